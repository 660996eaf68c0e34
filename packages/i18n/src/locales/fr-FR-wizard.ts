// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import listWords from '../fr-FR/list-words.json' with { type: 'json' }
import missing from '../fr-FR/missing.json' with { type: 'json' }
import ordering from '../fr-FR/ordering.json' with { type: 'json' }
import wizard from '../fr-FR/wizard.json' with { type: 'json' }

export const texts = {
  ...listWords,
  ...missing,
  ...ordering,
  ...wizard,
}
