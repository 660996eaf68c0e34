// Written by packages/i18n/write-locales.ts; edit the JSON files or features.ts instead.
import mails from '../en-US/mails.json' with { type: 'json' }
import outbox from '../en-US/outbox.json' with { type: 'json' }
import serviceCheck from '../en-US/service-check.json' with { type: 'json' }
import sync from '../en-US/sync.json' with { type: 'json' }
import tasks from '../en-US/tasks.json' with { type: 'json' }

export const texts = {
  ...outbox,
  ...sync,
  ...tasks,
  ...serviceCheck,
  ...mails,
}
