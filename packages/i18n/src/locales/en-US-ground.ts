// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import machines from '../en-US/machines.json' with { type: 'json' }
import siteWalks from '../en-US/site-walks.json' with { type: 'json' }

export const texts = {
  ...machines,
  ...siteWalks,
}
