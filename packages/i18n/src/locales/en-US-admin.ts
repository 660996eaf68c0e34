// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import audit from '../en-US/audit.json' with { type: 'json' }
import categories from '../en-US/categories.json' with { type: 'json' }
import mails from '../en-US/mails.json' with { type: 'json' }
import outbox from '../en-US/outbox.json' with { type: 'json' }
import pageUsage from '../en-US/page-usage.json' with { type: 'json' }
import serviceCheck from '../en-US/service-check.json' with { type: 'json' }
import settings from '../en-US/settings.json' with { type: 'json' }
import sync from '../en-US/sync.json' with { type: 'json' }
import tasks from '../en-US/tasks.json' with { type: 'json' }
import users from '../en-US/users.json' with { type: 'json' }

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
