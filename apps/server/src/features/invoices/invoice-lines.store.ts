import type { InvoiceLine } from '@portal/contract/invoice-records.ts'
import { mostCountedLines } from '@portal/contract/invoices.ts'
import type { LineCursor } from '@portal/domain/invoices/line-cursor.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
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

/** Which line, and what it is ordered by. */
const key = sql`l.invoice_no as "documentNummer", i.posting_date as "boekingsDatum", l.line_no as "regelNummer"`

const columns = sql`${key}, l.relate_to as betreft, l.description as omschrijving, l.plant_type as "materieelSoort",
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
function linesWithTerm(filter: LineFilter, after: LineCursor | null): SQL {
  return sql`select ${key} from erp_invoice_lines l
      cross join lateral (select * from erp_invoices where no = l.invoice_no offset 0) i
    where ${isOnLine(filter.term)} and not ${isNumbered(filter.term)} and ${isWantedOf(filter)}
      and ${isWantedLine(filter)} and ${onFrom(after).line}`
}

/** Lines of invoices: as many of these with a line as lines are wanted hold them all, and one more for that of the cursor. */
function linesOfInvoices(filter: LineFilter, { after, from, size }: LinePage, read: SQL): SQL {
  const { invoice, line } = onFrom(after)
  const few = byNumber(filter)
  const its = wantedLinesOf(filter)
  return sql`select ${read}
    from (select i.* from ${few.from} where ${few.where} and ${invoice} and ${hasWantedLine(filter)}
      order by ${bookedOn} desc, i.no desc limit ${(after === null ? from : 0) + size + 1}) i
    ${its.join} where ${its.where} and ${line}`
}

/** The lines of the latest invoice first, and each invoice in its own order. */
const latestFirst = sql`order by "boekingsDatum" desc nulls last, "documentNummer" desc, "regelNummer"`

function pageOf(lines: SQL, { after, from, size }: LinePage): SQL {
  return sql`select * from (${lines}) lines ${latestFirst}
    offset ${after === null ? from : 0} limit ${size}`
}

/** Of lines by the number of their invoice, or of all without a term; not further than they are counted. */
function countOf(filter: LineFilter, others: SQL): SQL {
  if (filter.term === '' && isOnlyMarked(filter))
    return sql`select least(coalesce(sum(few.marks), 0), ${mostCountedLines})::int as totaal
      from ${likelyInvoices(filter)} where ${isWantedOf(filter)}`
  const { from, where } = byNumber(filter)
  const its = wantedLinesOf(filter)
  return sql`select count(*)::int as totaal from (select from ${from} ${its.join} where ${where} and ${its.where}
    ${others} limit ${mostCountedLines}) counted`
}

export interface FoundLines {
  readonly lines: StoredLine[]
  /** How many match, as far as they are counted; 0 for who reads on from a line. */
  readonly totaal: number
}

interface CountedLine extends StoredLine {
  readonly totaal: number
}

/**
 * One statement: each line with the term looks up its invoice, and page and count are of the same lines. Those are carried
 * by their keys alone; the rest is read of the page.
 */
async function findLinesWithTerm(db: Db, filter: LineFilter, page: LinePage): Promise<FoundLines> {
  const lines = sql`${linesOfInvoices(filter, page, key)} union all select * from named`
  const count = countOf(filter, sql`union all select from named`)
  const rows = await ask.planned<CountedLine>(
    db,
    sql`with named as materialized (${linesWithTerm(filter, page.after)})
      select ${columns}, counted.totaal from (${pageOf(lines, page)}) page
      cross join lateral (select * from erp_invoice_lines
        where invoice_no = "documentNummer" and line_no = "regelNummer" offset 0) l
      cross join lateral (select * from erp_invoices where no = "documentNummer" offset 0) i
      cross join (${page.after === null ? count : sql`select 0 as totaal`}) counted
      ${latestFirst}`,
  )
  const [first] = rows
  if (first !== undefined) return { lines: rows.map(({ totaal: _, ...line }) => line), totaal: first.totaal }
  const isBehindLast = page.after === null && page.from > 0
  return { lines: [], totaal: isBehindLast ? (await findLinesWithTerm(db, filter, { ...page, from: 0 })).totaal : 0 }
}

/** A page of lines with how many match. */
export async function findInvoiceLines(db: Db, filter: LineFilter, page: LinePage): Promise<FoundLines> {
  if (filter.term !== '') return findLinesWithTerm(db, filter, page)
  const [lines, counted] = await Promise.all([
    ask.planned<StoredLine>(db, pageOf(linesOfInvoices(filter, page, columns), page)),
    page.after === null ? ask.planned<{ totaal: number }>(db, countOf(filter, sql``)) : [],
  ])
  return { lines, totaal: counted[0]?.totaal ?? 0 }
}
