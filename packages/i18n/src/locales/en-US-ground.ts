// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import handOvers from '../en-US/hand-overs.json' with { type: 'json' }
import machines from '../en-US/machines.json' with { type: 'json' }
import siteWalks from '../en-US/site-walks.json' with { type: 'json' }

export const texts = {
  ...handOvers,
  ...machines,
  ...siteWalks,
}
