import { firstOfMonth, monthsBefore } from '../company/dates.ts'
import { customerName } from '../company/rows/customers.ts'
import { invoicePdfOf } from '../documents/document-heads.ts'
import type { Books } from '../state/books.ts'
import { changeOf } from '../state/change-of.ts'
import type { Change, Store } from '../state/store.ts'
import { allRows, type RowOf, rowsWhere, rowWith } from '../state/typed-rows.ts'
import { type Account, chargesOf, type PostedExit, type PostedOrder } from '../trade/charges.ts'
import { createPriceFinder, type PriceFinder } from '../trade/find-prices.ts'
import { type Invoice, type InvoiceSeries, makeInvoices, paymentDay } from '../trade/make-invoices.ts'
import { type Period, rentalSpans } from '../trade/rental-spans.ts'
import { documentChanges } from './add-documents.ts'

type LocationRow = RowOf<'PortaalLocatie'>

const isWithin = (date: string | null, { from, until }: Period): boolean =>
  date !== null && date >= from && date < until

function postedOrders(store: Store, locationNo: string, period: Period): readonly PostedOrder[] {
  const orders = (['From_Location', 'To_Location'] as const).flatMap((field) =>
    rowsWhere(store, 'PortaalOrder', { field, value: locationNo }),
  )
  return orders
    .filter((order) => order.Status === 'Posted' && isWithin(order.Posted_Date, period))
    .map((order) => ({
      order,
      lines: rowsWhere(store, 'PortaalOrderRegel', { field: 'Order_No', value: order.No }),
      costs: rowsWhere(store, 'PortaalOrderKosten', { field: 'Order_No', value: order.No }),
    }))
}

function postedExits(store: Store, locationNo: string, period: Period): readonly PostedExit[] {
  return rowsWhere(store, 'PortaalExitorder', { field: 'Location_No', value: locationNo })
    .filter((order) => isWithin(order.Date, period))
    .map((order) => ({
      order,
      lines: rowsWhere(store, 'PortaalExitorderRegel', { field: 'Exitorder_No', value: order.No }),
    }))
}

function accountOf(store: Store, locationNo: string, of: { period: Period; prices: PriceFinder }): Account {
  const entries = rowsWhere(store, 'PortaalVoorraadverloop', { field: 'Location_No', value: locationNo })
  return {
    locationNo,
    stays: rentalSpans(entries.toSorted((a, b) => a.Entry_No - b.Entry_No)),
    orders: postedOrders(store, locationNo, of.period),
    exits: postedExits(store, locationNo, of.period),
    prices: of.prices,
  }
}

/** The series of the books; what it gave out is in `counters`. */
function seriesOf(store: Store): InvoiceSeries & { readonly counters: Record<string, number> } {
  const names = { Debit: 'invoice', Credit: 'creditNote' } as const
  const counters: Record<string, number> = {}
  return {
    counters,
    next: (kind, date) => {
      const name = names[kind]
      const no = counters[name] === undefined ? store.next(name) : counters[name] + 1
      counters[name] = no
      return `${kind === 'Debit' ? 'VF' : 'VC'}${date.slice(2, 4)}-${String(no).padStart(5, '0')}`
    },
  }
}

function priceFinders(store: Store): (customerNo: string) => PriceFinder {
  const known = new Map<string, PriceFinder>()
  const sources = {
    item: (kind: string, no: string) =>
      rowWith(store, 'PortaalMaterieelsoort', { Kind: kind === 'Artikel' ? 'Artikel' : 'Materieel', No: no }),
    rows: (no: string) => rowsWhere(store, 'PortaalPrijs', { field: 'No', value: no }),
  }
  return (customerNo) => {
    const finder = known.get(customerNo) ?? createPriceFinder(sources, customerNo)
    known.set(customerNo, finder)
    return finder
  }
}

function billToOf({ No, Customer_No, Project_No }: LocationRow) {
  return {
    Bill_to_No: Customer_No,
    Bill_to_Name: customerName(Customer_No),
    Location_No: No,
    Project_No,
  }
}

function invoiceMonth(books: Books, period: Period): void {
  const { store } = books
  const series = seriesOf(store)
  const finders = priceFinders(store)
  const at = new Date(`${period.until}T03:00:00Z`)
  const invoices = allRows(store, 'PortaalLocatie').flatMap((location): readonly Invoice[] => {
    const account = accountOf(store, location.No, { period, prices: finders(location.Customer_No) })
    return makeInvoices(billToOf(location), chargesOf(account, period), { date: period.until, series })
  })
  const writer = { store, at }
  const made = new Map(invoices.map((invoice) => [invoice.header.No, invoice]))
  const heads = invoices.map(({ header }) => invoicePdfOf(header))
  const documents = documentChanges(writer, heads, {
    invoice: (no) => made.get(no)?.header,
    invoiceLines: (no) => made.get(no)?.lines ?? [],
  })
  const changes: readonly Change[] = [
    ...invoices.flatMap(({ header, lines }) => [
      changeOf(writer, 'PortaalFactuur', header),
      ...lines.map((line) => changeOf(writer, 'PortaalFactuurRegel', line)),
    ]),
    ...documents.changes,
  ]
  books.commit({ changes, counters: { ...series.counters, ...documents.counters }, closedDay: period.until })
}

/** Invoices every month that ended after one day and until another. */
export function invoiceMonths(books: Books, { after, until: today }: { after: string; until: string }): void {
  for (let from = firstOfMonth(after); monthsBefore(from, -1) <= today; from = monthsBefore(from, -1))
    invoiceMonth(books, { from, until: monthsBefore(from, -1) })
}

/** Books the payments that came in until a day. */
export function bookPayments(books: Books, today: string): void {
  const { store } = books
  const writer = { store, at: books.clock.now() }
  const changes = allRows(store, 'PortaalFactuur').flatMap((row) => {
    const paid = paymentDay(row)
    if (row.Remaining_Amount === '0' || paid === null || paid > today) return []
    return changeOf(writer, 'PortaalFactuur', { ...row, Remaining_Amount: '0' })
  })
  if (changes.length > 0) books.commit({ changes })
}
