import type { Locale } from '@portal/domain/constants.ts'
import type { WithoutVat } from '@portal/domain/invoices/vat-amounts.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { itsLines } from './invoice-lines.store.ts'

/** A line of an invoice for goods that were on a receipt before. */
export interface LineAfterReceipt {
  readonly invoiceNo: string
  readonly lineNo: number
  readonly rentalPeriod: string
  readonly amount: WithoutVat
  readonly receiptNo: string
  readonly stopDate: CalendarDate
}

/** Removals that count: what was never taken or was refused stopped no rent. */
const standing = sql`r.type = 'Afvoer' and r.delivery_date is not null and r.delivery not in ('geweigerd', 'vervallen', 'ingetrokken')
  and r.status <> 'Disapproved'`

/**
 * Lines of invoices booked after the stop of a receipt of a location, for what stands on it: by the number of the piece
 * unless it was brought again, or by the removal order that came of the receipt for what has no number. The first stop
 * counts.
 */
export function listLinesAfterReceipts(db: Db, locationNo: string): Promise<LineAfterReceipt[]> {
  return ask.planned<LineAfterReceipt>(
    db,
    sql`
    with receipts as materialized (select r.id, r.no, r.erp_no, r.delivery_date, q.no as item_no, q.plant_no
      from requests r join request_lines q on q.request_id = r.id
      where r.location_no = ${locationNo} and ${standing}),
    billed as materialized (select i.no, i.posting_date from erp_invoices i
      where i.location_no = ${locationNo} and i.kind <> 'Credit'
        and i.posting_date > (select min(delivery_date) from receipts)),
    lines as materialized (select i.posting_date, l.* from billed i ${itsLines} where l.rental_period <> ''),
    brought as materialized (select a.no, coalesce(a.posted_date, a.delivery_date) as day from erp_orders a
      where a.to_location = ${locationNo} and a.no <> ''),
    charged as (
      select i.invoice_no, i.line_no, i.rental_period, i.amount, r.no, r.delivery_date from receipts r
      join lines i on i.plant_no = r.plant_no and i.plant_no <> ''
      where i.posting_date > r.delivery_date and (i.arrival_order = '' or not exists (select from brought a
        where a.no = i.arrival_order and a.day >= r.delivery_date))
      union all
      select i.invoice_no, i.line_no, i.rental_period, i.amount, r.no, r.delivery_date from receipts r
      join erp_orders o on o.type = 'Afvoer' and o.request_no = r.erp_no and r.erp_no <> ''
      join lines i on i.removal_order = o.no and i.plant_type = r.item_no and i.plant_no = ''
      where i.posting_date > r.delivery_date)
    select distinct on (invoice_no, line_no) invoice_no as "invoiceNo", line_no as "lineNo", rental_period as "rentalPeriod",
      amount::float8 as amount, no as "receiptNo", delivery_date as "stopDate"
    from charged order by invoice_no, line_no, delivery_date, no`,
  )
}

/** The head of a receipt: a removal that was asked for here. */
export interface Receipt {
  readonly id: string
  readonly number: string
  /** The number of the back office; null until it follows. */
  readonly erpNumber: string | null
  /** When it was asked for, in UTC. */
  readonly moment: string
  readonly stopDate: CalendarDate
  readonly locationNo: string
  readonly locationName: string
  readonly requester: string
  readonly reference: string
  readonly language: Locale
}

/** What was taken off rent. */
export interface ReceiptLine {
  readonly no: string
  readonly plantNo: string
  readonly description: string
  readonly unit: string
  readonly quantity: number
}

/** The receipt of a removal by the number of the portal or the back office; null when there is none or it was refused. */
export async function findReceipt(db: Db, no: string): Promise<Receipt | null> {
  const [row] = await ask<Receipt>(
    db,
    sql`
    select r.id, r.no as number, r.erp_no as "erpNumber",
      to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as moment, r.delivery_date as "stopDate",
      r.location_no as "locationNo", coalesce(l.description, '') as "locationName",
      coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), r.user_name) as requester,
      r.reference, r.language
    from requests r left join users u on u.user_name = r.user_name left join erp_locations l on l.no = r.location_no
    where (r.no = ${no} or r.erp_no = ${no}) and ${standing}`,
  )
  return row ?? null
}

export function listReceiptLines(db: Db, id: string): Promise<ReceiptLine[]> {
  return ask<ReceiptLine>(
    db,
    sql`select no, plant_no as "plantNo", description, unit, quantity::float8 as quantity
      from request_lines where request_id = ${id} order by line_no`,
  )
}
