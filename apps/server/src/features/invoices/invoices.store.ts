import type { CallAnswer } from '@portal/contract/define.ts'
import type { Invoice } from '@portal/contract/invoice-records.ts'
import type { invoiceOrders, invoices } from '@portal/contract/invoices.ts'
import type { PaymentState } from '@portal/domain/invoices/payment-state.ts'
import type { WithoutVat, WithVat } from '@portal/domain/invoices/vat-amounts.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { likeText } from '../../platform/db/like-text.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import type { UserLocation } from '../../platform/session-user.ts'

/** Whose invoices: those of locations, and of a project that names none of its locations. */
export interface InvoiceScope {
  readonly locationNos: readonly string[]
  /** The project that is read as one; null for a single location. */
  readonly projectNo: string | null
  /** Customers of the locations: an invoice of the project to somebody else is not shown. */
  readonly customerNos: readonly string[]
}

export interface InvoiceFilter extends InvoiceScope {
  readonly term: string
  readonly kind: string
  readonly state: '' | 'open' | PaymentState
  readonly from: CalendarDate | null
  readonly until: CalendarDate | null
  readonly regards: string
  readonly today: CalendarDate
  /** Only what charges after the stop of a receipt. */
  readonly isTooLong: boolean
}

/** A credit note is below 0, however the back office writes it. */
export const total = sql`case when i.kind = 'Credit' then -abs(i.amount) else i.amount end`
export const outstanding = sql`case when i.kind = 'Credit' then -abs(i.remaining_amount) else i.remaining_amount end`

function inScope({ locationNos, projectNo, customerNos }: InvoiceScope): SQL {
  // A single place by `=`: only then its index also gives the order.
  if (projectNo === null && locationNos.length === 1) return sql`i.location_no = ${locationNos[0]}`
  const places = sql`i.location_no = any(${sql.param([...locationNos])}::text[])`
  if (projectNo === null) return places
  return sql`(${places} or (i.location_no = '' and i.project_no = ${projectNo}
    and i.bill_to_no = any(${sql.param([...customerNos])}::text[])))`
}

function inState(state: InvoiceFilter['state'], today: CalendarDate): SQL {
  const overdue = sql`(${outstanding} > 0 and coalesce(i.due_date < ${today}::date, false))`
  if (state === '') return sql`true`
  if (state === 'betaald') return sql`i.remaining_amount = 0`
  if (state === 'open') return sql`i.remaining_amount <> 0`
  return state === 'vervallen' ? overdue : sql`i.remaining_amount <> 0 and not ${overdue}`
}

/** A number of an invoice from its beginning. */
export const isNumbered = (term: string): SQL => sql`upper(i.no) like ${`${likeText(term.toUpperCase())}%`}`

/** A line `l` with a whole number on it; each has an index. */
export function isOnLine(term: string): SQL {
  const number = term.toUpperCase()
  return sql`((l.plant_no = ${number} and l.plant_no <> '') or l.arrival_order = ${number} or l.removal_order = ${number})`
}

const hasMark = sql`exists (select from marked_invoices m where m.location_no = i.location_no and m.invoice_no = i.no)`

/**
 * Invoices `i` among which those are that match. The few with a term or a mark are looked up one by one: PostgreSQL, which
 * does not know how few they are, would read all of the location.
 */
export function likelyInvoices({ term, isTooLong, locationNos }: InvoiceFilter): SQL {
  if (term !== '')
    return sql`(select i.no from erp_invoices i where ${isNumbered(term)}
        union select l.invoice_no from erp_invoice_lines l where ${isOnLine(term)}) few
      cross join lateral (select * from erp_invoices where no = few.no offset 0) i`
  if (!isTooLong) return sql`erp_invoices i`
  return sql`(select * from marked_invoices where location_no = any(${sql.param([...locationNos])}::text[])) few
    join lateral (select * from erp_invoices where no = few.invoice_no offset 0) i on i.location_no = few.location_no`
}

/** What is asked of a likely invoice `i` whatever the term; without one only those with a mark are likely. */
export function isWanted(filter: InvoiceFilter): SQL {
  const { kind, from, until, regards } = filter
  const all = sql`true`
  return sql`${inScope(filter)} and ${inState(filter.state, filter.today)}
    and ${kind === '' ? all : sql`i.kind = ${kind}`}
    and ${from === null ? all : sql`i.posting_date >= ${from}::date`}
    and ${until === null ? all : sql`i.posting_date <= ${until}::date`}
    and ${filter.isTooLong && filter.term !== '' ? hasMark : all}
    and ${
      regards === ''
        ? all
        : sql`exists (select from erp_invoice_lines r where r.invoice_no = i.no and r.relate_to = ${regards})`
    }`
}

/** Which invoices `i`; shared by list, reports and counts, so that a figure has exactly the rows it links to. */
export function matchingInvoices(filter: InvoiceFilter): SQL {
  return sql`(select i.* from ${likelyInvoices(filter)} where ${isWanted(filter)}) i`
}

/** What the lines that have it have in common: null when they differ, empty when none has it. */
const common = (column: SQL): SQL => sql`case when count(nullif(${column}, '')) = 0 then ''
  when min(nullif(${column}, '')) = max(nullif(${column}, '')) then min(nullif(${column}, '')) end`

/** An invoice with what only its reader can say taken out. */
export interface StoredInvoice extends Omit<Invoice, 'toonPrijs' | 'staat' | 'regelsTeLang'> {
  readonly remaining: number
}

/** By this, the number behind it, invoices of a location have an index; one without a day is the oldest. */
export const bookedOn = sql`coalesce(i.posting_date, '0001-01-01'::date)`

