import type { Faults } from '../control/faults.ts'
import type { Books } from '../state/books.ts'
import { type Change, keyOf, type Row, type Store } from '../state/store.ts'

/** Simulated minutes that a request waits before each step. */
export interface LifePace {
  readonly approve: number
  readonly order: number
  readonly release: number
  readonly print: number
  readonly post: number
}
export const usualPace: LifePace = { approve: 120, order: 30, release: 60, print: 60, post: 240 }

const orderSteps: readonly unknown[] = ['Open', 'Released', 'Printed', 'Posted']
type Service = 'PortaalAanvraag' | 'PortaalAanvraagRegel' | 'PortaalOrder' | 'PortaalOrderRegel'

function changeOf(store: Store, service: Service, row: Row): Change {
  const stamped = store.stamp(row)
  return { service, key: keyOf(service, stamped), row: stamped }
}

function minutesSince(store: Store, row: Row): number {
  return (store.clock.now().getTime() - Date.parse(String(row.Last_Modified_At))) / 60_000
}

const linesOf = (store: Store, requestNo: unknown): readonly Row[] =>
  store.all('PortaalAanvraagRegel').filter((line) => line.Request_No === requestNo)
const orderOf = (store: Store, requestNo: unknown): Row | undefined =>
  store.all('PortaalOrder').find((order) => order.Request_No === requestNo)

/** The desk's decision on a request. */
export function decideRequest(books: Books, no: string, decision: 'Approved' | 'Disapproved'): boolean {
  const row = books.store.find('PortaalAanvraag', no)
  if (row === undefined || row.Status !== 'Requested') return false
  books.commit({ changes: [changeOf(books.store, 'PortaalAanvraag', { ...row, Status: decision })] })
  return true
}

function makeOrder(books: Books, request: Row): void {
  const { store, clock } = books
  const counter = store.next('order')
  const prefix = request.Type === 'Aanvoer' ? 'AO' : request.Type === 'Afvoer' ? 'RO' : 'VO'
  const no = `${prefix}${clock.today().slice(2, 4)}-${String(counter).padStart(5, '0')}`
  const order = {
    Type: request.Type,
    No: no,
    Status: 'Open',
    Request_No: request.No,
    Order_Date: clock.today(),
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
  books.commit({
    changes: [
      changeOf(store, 'PortaalOrder', order),
      ...lines.map((line) => changeOf(store, 'PortaalOrderRegel', line)),
    ],
    counters: { order: counter },
  })
}

/** Posting moves the goods: every line is done and the request is processed ('Verwerkt'). */
function postOrder(books: Books, order: Row, request: Row): void {
  const { store, clock } = books
  const orderLines = store
    .all('PortaalOrderRegel')
    .filter((line) => line.Order_No === order.No && line.Order_Type === order.Type)
  books.commit({
    changes: [
      changeOf(store, 'PortaalOrder', { ...order, Status: 'Posted', Posted_Date: clock.today() }),
      ...orderLines.map((line) => changeOf(store, 'PortaalOrderRegel', { ...line, Qty_Posted: line.Quantity })),
      ...linesOf(store, request.No).map((line) =>
        changeOf(store, 'PortaalAanvraagRegel', { ...line, Qty_Processed: line.Quantity }),
      ),
      changeOf(store, 'PortaalAanvraag', { ...request, Status: 'Cancelled' }),
    ],
  })
}

function moveOrder(books: Books, order: Row, request: Row): void {
  const next = orderSteps[orderSteps.indexOf(order.Status) + 1]
  if (next === undefined) return
  if (next === 'Posted') postOrder(books, order, request)
  else books.commit({ changes: [changeOf(books.store, 'PortaalOrder', { ...order, Status: next })] })
}

/** Takes a request one step further, whatever the time; false when it is at its end. */
export function advanceRequest(books: Books, no: string): boolean {
  const request = books.store.find('PortaalAanvraag', no)
  if (request === undefined) return false
  if (request.Status === 'Requested') return decideRequest(books, no, 'Approved')
  if (request.Status !== 'Approved') return false
  const order = orderOf(books.store, no)
  if (order === undefined) makeOrder(books, request)
  else moveOrder(books, order, request)
  return true
}

function waitOf(pace: LifePace, request: Row, order: Row | undefined): number {
  if (request.Status === 'Requested') return pace.approve
  if (order === undefined) return pace.order
  return order.Status === 'Open' ? pace.release : order.Status === 'Released' ? pace.print : pace.post
}

/** Lets time do its work on the requests that came from the portal; on hold, nothing moves. */
export function letTimePass(books: Books, pace: LifePace, faults: Faults): void {
  if (faults.holds('hold-queue', '*')) return
  for (const first of books.store.all('PortaalAanvraag')) {
    if (first.External_Id === null) continue
    for (let step = 0; step < 6; step += 1) {
      const request = books.store.find('PortaalAanvraag', String(first.No))
      if (request === undefined || (request.Status !== 'Requested' && request.Status !== 'Approved')) break
      const order = orderOf(books.store, request.No)
      if (minutesSince(books.store, order ?? request) < waitOf(pace, request, order)) break
      if (!advanceRequest(books, String(request.No))) break
    }
  }
}
