// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import queue from '../en-US/queue.json' with { type: 'json' }
import uploads from '../en-US/uploads.json' with { type: 'json' }

export const texts = {
  ...queue,
  ...uploads,
}