const orderBy: Readonly<Record<(typeof invoiceOrders)[number], SQL>> = {
  boekingsDatum: bookedOn,
  documentNummer: sql`i.no`,
  totaalPrijs: total,
  openstaandBedrag: outstanding,
}

export interface InvoicePage {
  readonly order: (typeof invoiceOrders)[number]
  readonly descending: boolean
  readonly from: number
  readonly size: number
}

/** One page: the invoices are chosen first, by what their index holds, and only of those the rest and the lines are read. */
export function listInvoices(db: Db, filter: InvoiceFilter, page: InvoicePage): Promise<StoredInvoice[]> {
  const direction = page.descending ? sql`desc` : sql`asc`
  const order = sql`${orderBy[page.order]} ${direction}, i.no ${direction}`
  return ask.planned<StoredInvoice>(
    db,
    sql`
    select i.no as "documentNummer", i.kind as soort, i.posting_date as "boekingsDatum", i.due_date as "vervalDatum",
      i.bill_to_name as "factuurAan", (${total})::float8 as "totaalPrijs", (${outstanding})::float8 as "openstaandBedrag",
      (${outstanding})::float8 as remaining, l.betreft, l.units::float8 as tijdseenheden, l.arrival as "aanvoerOrder",
      l.removal as "afvoerOrder", l.period as "huurPeriode", l.price::float8 as "stuksPrijs", l.lines as "aantalRegels",
      i.location_no as materieellocatie, coalesce(nullif(p.description, ''), i.location_no) as "locatieOmschrijving"
    from (select i.no from ${matchingInvoices(filter)}
      order by ${order} offset ${page.from} limit ${page.size}) chosen
    join erp_invoices i on i.no = chosen.no
    left join erp_locations p on p.no = i.location_no
    cross join lateral (select count(*)::int as lines, ${common(sql`relate_to`)} as betreft,
        ${common(sql`arrival_order`)} as arrival, ${common(sql`removal_order`)} as removal,
        ${common(sql`rental_period`)} as period,
        case when min(time_units) = max(time_units) then min(time_units) end as units,
        case when min(unit_price) = max(unit_price) then min(unit_price) end as price
      from erp_invoice_lines where invoice_no = i.no) l
    order by ${order}`,
  )
}

export interface InvoiceSums {
  readonly totaal: number
  readonly somTotaalPrijs: WithoutVat
  readonly somOpenstaand: WithVat
}

/** How many match, and what they come to: the totals without VAT, and by itself what is open with VAT. */
export async function sumInvoices(db: Db, filter: InvoiceFilter): Promise<InvoiceSums> {
  const [row] = await ask.planned<InvoiceSums>(
    db,
    sql`
    select count(*)::int as totaal, coalesce(sum(${total}), 0)::float8 as "somTotaalPrijs",
      coalesce(sum(${outstanding}), 0)::float8 as "somOpenstaand"
    from ${matchingInvoices(filter)}`,
  )
  if (row === undefined) throw new Error('A count has one row')
  return row
}

/** The latest invoices whose number begins with a term. */
export function listInvoiceNumbers(
  db: Db,
  filter: InvoiceFilter,
  most: number,
): Promise<Pick<Invoice, 'documentNummer' | 'soort' | 'boekingsDatum'>[]> {
  return ask(
    db,
    sql`
    select i.no as "documentNummer", i.kind as soort, i.posting_date as "boekingsDatum"
    from ${matchingInvoices(filter)} order by ${bookedOn} desc, i.no desc limit ${most}`,
  )
}

interface NumberSearch {
  readonly places: readonly UserLocation[]
  readonly term: string
  readonly most: number
}

/**
 * Invoices of some locations, or of a project and customer of theirs, whose number begins with a term; one of digits is
 * also looked for behind the letters. The latest first, but for the one that has exactly this number.
 */
export function findInvoicesByNumber(
  db: Db,
  { places, term, most }: NumberSearch,
): Promise<CallAnswer<typeof invoices.findInvoices>['items']> {
  const number = term.toUpperCase()
  const asked = places.map((place) => [place.nummer, place.omschrijving, place.projectNummer ?? '', place.customerNo])
  const column = (at: number) => sql`${sql.param(asked.map((row) => row[at] ?? ''))}::text[]`
  return ask(
    db,
    sql`
    with places as (select * from unnest(${column(0)}, ${column(1)}, ${column(2)}, ${column(3)}) as p (no, name, project, customer))
    select i.no as "documentNummer", i.kind as soort, i.posting_date as "boekingsDatum", p.no as materieellocatie,
      p.name as "locatieOmschrijving"
    from erp_invoices i
    join lateral (
      select no, name from places where no = i.location_no
        or (i.location_no = '' and i.project_no <> '' and project = i.project_no and customer = i.bill_to_no)
      order by no limit 1) p on true
    where ${isNumbered(term)} or regexp_replace(i.no, '[^0-9]', '', 'g') like ${`${likeText(term)}%`}
    order by upper(i.no) = ${number} desc, ${bookedOn} desc, i.no desc limit ${most}`,
  )
}

/** Whose an invoice is. */
export interface InvoiceOwner {
  readonly no: string
  readonly locationNo: string
  readonly projectNo: string
  readonly billToNo: string
}

export async function findInvoiceOwner(db: Db, no: string): Promise<InvoiceOwner | null> {
  const [row] = await ask<InvoiceOwner>(
    db,
    sql`select no, location_no as "locationNo", project_no as "projectNo", bill_to_no as "billToNo"
      from erp_invoices where no = ${no}`,
  )
  return row ?? null
}
