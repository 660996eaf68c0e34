// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import machines from '../nl-NL/machines.json' with { type: 'json' }
import siteWalks from '../nl-NL/site-walks.json' with { type: 'json' }

export const texts = {
  ...machines,
  ...siteWalks,
}
