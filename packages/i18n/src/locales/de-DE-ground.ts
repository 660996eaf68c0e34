// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import machines from '../de-DE/machines.json' with { type: 'json' }
import siteWalks from '../de-DE/site-walks.json' with { type: 'json' }

export const texts = {
  ...machines,
  ...siteWalks,
}
