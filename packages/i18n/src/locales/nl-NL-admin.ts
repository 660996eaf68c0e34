// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import audit from '../nl-NL/audit.json' with { type: 'json' }
import categories from '../nl-NL/categories.json' with { type: 'json' }
import mails from '../nl-NL/mails.json' with { type: 'json' }
import outbox from '../nl-NL/outbox.json' with { type: 'json' }
import pageUsage from '../nl-NL/page-usage.json' with { type: 'json' }
import serviceCheck from '../nl-NL/service-check.json' with { type: 'json' }
import settings from '../nl-NL/settings.json' with { type: 'json' }
import sync from '../nl-NL/sync.json' with { type: 'json' }
import tasks from '../nl-NL/tasks.json' with { type: 'json' }
import users from '../nl-NL/users.json' with { type: 'json' }

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
