// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import handOvers from '../nl-NL/hand-overs.json' with { type: 'json' }
import machines from '../nl-NL/machines.json' with { type: 'json' }
import siteWalks from '../nl-NL/site-walks.json' with { type: 'json' }

export const texts = {
  ...handOvers,
  ...machines,
  ...siteWalks,
}
