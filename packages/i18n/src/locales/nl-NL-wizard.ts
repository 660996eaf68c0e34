// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import listWords from '../nl-NL/list-words.json' with { type: 'json' }
import missing from '../nl-NL/missing.json' with { type: 'json' }
import ordering from '../nl-NL/ordering.json' with { type: 'json' }
import wizard from '../nl-NL/wizard.json' with { type: 'json' }

export const texts = {
  ...listWords,
  ...missing,
  ...ordering,
  ...wizard,
}
