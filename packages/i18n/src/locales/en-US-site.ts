// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import agenda from '../en-US/agenda.json' with { type: 'json' }
import favourites from '../en-US/favourites.json' with { type: 'json' }
import inspections from '../en-US/inspections.json' with { type: 'json' }
import locations from '../en-US/locations.json' with { type: 'json' }
import orders from '../en-US/orders.json' with { type: 'json' }
import recordMenu from '../en-US/record-menu.json' with { type: 'json' }
import removalList from '../en-US/removal-list.json' with { type: 'json' }
import requests from '../en-US/requests.json' with { type: 'json' }
import savedViews from '../en-US/saved-views.json' with { type: 'json' }
import stock from '../en-US/stock.json' with { type: 'json' }

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
