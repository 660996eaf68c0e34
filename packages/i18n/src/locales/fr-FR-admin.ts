// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import audit from '../fr-FR/audit.json' with { type: 'json' }
import categories from '../fr-FR/categories.json' with { type: 'json' }
import mails from '../fr-FR/mails.json' with { type: 'json' }
import outbox from '../fr-FR/outbox.json' with { type: 'json' }
import pageUsage from '../fr-FR/page-usage.json' with { type: 'json' }
import serviceCheck from '../fr-FR/service-check.json' with { type: 'json' }
import settings from '../fr-FR/settings.json' with { type: 'json' }
import sync from '../fr-FR/sync.json' with { type: 'json' }
import tasks from '../fr-FR/tasks.json' with { type: 'json' }
import users from '../fr-FR/users.json' with { type: 'json' }

export const texts = {
  ...audit,
  ...categories,
  ...mails,
  ...outbox,
  ...pageUsage,
  ...serviceCheck,
  ...settings,
  ...sync,
  ...tasks,
  ...users,
}
