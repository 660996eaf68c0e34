// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import queue from '../nl-NL/queue.json' with { type: 'json' }
import uploads from '../nl-NL/uploads.json' with { type: 'json' }

export const texts = {
  ...queue,
  ...uploads,
}
