// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import agenda from '../fr-FR/agenda.json' with { type: 'json' }
import favourites from '../fr-FR/favourites.json' with { type: 'json' }
import inspections from '../fr-FR/inspections.json' with { type: 'json' }
import locations from '../fr-FR/locations.json' with { type: 'json' }
import orders from '../fr-FR/orders.json' with { type: 'json' }
import recordMenu from '../fr-FR/record-menu.json' with { type: 'json' }
import removalList from '../fr-FR/removal-list.json' with { type: 'json' }
import requests from '../fr-FR/requests.json' with { type: 'json' }
import savedViews from '../fr-FR/saved-views.json' with { type: 'json' }
import stock from '../fr-FR/stock.json' with { type: 'json' }

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
