import type { LineEvent } from '@portal/contract/invoice-records.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import type { SessionUser } from '../../platform/session-user.ts'
import { isOfOthers } from '../locations/locations.store.ts'

/** What a line of an invoice charges for, and where. */
export interface ChargedGoods {
  readonly locationNo: string
  /** Empty for goods without a number. */
  readonly plantNo: string
  readonly itemNo: string
  readonly arrivalOrder: string
  readonly removalOrder: string
}

export async function findChargedGoods(
  db: Db,
  { invoiceNo, lineNo }: { readonly invoiceNo: string; readonly lineNo: number },
): Promise<ChargedGoods | null> {
  const [row] = await ask<ChargedGoods>(
    db,
    sql`
    select i.location_no as "locationNo", l.plant_no as "plantNo", l.plant_type as "itemNo",
      l.arrival_order as "arrivalOrder", l.removal_order as "removalOrder"
    from erp_invoice_lines l join erp_invoices i on i.no = l.invoice_no
    where l.invoice_no = ${invoiceNo} and l.line_no = ${lineNo}`,
  )
  return row ?? null
}

/**
 * What happened to the goods at their location, oldest first: brought, moved, taken off rent, removed, gone, damaged. A
 * piece by its number over all its stays there; goods without one by the two orders that the line names. An end of a move
 * that is another customer's has no number here (R-PRICE-06).
 */
export function listLineEvents(
  db: Db,
  reader: Pick<SessionUser, 'customers'>,
  goods: ChargedGoods,
): Promise<LineEvent[]> {
  const { locationNo, plantNo, itemNo, arrivalOrder, removalOrder } = goods
  return ask<LineEvent>(
    db,
    sql`
    with moved as (
      select o.type, o.no, coalesce(o.posted_date, o.delivery_date) as day, o.request_no,
        case when ${isOfOthers(sql`f`, reader)} then '' else o.from_location end as from_location,
        case when ${isOfOthers(sql`t`, reader)} then '' else o.to_location end as to_location
      from erp_orders o left join erp_locations f on f.no = o.from_location
        left join erp_locations t on t.no = o.to_location
      where ${locationNo} in (o.from_location, o.to_location)
        and case when ${plantNo} <> '' then exists (select from erp_order_lines l
            where l.order_type = o.type and l.order_no = o.no and l.plant_no = ${plantNo})
          else o.no <> '' and o.no in (${arrivalOrder}, ${removalOrder}) end),
    events as (
      select case m.type when 'Aanvoer' then 'geleverd' when 'Afvoer' then 'afgevoerd' else 'verplaatst' end as kind,
        m.day, m.no, m.type, concat_ws(' → ', nullif(m.from_location, ''), nullif(m.to_location, '')) as words, 1 as rank
      from moved m
      union all
      select 'schade', m.day, m.no, m.type, c.description, 3 from moved m
      join erp_order_costs c on c.order_type = m.type and c.order_no = m.no and c.cost_type = 'Damage'
      union all
      select 'afgemeld', r.delivery_date, r.no, null, '', 0 from requests r
      where r.type = 'Afvoer' and r.location_no = ${locationNo} and r.delivery not in ('geweigerd', 'vervallen', 'ingetrokken')
        and r.status <> 'Disapproved' and exists (select from request_lines q where q.request_id = r.id
          and case when ${plantNo} <> '' then q.plant_no = ${plantNo}
            else q.no = ${itemNo} and r.erp_no <> '' and r.erp_no in (select m.request_no from moved m) end)
      union all
      select 'uitgegaan', e.date, e.no, null, e.reason, 2 from erp_exit_orders e
      where e.location_no = ${locationNo} and (e.no in (${arrivalOrder}, ${removalOrder}) or (${plantNo} <> ''
        and exists (select from erp_exit_order_lines x where x.exit_order_no = e.no and x.plant_no = ${plantNo}))))
    select kind as soort, day as datum, no as nummer, type as "orderSoort", words as tekst
    from events order by day nulls last, rank, no`,
  )
}
