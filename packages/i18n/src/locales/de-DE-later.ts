// Written by packages/i18n/write-locales.ts; edit the JSON files or features.ts instead.
import mails from '../de-DE/mails.json' with { type: 'json' }
import outbox from '../de-DE/outbox.json' with { type: 'json' }
import serviceCheck from '../de-DE/service-check.json' with { type: 'json' }
import sync from '../de-DE/sync.json' with { type: 'json' }
import tasks from '../de-DE/tasks.json' with { type: 'json' }

export const texts = {
  ...outbox,
  ...sync,
  ...tasks,
  ...serviceCheck,
  ...mails,
}
