// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import approvals from '../en-US/approvals.json' with { type: 'json' }
import complaints from '../en-US/complaints.json' with { type: 'json' }
import content from '../en-US/content.json' with { type: 'json' }
import exitOrders from '../en-US/exit-orders.json' with { type: 'json' }
import invoices from '../en-US/invoices.json' with { type: 'json' }
import locationChanges from '../en-US/location-changes.json' with { type: 'json' }
import lookAlong from '../en-US/look-along.json' with { type: 'json' }
import metacom from '../en-US/metacom.json' with { type: 'json' }
import moving from '../en-US/moving.json' with { type: 'json' }
import notifications from '../en-US/notifications.json' with { type: 'json' }
import quickOrder from '../en-US/quick-order.json' with { type: 'json' }
import removing from '../en-US/removing.json' with { type: 'json' }
import reports from '../en-US/reports.json' with { type: 'json' }
import searchWords from '../en-US/search-words.json' with { type: 'json' }
import secondFactor from '../en-US/second-factor.json' with { type: 'json' }
import sets from '../en-US/sets.json' with { type: 'json' }
import shortcuts from '../en-US/shortcuts.json' with { type: 'json' }
import transport from '../en-US/transport.json' with { type: 'json' }

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
