import { bookArrival, bookDeparture, type Goods, type Movement, openLots } from '../../trade/entries.ts'
import type { CatalogueItem } from '../catalogue/expand.ts'
import type { CompanyRows } from '../contract.ts'
import { type Fleet, isNumbered } from '../fleet.ts'
import { priceTypeOf } from '../rows/item-rows.ts'
import { demoLocations } from '../rows/location-rows.ts'
import { type Assortment, chooseDelivery, chooseToReturn, type Taken, type Wish } from './choose-goods.ts'
import type { Draft } from './draft-requests.ts'
import type { Ledger } from './ledger.ts'
import { orderCosts } from './order-costs.ts'

type RequestRow = CompanyRows['PortaalAanvraag'][number]
type RequestLineRow = CompanyRows['PortaalAanvraagRegel'][number]
type OrderRow = CompanyRows['PortaalOrder'][number]
type OrderLineRow = CompanyRows['PortaalOrderRegel'][number]

/** The books while the history is written into them. */
export interface Desk {
  readonly assortment: Assortment
  readonly fleet: Fleet
  readonly ledger: Ledger
  /** Open locations by customer. */
  readonly siblings: ReadonlyMap<string, readonly string[]>
  readonly requests: RequestRow[]
  readonly requestLines: RequestLineRow[]
  readonly orders: OrderRow[]
  readonly orderLines: OrderLineRow[]
  readonly costs: CompanyRows['PortaalOrderKosten'][number][]
}

/** One line of an order: what it moves, and of which piece. */
interface Line {
  readonly goods: Goods
  readonly setNo: string
}

interface Plan {
  readonly request: RequestRow
  readonly lines: readonly Line[]
  readonly taken: readonly Taken[]
}

/** So many moves go to a location that the people of the demo work at, where the customer has one. */
const shareToNear = 0.4
const prefixes = { Aanvoer: 'OA', Afvoer: 'OF', 'Overige verplaatsingen': 'OV' } as const
const openStatuses = ['Open', 'Released', 'Printed'] as const

const isPosted = (request: RequestRow): boolean => request.Status === 'Cancelled'
const isOrdered = (request: RequestRow): boolean => isPosted(request) || request.Status === 'Approved'

function goodsOf(item: CatalogueItem, quantity: number): Goods {
  const counted = item.kind === 'Materieel' && !isNumbered(item)
  const terms = { Price_Type: priceTypeOf(item), Bulk: counted, External: false }
  return { Kind: item.kind, Plant_Type: item.no, Plant_No: '', ...terms, quantity }
}

/** What is delivered of a wish: numbered pieces one by one once they are on their way, the rest in one line. */
function deliverWish({ item, quantity, setNo }: Wish, request: RequestRow, fleet: Fleet): readonly Line[] {
  const goods = goodsOf(item, quantity)
  if (!isPosted(request) || !isNumbered(item)) return [{ goods, setNo }]
  return Array.from({ length: quantity }, () => {
    const piece = fleet.take(item, request.Delivery_Date ?? '', request.To_Location)
    return { goods: { ...goods, quantity: 1, Plant_No: piece.no, External: piece.external }, setNo }
  })
}

function planDelivery(
  { request: draft, location, random }: Draft,
  { assortment }: Desk,
): [RequestRow, readonly Wish[]] {
  const request = { ...draft, Type: 'Aanvoer' as const, To_Location: location.No }
  const wishes = chooseDelivery(assortment, random)
  return [request, wishes]
}

/** A removal to the depot, or a move to another location of the same customer; null when there is nothing to take. */
function planRemoval({ request: draft, location, random, clears }: Draft, desk: Desk): Plan | null {
  const taken = clears
    ? desk.ledger.at(location.No).map((holding) => ({ holding, quantity: holding.quantity - holding.reserved }))
    : chooseToReturn(desk.ledger.at(location.No), draft.Delivery_Date ?? '', random)
  const others = desk.siblings.get(location.Customer_No)?.filter((no) => no !== location.No) ?? []
  const moves = !clears && others.length > 0 && random.chance(0.3)
  const near = others.filter((no) => demoLocations.some((demo) => demo === no))
  const request: RequestRow = {
    ...draft,
    Type: moves ? 'Overige verplaatsingen' : 'Afvoer',
    From_Location: location.No,
    To_Location: moves ? random.pick(near.length > 0 && random.chance(shareToNear) ? near : others) : '',
    Depot_No: moves ? '' : draft.Depot_No,
    Return_Date: moves ? draft.Return_Date : null,
  }
  const lines = taken
    .filter(({ quantity }) => quantity > 0)
    .map(({ holding, quantity }) => ({ goods: { ...holding.goods, quantity }, setNo: '' }))
  return lines.length === 0 ? null : { request, lines, taken }
}

