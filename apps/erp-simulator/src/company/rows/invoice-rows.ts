import { chargesOf, type PostedExit, type PostedOrder } from '../../trade/charges.ts'
import type { EntryRow } from '../../trade/entries.ts'
import { createPriceFinder, type PriceFinder, type PriceSources } from '../../trade/find-prices.ts'
import {
  correctInvoice,
  type Invoice,
  type InvoiceSeries,
  makeInvoices,
  paymentDay,
} from '../../trade/make-invoices.ts'
import { type Period, rentalSpans } from '../../trade/rental-spans.ts'
import type { CompanyRows } from '../contract.ts'
import { addDays, firstOfMonth, monthsBefore } from '../dates.ts'
import type { History } from '../history/history.ts'
import { hashText } from '../random.ts'
import { customerName } from './customers.ts'
import { demoLocations, type LocationRow } from './location-rows.ts'

export interface InvoiceRows {
  readonly invoices: CompanyRows['PortaalFactuur']
  readonly lines: CompanyRows['PortaalFactuurRegel']
}

interface Sources {
  readonly locations: readonly LocationRow[]
  readonly types: CompanyRows['PortaalMaterieelsoort']
  readonly prices: CompanyRows['PortaalPrijs']
  readonly today: string
}

const months = 24
/** Older invoices of other locations than those of the demo are in the archive. */
const monthsOfOthers = 12
/** One invoice in so many is corrected after somebody complained. */
const correctedOneIn = 25
const correctedOneInOfDemo = 6
const daysToCorrect = 13

const isDemo = (no: string): boolean => demoLocations.some((demo) => demo === no)

function isCorrected({ No, Kind, Location_No }: CompanyRows['PortaalFactuur'][number]): boolean {
  return (
    Kind === 'Debit' && hashText(`wrong ${No}`) % (isDemo(Location_No) ? correctedOneInOfDemo : correctedOneIn) === 0
  )
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(rows, keyOf)
}

/** Posted orders and exits by location and month (`YYYY-MM`). */
function groupPosted(history: History): {
  readonly orders: ReadonlyMap<string, readonly PostedOrder[]>
  readonly exits: ReadonlyMap<string, readonly PostedExit[]>
} {
  const lines = groupBy(history.orderLines, (line) => line.Order_No)
  const costs = groupBy(history.costs, (cost) => cost.Order_No)
  const exitLines = groupBy(history.exits.lines, (line) => line.Exitorder_No)
  const placed = history.orders.flatMap((order) => {
    if (order.Status !== 'Posted') return []
    const posted = { order, lines: lines.get(order.No) ?? [], costs: costs.get(order.No) ?? [] }
    const month = (order.Posted_Date ?? '').slice(0, 7)
    return [order.From_Location, order.To_Location].flatMap((no) =>
      no === '' ? [] : { key: `${no}|${month}`, posted },
    )
  })
  const orders = new Map(
    [...groupBy(placed, ({ key }) => key)].map(([key, own]) => [key, own.map(({ posted }) => posted)]),
  )
  const exits = groupBy(
    history.exits.orders.map((order) => ({ order, lines: exitLines.get(order.No) ?? [] })),
    ({ order }) => `${order.Location_No}|${(order.Date ?? '').slice(0, 7)}`,
  )
  return { orders, exits }
}

function priceSources({ types, prices }: Sources): PriceSources {
  const items = new Map(types.map((row) => [`${row.Kind}|${row.No}`, row]))
  const rows = groupBy(prices, (row) => row.No)
  return { item: (kind, no) => items.get(`${kind}|${no}`), rows: (no) => rows.get(no) ?? [] }
}

function createSeries(): InvoiceSeries {
  const last = { Debit: 0, Credit: 0 }
  return {
    next: (kind, date) => {
      last[kind] += 1
      return `${kind === 'Debit' ? 'VF' : 'VC'}${date.slice(2, 4)}-${String(last[kind]).padStart(5, '0')}`
    },
  }
}

/** What is still to be paid of it today; a demo location pays on the last day, so that one always is open. */
function settle({ header, lines }: Invoice, today: string): Invoice {
  const paid = paymentDay(header)
  const waits = isDemo(header.Location_No) && header.Kind === 'Debit' && (header.Due_Date ?? '') >= today
  const isPaid = paid !== null && paid <= today && !waits
  return isPaid ? { header: { ...header, Remaining_Amount: '0' }, lines } : { header, lines }
}

function lastMonths(today: string): readonly Period[] {
  return Array.from({ length: months }, (_, at) => {
    const before = months - at
    return { from: monthsBefore(firstOfMonth(today), before), until: monthsBefore(firstOfMonth(today), before - 1) }
  })
}

/** Invoices and credit notes of the past months, each on the first day after its month, with a few corrections. */
export function invoiceRows(history: History, sources: Sources): InvoiceRows {
  const { locations, today } = sources
  const posted = groupPosted(history)
  const byCustomer = new Map<string, PriceFinder>()
  const entries = groupBy(history.ledger.entries, (entry: EntryRow) => entry.Location_No)
  const stays = new Map([...entries].map(([no, own]) => [no, rentalSpans(own)]))
  const priced = priceSources(sources)
  const series = createSeries()
  const invoicesOf = (location: LocationRow, period: Period): readonly Invoice[] => {
    const prices = byCustomer.get(location.Customer_No) ?? createPriceFinder(priced, location.Customer_No)
    byCustomer.set(location.Customer_No, prices)
    const key = `${location.No}|${period.from.slice(0, 7)}`
    const account = {
      locationNo: location.No,
      stays: stays.get(location.No) ?? [],
      orders: posted.orders.get(key) ?? [],
      exits: posted.exits.get(key) ?? [],
      prices,
    }
    const billTo = {
      Bill_to_No: location.Customer_No,
      Bill_to_Name: customerName(location.Customer_No),
      Location_No: location.No,
      Project_No: location.Project_No,
    }
    return makeInvoices(billTo, chargesOf(account, period), { date: period.until, series })
  }
  const archived = monthsBefore(firstOfMonth(today), monthsOfOthers)
  const all = lastMonths(today).flatMap((period) => {
    const own = period.from < archived ? locations.filter(({ No }) => isDemo(No)) : locations
    const made = own.flatMap((location) => invoicesOf(location, period))
    const date = addDays(period.until, daysToCorrect)
    const wrong = made.filter(({ header }) => date <= today && isCorrected(header))
    return [...made, ...wrong.flatMap((one) => correctInvoice(one, { date, series }) ?? [])]
  })
  const settled = all.map((one) => settle(one, today))
  return { invoices: settled.map(({ header }) => header), lines: settled.flatMap(({ lines }) => lines) }
}
