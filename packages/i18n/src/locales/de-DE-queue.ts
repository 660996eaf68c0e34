// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import queue from '../de-DE/queue.json' with { type: 'json' }
import uploads from '../de-DE/uploads.json' with { type: 'json' }

export const texts = {
  ...queue,
  ...uploads,
}
