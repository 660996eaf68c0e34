// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import listWords from '../de-DE/list-words.json' with { type: 'json' }
import missing from '../de-DE/missing.json' with { type: 'json' }
import ordering from '../de-DE/ordering.json' with { type: 'json' }
import wizard from '../de-DE/wizard.json' with { type: 'json' }

export const texts = {
  ...listWords,
  ...missing,
  ...ordering,
  ...wizard,
}
