import type { InvoiceLine } from '@portal/contract/invoices.ts'
import { mostCountedLines } from '@portal/contract/invoices.ts'
import type { LineCursor } from '@portal/domain/invoices/line-cursor.ts'
import type { Db } from '../../platform/db/database.ts'
import { likeText } from '../../platform/db/like-text.ts'
import { queryPlannedRows } from '../../platform/db/named-query.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import { bookedOn, type InvoiceFilter, matchingInvoices } from './invoices.store.ts'

/** A line without what its receipt says of it. */
export type StoredLine = Omit<InvoiceLine, 'teLang'>

export interface LineFilter extends InvoiceFilter {
  /** Only these, as `<invoice> <line>`; null for all. */
  readonly lineKeys: readonly string[] | null
}

/** A line of a credit note is turned with its head. */
export const lineSign = sql`case when i.kind = 'Credit' and i.amount > 0 then -1 else 1 end`

function matchingLine({ regards, lineKeys, term }: LineFilter): SQL {
  const number = term.toUpperCase()
  const isNamed = sql`(upper(i.no) like ${`${likeText(number)}%`} or ${number} in (l.plant_no, l.arrival_order, l.removal_order))`
  return sql`${term === '' ? sql`true` : isNamed}
    and ${regards === '' ? sql`true` : sql`l.relate_to = ${regards}`}
    and ${
      lineKeys === null ? sql`true` : sql`(l.invoice_no || ' ' || l.line_no) = any(${sql.param([...lineKeys])}::text[])`
    }`
}

/** Looked up invoice by invoice: few are ever wanted, which PostgreSQL does not foresee, and there are millions of lines. */
export const itsLines = sql`cross join lateral (select * from erp_invoice_lines where invoice_no = i.no offset 0) l`

export interface LinePage {
  /** Reads on from a line in place of `from`. */
  readonly after: LineCursor | null
  readonly from: number
  readonly size: number
}

/**
 * Lines, those of the latest invoice first and each invoice in its own order. Every matching invoice has a matching line,
 * so that as many invoices as lines are wanted hold them all, and one more for that of the cursor.
 */
export function listInvoiceLines(db: Db, filter: LineFilter, page: LinePage): Promise<StoredLine[]> {
  const { after } = page
  const skipped = after === null ? page.from : 0
  const from = after === null ? sql`true` : sql`(${bookedOn}, i.no) <= (${after.day}::date, ${after.invoiceNo})`
  const rest =
    after === null
      ? sql`true`
      : sql`((${bookedOn}, i.no) < (${after.day}::date, ${after.invoiceNo}) or l.line_no > ${after.lineNo})`
  return queryPlannedRows<StoredLine>(
    db,
    sql`
    select l.invoice_no as "documentNummer", i.posting_date as "boekingsDatum", l.line_no as "regelNummer",
      l.relate_to as betreft, l.description as omschrijving, l.plant_type as "materieelSoort",
      l.plant_no as "materieelNummer", l.arrival_order as "aanvoerOrder", l.removal_order as "afvoerOrder",
      l.rental_period as "huurPeriode", l.time_units::float8 as tijdseenheden, l.rate_unit as "tariefEenheid",
      l.quantity::float8 as aantal, l.unit_price::float8 as "stuksPrijs", (${lineSign} * l.amount)::float8 as "totaalPrijs",
      l.bewakingspost
    from (select i.* from erp_invoices i where ${matchingInvoices(filter)} and ${from}
        and exists (select from erp_invoice_lines e where e.invoice_no = i.no)
      order by ${bookedOn} desc, i.no desc limit ${skipped + page.size + 1}) i
    ${itsLines} where ${matchingLine(filter)} and ${rest}
    order by ${bookedOn} desc, i.no desc, l.line_no offset ${skipped} limit ${page.size}`,
  )
}

/** How many lines match, as far as they are counted. */
export async function countInvoiceLines(db: Db, filter: LineFilter): Promise<number> {
  const [row] = await queryPlannedRows<{ lines: number }>(
    db,
    sql`select count(*)::int as lines from (select 1 from erp_invoices i ${itsLines}
      where ${matchingInvoices(filter)} and ${matchingLine(filter)} limit ${mostCountedLines}) c`,
  )
  return row?.lines ?? 0
}
