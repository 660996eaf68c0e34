// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import handOvers from '../de-DE/hand-overs.json' with { type: 'json' }
import machines from '../de-DE/machines.json' with { type: 'json' }
import siteWalks from '../de-DE/site-walks.json' with { type: 'json' }

export const texts = {
  ...handOvers,
  ...machines,
  ...siteWalks,
}
