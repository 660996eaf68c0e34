// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import handOvers from '../fr-FR/hand-overs.json' with { type: 'json' }
import machines from '../fr-FR/machines.json' with { type: 'json' }
import siteWalks from '../fr-FR/site-walks.json' with { type: 'json' }

export const texts = {
  ...handOvers,
  ...machines,
  ...siteWalks,
}