function addOrder(desk: Desk, { request, lines }: Plan, draft: Draft): OrderRow {
  const at = desk.orders.length
  const posted = isPosted(request)
  const { Type, Delivery_Date, Return_Date, From_Location, To_Location, Requested_By, Reference, Collect } = request
  const order: OrderRow = {
    Type,
    No: request.No.replace('AR', prefixes[Type]),
    Status: posted ? 'Posted' : (openStatuses[at % openStatuses.length] ?? 'Open'),
    Request_No: request.No,
    Order_Date: request.Request_Date,
    Posted_Date: posted ? Delivery_Date : null,
    ...{ Delivery_Date, Return_Date, From_Location, To_Location, Requested_By, Reference, Collect },
  }
  desk.orders.push(order)
  lines.forEach(({ goods }, line) => {
    desk.orderLines.push({
      Order_Type: Type,
      Order_No: order.No,
      Line_No: (line + 1) * 10_000,
      Kind: goods.Kind,
      No: goods.Plant_Type,
      Plant_No: goods.Plant_No,
      Quantity: String(goods.quantity),
      Qty_Posted: posted ? String(goods.quantity) : '0',
    })
  })
  if (posted) desk.costs.push(...orderCosts(order, draft.random))
  return order
}

/** Moves the goods of a posted order through the stock history; what is sold does not become stock. */
function postOrder(desk: Desk, order: OrderRow, { lines, taken }: Plan): void {
  const { No, From_Location: from, To_Location: to } = order
  const movement: Movement = { order: No, date: order.Posted_Date ?? '', from, to }
  for (const { holding, quantity } of taken) {
    const gone = bookDeparture(openLots(holding.entries), { ...holding.goods, quantity }, movement)
    if (gone === null) throw new Error(`${No} takes more than there is`)
    desk.ledger.add(gone)
    const piece = desk.fleet.find(holding.goods.Plant_No)
    if (piece !== undefined && to === '') desk.fleet.giveBack(piece)
    else if (piece !== undefined) piece.location = to
  }
  if (to === '') return
  const arriving = lines.map(({ goods }) => goods).filter((goods) => goods.Price_Type !== 'Verkoop')
  desk.ledger.add(
    arriving.map((goods) => bookArrival(goods, movement)),
    order.Return_Date,
  )
}

function requestLines(request: RequestRow, wished: readonly Line[]): readonly RequestLineRow[] {
  return wished.map(({ goods, setNo }, at) => ({
    Request_No: request.No,
    Line_No: (at + 1) * 10_000,
    Kind: goods.Kind,
    No: goods.Plant_Type,
    Plant_No: goods.Plant_No,
    Quantity: String(goods.quantity),
    Qty_Processed: isPosted(request) ? String(goods.quantity) : '0',
    Remark: '',
    Set_No: setNo,
  }))
}

function makePlan(draft: Draft, desk: Desk): { plan: Plan; wished: readonly Line[] } | null {
  const removal = draft.leaves ? planRemoval(draft, desk) : null
  if (removal !== null) return { plan: removal, wished: removal.lines }
  if (draft.clears) return null
  const [request, wishes] = planDelivery(draft, desk)
  const lines = wishes.flatMap((wish) => deliverWish(wish, request, desk.fleet))
  const wished = wishes.map(({ item, quantity, setNo }) => ({ goods: goodsOf(item, quantity), setNo }))
  return { plan: { request, lines, taken: [] }, wished }
}

/** Writes a request into the books with what came of it: order, costs and, once posted, the movement of the goods. */
export function fulfilRequest(draft: Draft, desk: Desk): void {
  const made = makePlan(draft, desk)
  if (made === null) return
  const { plan, wished } = made
  const { request } = plan
  desk.requests.push(request)
  desk.requestLines.push(...requestLines(request, wished))
  if (isOrdered(request)) {
    const order = addOrder(desk, plan, draft)
    if (isPosted(request)) postOrder(desk, order, plan)
  }
  const waits = request.Status === 'Requested' || request.Status === 'Approved'
  if (waits) for (const { holding, quantity } of plan.taken) holding.reserved += quantity
}
