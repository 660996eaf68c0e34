// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import audit from '../de-DE/audit.json' with { type: 'json' }
import categories from '../de-DE/categories.json' with { type: 'json' }
import mails from '../de-DE/mails.json' with { type: 'json' }
import outbox from '../de-DE/outbox.json' with { type: 'json' }
import pageUsage from '../de-DE/page-usage.json' with { type: 'json' }
import serviceCheck from '../de-DE/service-check.json' with { type: 'json' }
import settings from '../de-DE/settings.json' with { type: 'json' }
import sync from '../de-DE/sync.json' with { type: 'json' }
import tasks from '../de-DE/tasks.json' with { type: 'json' }
import users from '../de-DE/users.json' with { type: 'json' }

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
