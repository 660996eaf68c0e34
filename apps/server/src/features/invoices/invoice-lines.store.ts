import type { InvoiceLine } from '@portal/contract/invoices.ts'
import { mostCountedLines } from '@portal/contract/invoices.ts'
import type { LineCursor } from '@portal/domain/invoices/line-cursor.ts'
import type { Db } from '../../platform/db/database.ts'
import { queryPlannedRows } from '../../platform/db/named-query.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import { bookedOn, type InvoiceFilter, isNumbered, isOnLine, isWanted, likelyInvoices } from './invoices.store.ts'

/** A line without what its receipt says of it. */
export type StoredLine = Omit<InvoiceLine, 'teLang'>

export interface LineFilter extends InvoiceFilter {
  /** Only those of this one; null for all. */
  readonly invoiceNo: string | null
}

/** A line of a credit note is turned with its head. */
export const lineSign = sql`case when i.kind = 'Credit' and i.amount > 0 then -1 else 1 end`

/** What is asked of a line `l` whatever the term. */
function isWantedLine({ regards, isTooLong }: LineFilter): SQL {
  const isMarked = sql`exists (select from invoice_marks m where m.invoice_no = l.invoice_no and m.line_no = l.line_no)`
  return sql`${regards === '' ? sql`true` : sql`l.relate_to = ${regards}`} and ${isTooLong ? isMarked : sql`true`}`
}

/** Each mark is a line that exists: a wanted invoice has one, and nothing else of its lines is asked. */
const isOnlyMarked = ({ regards, isTooLong }: LineFilter): boolean => isTooLong && regards === ''

/** That an invoice `i` has a line that is wanted. */
function hasWantedLine(filter: LineFilter): SQL {
  if (isOnlyMarked(filter)) return sql`true`
  return sql`exists (select from erp_invoice_lines l where l.invoice_no = i.no and ${isWantedLine(filter)})`
}

function isWantedOf(filter: LineFilter): SQL {
  return sql`${isWanted(filter)} and ${filter.invoiceNo === null ? sql`true` : sql`i.no = ${filter.invoiceNo}`}`
}

/** Invoices `i` with a number that begins with the term, if there is one. */
function byNumber(filter: LineFilter): { readonly from: SQL; readonly where: SQL } {
  if (filter.term === '') return { from: likelyInvoices(filter), where: isWantedOf(filter) }
  return { from: sql`erp_invoices i`, where: sql`${isWantedOf(filter)} and ${isNumbered(filter.term)}` }
}

/** Looked up invoice by invoice: few are ever wanted, which PostgreSQL does not foresee, and there are millions of lines. */
export const itsLines = sql`cross join lateral (select * from erp_invoice_lines where invoice_no = i.no offset 0) l`

const itsMarkedLines = sql`cross join lateral (select l.* from invoice_marks m
  join erp_invoice_lines l on l.invoice_no = m.invoice_no and l.line_no = m.line_no
  where m.invoice_no = i.no offset 0) l`

/** The lines `l` of invoices `i` that are wanted; what is asked of invoices alone goes before. */
function wantedLinesOf(filter: LineFilter): { readonly join: SQL; readonly where: SQL } {
  return isOnlyMarked(filter)
    ? { join: itsMarkedLines, where: sql`true` }
    : { join: itsLines, where: isWantedLine(filter) }
}

export interface LinePage {
  /** Reads on from a line in place of `from`. */
  readonly after: LineCursor | null
  readonly from: number
  readonly size: number
}

const columns = sql`l.invoice_no as "documentNummer", i.posting_date as "boekingsDatum", l.line_no as "regelNummer",
  l.relate_to as betreft, l.description as omschrijving, l.plant_type as "materieelSoort",
  l.plant_no as "materieelNummer", l.arrival_order as "aanvoerOrder", l.removal_order as "afvoerOrder",
  l.rental_period as "huurPeriode", l.time_units::float8 as tijdseenheden, l.rate_unit as "tariefEenheid",
  l.quantity::float8 as aantal, l.unit_price::float8 as "stuksPrijs", (${lineSign} * l.amount)::float8 as "totaalPrijs",
  l.bewakingspost`

/** What goes on from the line of a cursor: first by invoice, then by line. */
function onFrom(after: LineCursor | null): { readonly invoice: SQL; readonly line: SQL } {
  if (after === null) return { invoice: sql`true`, line: sql`true` }
  const invoice = sql`(${bookedOn}, i.no)`
  const last = sql`(${after.day}::date, ${after.invoiceNo})`
  return { invoice: sql`${invoice} <= ${last}`, line: sql`(${invoice} < ${last} or l.line_no > ${after.lineNo})` }
}

/** Lines with a whole number on them, by the index of that number; not those of invoices that are found by their own. */
function linesWithTerm(filter: LineFilter): SQL {
  return sql`from erp_invoice_lines l cross join lateral (select * from erp_invoices where no = l.invoice_no offset 0) i
    where ${isOnLine(filter.term)} and not ${isNumbered(filter.term)} and ${isWantedOf(filter)} and ${isWantedLine(filter)}`
}

/**
 * Lines, those of the latest invoice first and each invoice in its own order. As many invoices with a line as lines are
 * wanted hold them all, and one more for that of the cursor.
 */
export function listInvoiceLines(db: Db, filter: LineFilter, page: LinePage): Promise<StoredLine[]> {
  const skipped = page.after === null ? page.from : 0
  const { invoice, line } = onFrom(page.after)
  const hasTerm = filter.term !== ''
  const { from, where } = byNumber(filter)
  const its = wantedLinesOf(filter)
  const named = sql`union all select ${columns} ${linesWithTerm(filter)} and ${line}`
  return queryPlannedRows<StoredLine>(
    db,
    sql`
    select ${columns} from (select i.* from ${from} where ${where} and ${invoice} and ${hasWantedLine(filter)}
      order by ${bookedOn} desc, i.no desc limit ${skipped + page.size + 1}) i
    ${its.join} where ${its.where} and ${line} ${hasTerm ? named : sql``}
    order by "boekingsDatum" desc nulls last, "documentNummer" desc, "regelNummer" offset ${skipped} limit ${page.size}`,
  )
}

/** Lines with a mark, by what their invoices have of them. */
async function countMarkedLines(db: Db, filter: LineFilter): Promise<number> {
  const [row] = await queryPlannedRows<{ lines: number }>(
    db,
    sql`select least(coalesce(sum(few.marks), 0), ${mostCountedLines})::int as lines
      from ${likelyInvoices(filter)} where ${isWantedOf(filter)}`,
  )
  return row?.lines ?? 0
}

/** How many lines match, as far as they are counted. */
export async function countInvoiceLines(db: Db, filter: LineFilter): Promise<number> {
  const hasTerm = filter.term !== ''
  if (!hasTerm && isOnlyMarked(filter)) return countMarkedLines(db, filter)
  const { from, where } = byNumber(filter)
  const its = wantedLinesOf(filter)
  const [row] = await queryPlannedRows<{ lines: number }>(
    db,
    sql`select count(*)::int as lines from (select 1 from ${from} ${its.join} where ${where} and ${its.where}
      ${hasTerm ? sql`union all select 1 ${linesWithTerm(filter)}` : sql``} limit ${mostCountedLines}) c`,
  )
  return row?.lines ?? 0
}
