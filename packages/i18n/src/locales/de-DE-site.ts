// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import agenda from '../de-DE/agenda.json' with { type: 'json' }
import favourites from '../de-DE/favourites.json' with { type: 'json' }
import inspections from '../de-DE/inspections.json' with { type: 'json' }
import locations from '../de-DE/locations.json' with { type: 'json' }
import orders from '../de-DE/orders.json' with { type: 'json' }
import recordMenu from '../de-DE/record-menu.json' with { type: 'json' }
import removalList from '../de-DE/removal-list.json' with { type: 'json' }
import requests from '../de-DE/requests.json' with { type: 'json' }
import savedViews from '../de-DE/saved-views.json' with { type: 'json' }
import stock from '../de-DE/stock.json' with { type: 'json' }

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
