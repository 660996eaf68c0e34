// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import approvals from '../de-DE/approvals.json' with { type: 'json' }
import complaints from '../de-DE/complaints.json' with { type: 'json' }
import content from '../de-DE/content.json' with { type: 'json' }
import exitOrders from '../de-DE/exit-orders.json' with { type: 'json' }
import invoices from '../de-DE/invoices.json' with { type: 'json' }
import locationChanges from '../de-DE/location-changes.json' with { type: 'json' }
import lookAlong from '../de-DE/look-along.json' with { type: 'json' }
import metacom from '../de-DE/metacom.json' with { type: 'json' }
import moving from '../de-DE/moving.json' with { type: 'json' }
import notifications from '../de-DE/notifications.json' with { type: 'json' }
import quickOrder from '../de-DE/quick-order.json' with { type: 'json' }
import removing from '../de-DE/removing.json' with { type: 'json' }
import reports from '../de-DE/reports.json' with { type: 'json' }
import searchWords from '../de-DE/search-words.json' with { type: 'json' }
import secondFactor from '../de-DE/second-factor.json' with { type: 'json' }
import sets from '../de-DE/sets.json' with { type: 'json' }
import shortcuts from '../de-DE/shortcuts.json' with { type: 'json' }
import transport from '../de-DE/transport.json' with { type: 'json' }

export const texts = {
  ...approvals,
  ...complaints,
  ...content,
  ...exitOrders,
  ...invoices,
  ...locationChanges,
  ...lookAlong,
  ...metacom,
  ...moving,
  ...notifications,
  ...quickOrder,
  ...removing,
  ...reports,
  ...searchWords,
  ...secondFactor,
  ...sets,
  ...shortcuts,
  ...transport,
}
