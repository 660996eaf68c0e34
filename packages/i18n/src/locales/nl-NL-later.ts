// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import agenda from '../nl-NL/agenda.json' with { type: 'json' }
import approvals from '../nl-NL/approvals.json' with { type: 'json' }
import audit from '../nl-NL/audit.json' with { type: 'json' }
import categories from '../nl-NL/categories.json' with { type: 'json' }
import complaints from '../nl-NL/complaints.json' with { type: 'json' }
import content from '../nl-NL/content.json' with { type: 'json' }
import exitOrders from '../nl-NL/exit-orders.json' with { type: 'json' }
import favourites from '../nl-NL/favourites.json' with { type: 'json' }
import inspections from '../nl-NL/inspections.json' with { type: 'json' }
import invoices from '../nl-NL/invoices.json' with { type: 'json' }
import locationChanges from '../nl-NL/location-changes.json' with { type: 'json' }
import lookAlong from '../nl-NL/look-along.json' with { type: 'json' }
import mails from '../nl-NL/mails.json' with { type: 'json' }
import metacom from '../nl-NL/metacom.json' with { type: 'json' }
import moving from '../nl-NL/moving.json' with { type: 'json' }
import notifications from '../nl-NL/notifications.json' with { type: 'json' }
import outbox from '../nl-NL/outbox.json' with { type: 'json' }
import pageUsage from '../nl-NL/page-usage.json' with { type: 'json' }
import quickOrder from '../nl-NL/quick-order.json' with { type: 'json' }
import recordMenu from '../nl-NL/record-menu.json' with { type: 'json' }
import removing from '../nl-NL/removing.json' with { type: 'json' }
import reports from '../nl-NL/reports.json' with { type: 'json' }
import secondFactor from '../nl-NL/second-factor.json' with { type: 'json' }
import serviceCheck from '../nl-NL/service-check.json' with { type: 'json' }
import sets from '../nl-NL/sets.json' with { type: 'json' }
import settings from '../nl-NL/settings.json' with { type: 'json' }
import stock from '../nl-NL/stock.json' with { type: 'json' }
import sync from '../nl-NL/sync.json' with { type: 'json' }
import tasks from '../nl-NL/tasks.json' with { type: 'json' }
import transport from '../nl-NL/transport.json' with { type: 'json' }
import uploads from '../nl-NL/uploads.json' with { type: 'json' }
import users from '../nl-NL/users.json' with { type: 'json' }

export const texts = {
  ...agenda,
  ...approvals,
  ...audit,
  ...categories,
  ...complaints,
  ...content,
  ...exitOrders,
  ...favourites,
  ...inspections,
  ...invoices,
  ...locationChanges,
  ...lookAlong,
  ...mails,
  ...metacom,
  ...moving,
  ...notifications,
  ...outbox,
  ...pageUsage,
  ...quickOrder,
  ...recordMenu,
  ...removing,
  ...reports,
  ...secondFactor,
  ...serviceCheck,
  ...sets,
  ...settings,
  ...stock,
  ...sync,
  ...tasks,
  ...transport,
  ...uploads,
  ...users,
}
