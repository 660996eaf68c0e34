import type { CatalogueItem } from '../catalogue/expand.ts'
import { createFleet, type Fleet } from '../fleet.ts'
import { isOrderable } from '../rows/item-rows.ts'
import type { LocationRow } from '../rows/location-rows.ts'
import type { SetLine } from '../rows/set-rows.ts'
import { makeAssortment } from './choose-goods.ts'
import { type DraftSources, draftRequests } from './draft-requests.ts'
import { draftExits, type ExitOrders, fulfilExit } from './exit-orders.ts'
import { type Desk, fulfilRequest } from './fulfil-request.ts'
import { keepReturns } from './keep-returns.ts'
import { createLedger } from './ledger.ts'

/** What the past two years left in the books. */
export interface History extends Desk {
  readonly exits: ExitOrders
  readonly fleet: Fleet
}

interface Sources extends DraftSources {
  readonly items: readonly CatalogueItem[]
  readonly sets: readonly SetLine[]
}

function openLocationsByCustomer(locations: readonly LocationRow[]): ReadonlyMap<string, readonly string[]> {
  const open = locations.filter((location) => !location.Blocked && location.State === 'Production')
  const byCustomer = Map.groupBy(open, (location) => location.Customer_No)
  return new Map([...byCustomer].map(([customer, own]) => [customer, own.map((location) => location.No)]))
}

/**
 * Two years of requests with the orders, movements and exits that came of them, in the order in which the goods moved:
 * what leaves a location has come there before. Cancelled is the back office's word for processed. Numbers have series
 * of their own (AR, OA, OF, OV, EX), apart from what is written later.
 */
export function makeHistory(locations: readonly LocationRow[], sources: Sources): History {
  const history: History = {
    assortment: makeAssortment(sources.items.filter(isOrderable), sources.sets),
    fleet: createFleet(),
    ledger: createLedger(),
    siblings: openLocationsByCustomer(locations),
    requests: [],
    requestLines: [],
    orders: [],
    orderLines: [],
    costs: [],
    exits: { orders: [], lines: [] },
  }
  const events = [
    ...draftRequests(locations, sources).map((draft) => ({
      date: draft.request.Delivery_Date ?? '',
      happen: () => fulfilRequest(draft, history),
    })),
    ...draftExits(locations, sources.seed, sources.today).map((draft) => ({
      date: draft.date,
      happen: () => fulfilExit(draft, history),
    })),
  ]
  events.sort((a, b) => a.date.localeCompare(b.date))
  for (const event of events) event.happen()
  keepReturns(history, sources.today)
  return history
}
