// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import queue from '../fr-FR/queue.json' with { type: 'json' }
import uploads from '../fr-FR/uploads.json' with { type: 'json' }

export const texts = {
  ...queue,
  ...uploads,
}
