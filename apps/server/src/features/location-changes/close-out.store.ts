import { type CloseOutKind, type CloseOutPoint, closeOutKinds } from '@portal/domain/location-changes/close-out.ts'
import { blockingList } from '../../erp/outbox-states.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import { inspectionsAt } from '../inspections/inspections.store.ts'

const noDay = sql`null::date`

/** What counts as each kind of thing: rows with the `day` on which each ends. */
function openRows(locationNo: string, today: string): Readonly<Record<CloseOutKind, SQL>> {
  // What is on a removal leaves with that; the removal itself is counted as a request or an order.
  const goods = (isBuyBack: boolean) => sql`
    select case when quantity > qty_on_removal then null else ${today}::date end as day
    from here where (price_type = 'Verkoop_Terugkoop') = ${isBuyBack}::boolean`
  return {
    voorraad: goods(false),
    terugkoop: goods(true),
    orders: sql`select delivery_date as day from erp_orders
      where type in ('Aanvoer', 'Afvoer', 'Overige_verplaatsingen') and status <> 'Posted'
        and ${locationNo} in (from_location, to_location)`,
    aanvragen: sql`
      select delivery_date as day from erp_requests
        where ${locationNo} in (from_location, to_location) and status in ('Open', 'Requested', 'Approved')
      union all select null from saved_requests where location_no = ${locationNo} and status = 'Requested'`,
    bestellijsten: sql`select ${noDay} as day from order_lists l
      where l.location_no = ${locationNo} and exists (select from order_list_items where list_id = l.id)`,
    afvoerlijst: sql`select ${noDay} as day from removal_lists l join removal_list_items i on i.list_id = l.id
      where l.location_no = ${locationNo}`,
    verzending: sql`select ${noDay} as day from erp_outbox
      where aggregate_key = ${locationNo} and kind <> 'location.deregister'
        and state in (${sql.raw(blockingList)})`,
    feedback: sql`
      select expected_date as day from erp_complaints where location_no = ${locationNo} and status <> 'Afgehandeld'
      union all select expected_date from complaints
        where location_no = ${locationNo} and delivery in ('wachtrij', 'aangehouden')`,
    facturen: sql`select ${noDay} as day from erp_invoices where location_no = ${locationNo} and remaining_amount > 0`,
    // The same that the home page counts as overdue (`isInspectionLate`).
    keuringen: sql`select ${noDay} as day from (${inspectionsAt(sql`array[${locationNo}]::text[]`)}) i
      where i.last and i.next_date < ${today}::date`,
  }
}

/** What is open at a location, one row for each kind of thing, in one statement. */
export async function listCloseOut(db: Db, locationNo: string, today: string): Promise<CloseOutPoint[]> {
  const rows = openRows(locationNo, today)
  const counted = closeOutKinds.map(
    (kind, place) => sql`
      select ${sql.raw(`'${kind}'`)} as soort, ${sql.raw(String(place))} as place, count(*)::int as aantal,
        max(day)::text as tot, (count(*) filter (where day is null))::int as "zonderDag" from (${rows[kind]}) r`,
  )
  return ask<CloseOutPoint>(
    db,
    sql`
    with here as materialized (select * from erp_stock where location_no = ${locationNo} and quantity > 0)
    select soort, aantal, tot, "zonderDag" from (${sql.join(counted, sql` union all `)}) c order by place`,
  )
}
