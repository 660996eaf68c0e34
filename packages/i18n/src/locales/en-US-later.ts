// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import agenda from '../en-US/agenda.json' with { type: 'json' }
import approvals from '../en-US/approvals.json' with { type: 'json' }
import audit from '../en-US/audit.json' with { type: 'json' }
import categories from '../en-US/categories.json' with { type: 'json' }
import complaints from '../en-US/complaints.json' with { type: 'json' }
import content from '../en-US/content.json' with { type: 'json' }
import exitOrders from '../en-US/exit-orders.json' with { type: 'json' }
import favourites from '../en-US/favourites.json' with { type: 'json' }
import inspections from '../en-US/inspections.json' with { type: 'json' }
import invoices from '../en-US/invoices.json' with { type: 'json' }
import locationChanges from '../en-US/location-changes.json' with { type: 'json' }
import lookAlong from '../en-US/look-along.json' with { type: 'json' }
import mails from '../en-US/mails.json' with { type: 'json' }
import metacom from '../en-US/metacom.json' with { type: 'json' }
import moving from '../en-US/moving.json' with { type: 'json' }
import notifications from '../en-US/notifications.json' with { type: 'json' }
import outbox from '../en-US/outbox.json' with { type: 'json' }
import pageUsage from '../en-US/page-usage.json' with { type: 'json' }
import quickOrder from '../en-US/quick-order.json' with { type: 'json' }
import recordMenu from '../en-US/record-menu.json' with { type: 'json' }
import removing from '../en-US/removing.json' with { type: 'json' }
import reports from '../en-US/reports.json' with { type: 'json' }
import secondFactor from '../en-US/second-factor.json' with { type: 'json' }
import serviceCheck from '../en-US/service-check.json' with { type: 'json' }
import sets from '../en-US/sets.json' with { type: 'json' }
import settings from '../en-US/settings.json' with { type: 'json' }
import stock from '../en-US/stock.json' with { type: 'json' }
import sync from '../en-US/sync.json' with { type: 'json' }
import tasks from '../en-US/tasks.json' with { type: 'json' }
import transport from '../en-US/transport.json' with { type: 'json' }
import uploads from '../en-US/uploads.json' with { type: 'json' }
import users from '../en-US/users.json' with { type: 'json' }

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
