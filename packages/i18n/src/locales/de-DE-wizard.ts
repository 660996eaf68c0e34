// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import missing from '../de-DE/missing.json' with { type: 'json' }
import ordering from '../de-DE/ordering.json' with { type: 'json' }
import wizard from '../de-DE/wizard.json' with { type: 'json' }

export const texts = {
  ...missing,
  ...ordering,
  ...wizard,
}
