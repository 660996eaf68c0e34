// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import approvals from '../fr-FR/approvals.json' with { type: 'json' }
import complaints from '../fr-FR/complaints.json' with { type: 'json' }
import content from '../fr-FR/content.json' with { type: 'json' }
import exitOrders from '../fr-FR/exit-orders.json' with { type: 'json' }
import invoices from '../fr-FR/invoices.json' with { type: 'json' }
import locationChanges from '../fr-FR/location-changes.json' with { type: 'json' }
import lookAlong from '../fr-FR/look-along.json' with { type: 'json' }
import metacom from '../fr-FR/metacom.json' with { type: 'json' }
import moving from '../fr-FR/moving.json' with { type: 'json' }
import notifications from '../fr-FR/notifications.json' with { type: 'json' }
import quickOrder from '../fr-FR/quick-order.json' with { type: 'json' }
import removing from '../fr-FR/removing.json' with { type: 'json' }
import reports from '../fr-FR/reports.json' with { type: 'json' }
import searchWords from '../fr-FR/search-words.json' with { type: 'json' }
import secondFactor from '../fr-FR/second-factor.json' with { type: 'json' }
import sets from '../fr-FR/sets.json' with { type: 'json' }
import shortcuts from '../fr-FR/shortcuts.json' with { type: 'json' }
import transport from '../fr-FR/transport.json' with { type: 'json' }

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
