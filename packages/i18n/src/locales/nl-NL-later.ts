// Written by packages/i18n/write-locales.ts; edit the JSON files or features.ts instead.
import mails from '../nl-NL/mails.json' with { type: 'json' }
import outbox from '../nl-NL/outbox.json' with { type: 'json' }
import serviceCheck from '../nl-NL/service-check.json' with { type: 'json' }
import sync from '../nl-NL/sync.json' with { type: 'json' }
import tasks from '../nl-NL/tasks.json' with { type: 'json' }

export const texts = {
  ...outbox,
  ...sync,
  ...tasks,
  ...serviceCheck,
  ...mails,
}
