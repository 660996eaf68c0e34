import type { InvoiceLine } from '@portal/contract/invoice-records.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

/** What a line charges after the stop of its receipt. */
export interface Mark extends NonNullable<InvoiceLine['teLang']> {
  readonly invoiceNo: string
  readonly lineNo: number
}

/** Of these locations those whose marks are older than what decides them. */
export async function listStalePlaces(db: Db, locationNos: readonly string[] | null): Promise<string[]> {
  const wanted = locationNos === null ? null : [...locationNos]
  const rows = await ask<{ locationNo: string }>(
    db,
    sql`select distinct location_no as "locationNo" from stale_invoice_marks
      where ${sql.param(wanted)}::text[] is null or location_no = any(${sql.param(wanted)}::text[])`,
  )
  return rows.map(({ locationNo }) => locationNo)
}

/**
 * One makes the marks of a location at a time; a second one that waited finds nothing stale any more. What changes after this stays
 * stale, though the marks that are made may know it already.
 * @returns whether they were stale
 */
export async function takeStale(tx: Db, locationNo: string): Promise<boolean> {
  await ask(tx, sql`select pg_advisory_xact_lock(hashtext('invoice marks'), hashtext(${locationNo}))`)
  const rows = await ask(
    tx,
    sql`delete from stale_invoice_marks where location_no = ${locationNo} returning location_no as "locationNo"`,
  )
  return rows.length > 0
}

export async function replaceMarks(tx: Db, locationNo: string, marks: readonly Mark[]): Promise<void> {
  await ask(tx, sql`delete from invoice_marks where location_no = ${locationNo}`)
  await ask(
    tx,
    sql`
    insert into invoice_marks (invoice_no, line_no, location_no, receipt_no, stop_date, days, amount)
    select m."invoiceNo", m."lineNo", ${locationNo}, m."bonNummer", m."stopDatum", m.dagen, m.bedrag
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m
      ("invoiceNo" text, "lineNo" int, "bonNummer" text, "stopDatum" date, dagen int, bedrag numeric)
    on conflict (invoice_no, line_no) do update set location_no = excluded.location_no, receipt_no = excluded.receipt_no,
      stop_date = excluded.stop_date, days = excluded.days, amount = excluded.amount`,
  )
  await countInvoices(tx, locationNo)
}

async function countInvoices(tx: Db, locationNo: string): Promise<void> {
  await ask(tx, sql`delete from marked_invoices where location_no = ${locationNo}`)
  await ask(
    tx,
    sql`insert into marked_invoices (location_no, invoice_no, marks)
      select location_no, invoice_no, count(*) from invoice_marks where location_no = ${locationNo} group by 1, 2`,
  )
}

/**
 * Marks on lines of these invoices; one that was made where the invoice is no more does not count. Each is looked up by its
 * number: else PostgreSQL may read all invoices of the location for each mark.
 */
export function listMarks(db: Db, invoiceNos: readonly string[]): Promise<Mark[]> {
  return ask<Mark>(
    db,
    sql`select m.invoice_no as "invoiceNo", m.line_no as "lineNo", m.receipt_no as "bonNummer", m.stop_date as "stopDatum",
      m.days as dagen, m.amount::float8 as bedrag
      from invoice_marks m
      cross join lateral (select location_no from erp_invoices where no = m.invoice_no offset 0) i
      where m.invoice_no = any(${sql.param([...invoiceNos])}::text[]) and i.location_no = m.location_no`,
  )
}

/** How many lines of each of these invoices are marked, of those that have any. */
export async function countMarks(db: Db, invoiceNos: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await ask<{ invoiceNo: string; marks: number }>(
    db,
    sql`select m.invoice_no as "invoiceNo", m.marks
      from (select no, location_no from erp_invoices where no = any(${sql.param([...invoiceNos])}::text[]) offset 0) i
      join marked_invoices m on m.location_no = i.location_no and m.invoice_no = i.no`,
  )
  return new Map(rows.map(({ invoiceNo, marks }) => [invoiceNo, marks]))
}
