// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import approvals from '../nl-NL/approvals.json' with { type: 'json' }
import complaints from '../nl-NL/complaints.json' with { type: 'json' }
import content from '../nl-NL/content.json' with { type: 'json' }
import exitOrders from '../nl-NL/exit-orders.json' with { type: 'json' }
import invoices from '../nl-NL/invoices.json' with { type: 'json' }
import locationChanges from '../nl-NL/location-changes.json' with { type: 'json' }
import lookAlong from '../nl-NL/look-along.json' with { type: 'json' }
import metacom from '../nl-NL/metacom.json' with { type: 'json' }
import moving from '../nl-NL/moving.json' with { type: 'json' }
import notifications from '../nl-NL/notifications.json' with { type: 'json' }
import quickOrder from '../nl-NL/quick-order.json' with { type: 'json' }
import removing from '../nl-NL/removing.json' with { type: 'json' }
import reports from '../nl-NL/reports.json' with { type: 'json' }
import searchWords from '../nl-NL/search-words.json' with { type: 'json' }
import secondFactor from '../nl-NL/second-factor.json' with { type: 'json' }
import sets from '../nl-NL/sets.json' with { type: 'json' }
import shortcuts from '../nl-NL/shortcuts.json' with { type: 'json' }
import transport from '../nl-NL/transport.json' with { type: 'json' }

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
