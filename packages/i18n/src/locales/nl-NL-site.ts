// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import agenda from '../nl-NL/agenda.json' with { type: 'json' }
import favourites from '../nl-NL/favourites.json' with { type: 'json' }
import inspections from '../nl-NL/inspections.json' with { type: 'json' }
import locations from '../nl-NL/locations.json' with { type: 'json' }
import orders from '../nl-NL/orders.json' with { type: 'json' }
import recordMenu from '../nl-NL/record-menu.json' with { type: 'json' }
import removalList from '../nl-NL/removal-list.json' with { type: 'json' }
import requests from '../nl-NL/requests.json' with { type: 'json' }
import savedViews from '../nl-NL/saved-views.json' with { type: 'json' }
import stock from '../nl-NL/stock.json' with { type: 'json' }

export const texts = {
  ...agenda,
  ...favourites,
  ...inspections,
  ...locations,
  ...orders,
  ...recordMenu,
  ...removalList,
  ...requests,
  ...savedViews,
  ...stock,
}
