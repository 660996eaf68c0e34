// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import agenda from '../de-DE/agenda.json' with { type: 'json' }
import approvals from '../de-DE/approvals.json' with { type: 'json' }
import audit from '../de-DE/audit.json' with { type: 'json' }
import categories from '../de-DE/categories.json' with { type: 'json' }
import complaints from '../de-DE/complaints.json' with { type: 'json' }
import content from '../de-DE/content.json' with { type: 'json' }
import exitOrders from '../de-DE/exit-orders.json' with { type: 'json' }
import favourites from '../de-DE/favourites.json' with { type: 'json' }
import inspections from '../de-DE/inspections.json' with { type: 'json' }
import invoices from '../de-DE/invoices.json' with { type: 'json' }
import locationChanges from '../de-DE/location-changes.json' with { type: 'json' }
import lookAlong from '../de-DE/look-along.json' with { type: 'json' }
import mails from '../de-DE/mails.json' with { type: 'json' }
import metacom from '../de-DE/metacom.json' with { type: 'json' }
import moving from '../de-DE/moving.json' with { type: 'json' }
import notifications from '../de-DE/notifications.json' with { type: 'json' }
import outbox from '../de-DE/outbox.json' with { type: 'json' }
import pageUsage from '../de-DE/page-usage.json' with { type: 'json' }
import quickOrder from '../de-DE/quick-order.json' with { type: 'json' }
import recordMenu from '../de-DE/record-menu.json' with { type: 'json' }
import removing from '../de-DE/removing.json' with { type: 'json' }
import reports from '../de-DE/reports.json' with { type: 'json' }
import secondFactor from '../de-DE/second-factor.json' with { type: 'json' }
import serviceCheck from '../de-DE/service-check.json' with { type: 'json' }
import sets from '../de-DE/sets.json' with { type: 'json' }
import settings from '../de-DE/settings.json' with { type: 'json' }
import stock from '../de-DE/stock.json' with { type: 'json' }
import sync from '../de-DE/sync.json' with { type: 'json' }
import tasks from '../de-DE/tasks.json' with { type: 'json' }
import transport from '../de-DE/transport.json' with { type: 'json' }
import uploads from '../de-DE/uploads.json' with { type: 'json' }
import users from '../de-DE/users.json' with { type: 'json' }

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
