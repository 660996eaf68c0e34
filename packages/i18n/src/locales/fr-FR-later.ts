// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import agenda from '../fr-FR/agenda.json' with { type: 'json' }
import approvals from '../fr-FR/approvals.json' with { type: 'json' }
import audit from '../fr-FR/audit.json' with { type: 'json' }
import categories from '../fr-FR/categories.json' with { type: 'json' }
import complaints from '../fr-FR/complaints.json' with { type: 'json' }
import content from '../fr-FR/content.json' with { type: 'json' }
import exitOrders from '../fr-FR/exit-orders.json' with { type: 'json' }
import favourites from '../fr-FR/favourites.json' with { type: 'json' }
import inspections from '../fr-FR/inspections.json' with { type: 'json' }
import invoices from '../fr-FR/invoices.json' with { type: 'json' }
import locationChanges from '../fr-FR/location-changes.json' with { type: 'json' }
import lookAlong from '../fr-FR/look-along.json' with { type: 'json' }
import mails from '../fr-FR/mails.json' with { type: 'json' }
import metacom from '../fr-FR/metacom.json' with { type: 'json' }
import moving from '../fr-FR/moving.json' with { type: 'json' }
import notifications from '../fr-FR/notifications.json' with { type: 'json' }
import outbox from '../fr-FR/outbox.json' with { type: 'json' }
import pageUsage from '../fr-FR/page-usage.json' with { type: 'json' }
import quickOrder from '../fr-FR/quick-order.json' with { type: 'json' }
import recordMenu from '../fr-FR/record-menu.json' with { type: 'json' }
import removing from '../fr-FR/removing.json' with { type: 'json' }
import reports from '../fr-FR/reports.json' with { type: 'json' }
import secondFactor from '../fr-FR/second-factor.json' with { type: 'json' }
import serviceCheck from '../fr-FR/service-check.json' with { type: 'json' }
import sets from '../fr-FR/sets.json' with { type: 'json' }
import settings from '../fr-FR/settings.json' with { type: 'json' }
import stock from '../fr-FR/stock.json' with { type: 'json' }
import sync from '../fr-FR/sync.json' with { type: 'json' }
import tasks from '../fr-FR/tasks.json' with { type: 'json' }
import transport from '../fr-FR/transport.json' with { type: 'json' }
import uploads from '../fr-FR/uploads.json' with { type: 'json' }
import users from '../fr-FR/users.json' with { type: 'json' }

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
