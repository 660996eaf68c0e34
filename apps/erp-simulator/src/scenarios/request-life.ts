import type { Books } from '../state/books.ts'
import { dayOf } from '../state/clock.ts'
import type { Row } from '../state/row.ts'
import { type Change, keyOf, type Store } from '../state/store.ts'

const orderSteps: readonly unknown[] = ['Open', 'Released', 'Printed', 'Posted']
const longestRemark = 250
type Service = 'PortaalAanvraag' | 'PortaalAanvraagRegel' | 'PortaalOrder' | 'PortaalOrderRegel'

/** The books at the moment of a step; a step that was due earlier carries its own time. */
interface Desk {
  readonly books: Books
  readonly at: Date
}

function changeOf({ books, at }: Desk, service: Service, row: Row): Change {
  const stamped = books.store.stamp(row, at)
  return { service, key: keyOf(service, stamped), row: stamped }
}

const linesOf = (store: Store, requestNo: unknown): readonly Row[] =>
  store.where('PortaalAanvraagRegel', 'Request_No', requestNo)
export const orderOf = (store: Store, requestNo: unknown): Row | undefined =>
  store.where('PortaalOrder', 'Request_No', requestNo)[0]

function decide(desk: Desk, request: Row, changes: Row): void {
  desk.books.commit({ changes: [changeOf(desk, 'PortaalAanvraag', { ...request, ...changes })] })
}

/** The desk's decision on a request; a refusal leaves its reason in the remark. False when there is nothing to decide. */
export function decideRequest(
  books: Books,
  no: string,
  decision: { readonly status: 'Approved' | 'Disapproved'; readonly reason?: string },
): boolean {
  const request = books.store.find('PortaalAanvraag', no)
  if (request === undefined || request.Status !== 'Requested') return false
  const remark = [String(request.Remark ?? ''), decision.reason ?? ''].filter((part) => part !== '').join(' / ')
  decide({ books, at: books.clock.now() }, request, {
    Status: decision.status,
    Remark: remark.slice(0, longestRemark),
  })
  return true
}

function makeOrder(desk: Desk, request: Row): void {
  const { store } = desk.books
  const today = dayOf(desk.at)
  const counter = store.next('order')
  const prefix = request.Type === 'Aanvoer' ? 'AO' : request.Type === 'Afvoer' ? 'RO' : 'VO'
  const no = `${prefix}${today.slice(2, 4)}-${String(counter).padStart(5, '0')}`
  const order = {
    Type: request.Type,
    No: no,
    Status: 'Open',
    Request_No: request.No,
    Order_Date: today,
    Delivery_Date: request.Delivery_Date,
    Return_Date: request.Return_Date,
    Posted_Date: null,
    From_Location: request.From_Location,
    To_Location: request.To_Location,
    Requested_By: request.Requested_By,
    Reference: request.Reference,
    Collect: request.Collect,
  }
  const lines = linesOf(store, request.No).map((line) => ({
    Order_Type: request.Type,
    Order_No: no,
    Line_No: line.Line_No,
    Kind: line.Kind,
    No: line.No,
    Plant_No: line.Plant_No,
    Quantity: line.Quantity,
    Qty_Posted: '0',
  }))
  desk.books.commit({
    changes: [changeOf(desk, 'PortaalOrder', order), ...lines.map((line) => changeOf(desk, 'PortaalOrderRegel', line))],
    counters: { order: counter },
  })
}

/** Posting moves the goods: every line is done and the request is processed ('Verwerkt'). */
function postOrder(desk: Desk, order: Row, request: Row): void {
  const { store } = desk.books
  const orderLines = store
    .where('PortaalOrderRegel', 'Order_No', order.No)
    .filter((line) => line.Order_Type === order.Type)
  desk.books.commit({
    changes: [
      changeOf(desk, 'PortaalOrder', { ...order, Status: 'Posted', Posted_Date: dayOf(desk.at) }),
      ...orderLines.map((line) => changeOf(desk, 'PortaalOrderRegel', { ...line, Qty_Posted: line.Quantity })),
      ...linesOf(store, request.No).map((line) =>
        changeOf(desk, 'PortaalAanvraagRegel', { ...line, Qty_Processed: line.Quantity }),
      ),
      changeOf(desk, 'PortaalAanvraag', { ...request, Status: 'Cancelled' }),
    ],
  })
}

function moveOrder(desk: Desk, order: Row, request: Row): boolean {
  const next = orderSteps[orderSteps.indexOf(order.Status) + 1]
  if (next === undefined) return false
  if (next === 'Posted') postOrder(desk, order, request)
  else desk.books.commit({ changes: [changeOf(desk, 'PortaalOrder', { ...order, Status: next })] })
  return true
}

/** Takes a request one step further as of a time; false when it is at its end or unknown. */
export function advanceRequest(books: Books, no: string, at: Date = books.clock.now()): boolean {
  const desk = { books, at }
  const request = books.store.find('PortaalAanvraag', no)
  if (request?.Status === 'Requested') {
    decide(desk, request, { Status: 'Approved' })
    return true
  }
  if (request?.Status !== 'Approved') return false
  const order = orderOf(books.store, no)
  if (order !== undefined) return moveOrder(desk, order, request)
  makeOrder(desk, request)
  return true
}
