// Written by packages/i18n/write-locales.ts; edit the JSON files or features.ts instead.
import mails from '../fr-FR/mails.json' with { type: 'json' }
import outbox from '../fr-FR/outbox.json' with { type: 'json' }
import serviceCheck from '../fr-FR/service-check.json' with { type: 'json' }
import sync from '../fr-FR/sync.json' with { type: 'json' }
import tasks from '../fr-FR/tasks.json' with { type: 'json' }

export const texts = {
  ...outbox,
  ...sync,
  ...tasks,
  ...serviceCheck,
  ...mails,
}
