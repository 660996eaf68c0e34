// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import listWords from '../en-US/list-words.json' with { type: 'json' }
import missing from '../en-US/missing.json' with { type: 'json' }
import ordering from '../en-US/ordering.json' with { type: 'json' }
import wizard from '../en-US/wizard.json' with { type: 'json' }

export const texts = {
  ...listWords,
  ...missing,
  ...ordering,
  ...wizard,
}
