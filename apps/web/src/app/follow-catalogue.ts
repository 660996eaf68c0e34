import { catalogue } from '@portal/contract/catalogue.ts'
import { categories } from '@portal/contract/categories.ts'
import { item } from '@portal/contract/item.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { search } from '@portal/contract/search.ts'
import { onHubEvent } from '../lib/hub.ts'
import { refreshCalls } from '../lib/use-call.ts'

/** What is made of the catalogue; the lines of an order list carry its names, prices and whether it can be ordered. */
const readers = [
  catalogue.getCatalogue,
  categories.getItemCategories,
  ...Object.values(item),
  search.getSuggestions,
  search.getSearchResults,
  orderList.getOrderList,
]

const leastPauseMs = 300
/** Everybody gets it in the same millisecond: the pages ask spread over this time. */
const spreadMs = 5000

/** Reads open answers again once the back office changed the catalogue; several changes are one look. */
export function followCatalogue(): void {
  let isPlanned = false
  const look = () => {
    isPlanned = false
    void refreshCalls(readers)
  }
  const plan = () => {
    if (!isPlanned) setTimeout(look, leastPauseMs + Math.random() * spreadMs)
    isPlanned = true
  }
  onHubEvent('catalogueUpdated', plan)
  onHubEvent('eventsMissed', plan)
}
