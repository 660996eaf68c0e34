// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import machines from '../fr-FR/machines.json' with { type: 'json' }
import siteWalks from '../fr-FR/site-walks.json' with { type: 'json' }

export const texts = {
  ...machines,
  ...siteWalks,
}
