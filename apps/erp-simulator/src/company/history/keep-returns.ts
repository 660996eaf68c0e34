import { openLots } from '../../trade/entries.ts'
import { addDays, nextWorkday, workdayBefore } from '../dates.ts'
import { hashText } from '../random.ts'
import { demoLocations } from '../rows/location-rows.ts'
import type { Desk } from './fulfil-request.ts'

/** How many days late a demo location is with what few orders brought: by days, and with one by weeks. */
const lateOfDemo = [3, 6, 23] as const
/** Late is what came long enough before, and not much of it. */
const [leastDaysThere, mostLinesLate] = [35, 2] as const
/** Who needs something longer asks for so many days more. */
const [leastMore, mostMore] = [8, 70] as const
/** What stands so long without a day to go back got one, but for the few lines of some orders that a demo location forgot. */
const [daysWithoutReturn, ordersForgotten, mostLinesForgotten] = [30, 3, 3] as const

type OrderRow = Desk['orders'][number]

/** The orders that brought what stands at a location, with how many lines of them stand there, newest first. */
function openOrders(desk: Desk, location: string, orders: ReadonlyMap<string, OrderRow>) {
  const lines = new Map<OrderRow, number>()
  for (const { entries } of desk.ledger.at(location))
    for (const { entry } of openLots(entries)) {
      const order = orders.get(entry.Arrival_Order)
      if (order !== undefined) lines.set(order, (lines.get(order) ?? 0) + 1)
    }
  return [...lines].toSorted(([a], [b]) => (b.Posted_Date ?? '').localeCompare(a.Posted_Date ?? ''))
}

/**
 * The day on which what still stands there is to go back: a well-run site that needs it longer has said so. Few orders of
 * a demo location are late, so that there is something to see of it.
 */
export function keepReturns(desk: Desk, today: string): void {
  const orders = new Map(desk.orders.map((order) => [order.No, order]))
  const requests = new Map(desk.requests.map((request) => [request.No, request]))
  const setReturn = (order: OrderRow, Return_Date: string): void => {
    Object.assign(order, { Return_Date })
    const request = requests.get(order.Request_No)
    if (request !== undefined) Object.assign(request, { Return_Date })
  }
  for (const location of desk.ledger.locations()) {
    const isDemo = demoLocations.some((no) => no === location)
    const late = isDemo ? [...lateOfDemo] : []
    let forgotten = isDemo ? ordersForgotten : 0
    for (const [order, lines] of openOrders(desk, location, orders)) {
      const isLate = lines <= mostLinesLate && (order.Posted_Date ?? '') <= addDays(today, -leastDaysThere)
      const days = isLate ? late.shift() : undefined
      const isWithout = order.Return_Date === null && (order.Posted_Date ?? today) <= addDays(today, -daysWithoutReturn)
      if (days !== undefined) setReturn(order, workdayBefore(addDays(today, -days)))
      else if (isWithout && forgotten > 0 && lines <= mostLinesForgotten) forgotten -= 1
      else if (isWithout || (order.Return_Date !== null && order.Return_Date <= today))
        setReturn(order, nextWorkday(addDays(today, leastMore + (hashText(order.No) % (mostMore - leastMore)))))
    }
  }
}
