import { portaalAanvraag } from '@portal/erp-protocol/services/requests.ts'
import { packingSlipOf } from '../documents/document-heads.ts'
import type { Books } from '../state/books.ts'
import { changeOf } from '../state/change-of.ts'
import { dayOf } from '../state/clock.ts'
import type { Store } from '../state/store.ts'
import { type RowOf, rowsWhere, rowWith } from '../state/typed-rows.ts'
import { documentChanges } from './add-documents.ts'
import { moveGoods } from './move-goods.ts'

type RequestRow = RowOf<'PortaalAanvraag'>
type OrderRow = RowOf<'PortaalOrder'>

const orderSteps = ['Open', 'Released', 'Printed', 'Posted'] as const
const orderPrefixes = { Aanvoer: 'AO', Afvoer: 'RO', 'Overige verplaatsingen': 'VO' } as const
const longestRemark = portaalAanvraag.fields.Remark.length

/** The books at the moment of a step; a step that was due earlier carries its own time. */
interface Desk {
  readonly books: Books
  readonly store: Store
  readonly at: Date
}

const linesOf = (store: Store, requestNo: string): readonly RowOf<'PortaalAanvraagRegel'>[] =>
  rowsWhere(store, 'PortaalAanvraagRegel', { field: 'Request_No', value: requestNo })
export const orderOf = (store: Store, requestNo: string): OrderRow | undefined =>
  rowsWhere(store, 'PortaalOrder', { field: 'Request_No', value: requestNo })[0]

function decide(desk: Desk, request: RequestRow, changes: Partial<RequestRow>): void {
  desk.books.commit({ changes: [changeOf(desk, 'PortaalAanvraag', { ...request, ...changes })] })
}

/** The reason behind the remark, which makes room for it. */
function withReason(remark: string, reason: string): string {
  const said = reason.slice(0, longestRemark)
  const kept = said === '' ? remark : remark.slice(0, Math.max(0, longestRemark - said.length - 3))
  return [kept, said].filter((part) => part !== '').join(' / ')
}

/** The desk's decision on a request; a refusal leaves its reason in the remark. False when there is nothing to decide. */
export function decideRequest(
  books: Books,
  no: string,
  decision: { readonly status: 'Approved' | 'Disapproved'; readonly reason?: string },
): boolean {
  const { store } = books
  const request = rowWith(store, 'PortaalAanvraag', { No: no })
  if (request === undefined || request.Status !== 'Requested') return false
  decide({ books, store, at: books.clock.now() }, request, {
    Status: decision.status,
    Remark: withReason(request.Remark, decision.reason ?? ''),
  })
  return true
}

function makeOrder(desk: Desk, request: RequestRow): void {
  const { store } = desk
  const today = dayOf(desk.at)
  const counter = store.next('order')
  const { Type, Delivery_Date, Return_Date, From_Location, To_Location, Requested_By, Reference, Collect } = request
  const no = `${orderPrefixes[Type]}${today.slice(2, 4)}-${String(counter).padStart(5, '0')}`
  const order: OrderRow = {
    Type,
    No: no,
    Status: 'Open',
    Request_No: request.No,
    Order_Date: today,
    Posted_Date: null,
    ...{ Delivery_Date, Return_Date, From_Location, To_Location, Requested_By, Reference, Collect },
  }
  const lines = linesOf(store, request.No).map(({ Line_No, Kind, No, Plant_No, Quantity }) => ({
    ...{ Order_Type: Type, Order_No: no, Line_No, Kind, No, Plant_No, Quantity },
    Qty_Posted: '0',
  }))
  desk.books.commit({
    changes: [changeOf(desk, 'PortaalOrder', order), ...lines.map((line) => changeOf(desk, 'PortaalOrderRegel', line))],
    counters: { order: counter },
  })
}

/** Posting moves the goods, as far as they are there; the request is processed ('Verwerkt'). */
function postOrder(desk: Desk, order: OrderRow, request: RequestRow): void {
  const { lines, moved, entries, pieces, lastEntry } = moveGoods(desk.store, order, desk.at)
  const posted = { ...order, Status: 'Posted' as const, Posted_Date: dayOf(desk.at) }
  const slip = documentChanges(desk, [packingSlipOf(posted)], { orderLines: () => lines })
  desk.books.commit({
    changes: [
      changeOf(desk, 'PortaalOrder', posted),
      ...lines.map((line) => changeOf(desk, 'PortaalOrderRegel', line)),
      ...entries.map((entry) => changeOf(desk, 'PortaalVoorraadverloop', entry)),
      ...pieces.map((piece) => changeOf(desk, 'PortaalMaterieelstuk', piece)),
      ...linesOf(desk.store, request.No).map((line) =>
        changeOf(desk, 'PortaalAanvraagRegel', { ...line, Qty_Processed: String(moved.get(line.Line_No) ?? 0) }),
      ),
      changeOf(desk, 'PortaalAanvraag', { ...request, Status: 'Cancelled' }),
      ...slip.changes,
    ],
    counters: { entry: lastEntry, ...slip.counters },
  })
}

function moveOrder(desk: Desk, order: OrderRow, request: RequestRow): boolean {
  const next = orderSteps[orderSteps.indexOf(order.Status) + 1]
  if (next === undefined) return false
  if (next === 'Posted') postOrder(desk, order, request)
  else desk.books.commit({ changes: [changeOf(desk, 'PortaalOrder', { ...order, Status: next })] })
  return true
}

/** Takes a request one step further as of a time; false when it is at its end or unknown. */
export function advanceRequest(books: Books, no: string, at: Date = books.clock.now()): boolean {
  const { store } = books
  const desk = { books, store, at }
  const request = rowWith(store, 'PortaalAanvraag', { No: no })
  if (request?.Status === 'Requested') {
    decide(desk, request, { Status: 'Approved' })
    return true
  }
  if (request?.Status !== 'Approved') return false
  const order = orderOf(store, no)
  if (order !== undefined) return moveOrder(desk, order, request)
  makeOrder(desk, request)
  return true
}
