import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import { firstOrdered } from './listed-orders.store.ts'

/** An order that was asked for here, called by its first thing in the language it was asked in. */
export interface PlannedOrder {
  readonly type: string
  readonly no: string
  readonly requestNo: string
  readonly locationNo: string
  readonly userName: string
  readonly naam: string
  readonly aantal: number
  readonly anderen: number
  /** The day it is planned for. */
  readonly dag: string
  /** The day its requester knows. */
  readonly eerder: string
}

const planned = (condition: SQL, chargeCode: string): SQL => sql`
  select o.type, o.no, r.no as "requestNo", r.location_no as "locationNo", r.user_name as "userName",
    coalesce(first.name, '') as naam, coalesce(first.quantity, 0)::int as aantal, coalesce(first.lines, 1) - 1 as anderen,
    o.delivery_date as dag, coalesce(t.day, r.delivery_date, o.delivery_date) as eerder
  from erp_orders o join requests r on r.erp_no = o.request_no and o.request_no <> ''
  left join told_order_days t on t.order_type = o.type and t.order_no = o.no
  ${firstOrdered(sql`r.language`, chargeCode)}
  where o.status <> 'Posted' and ${condition} order by o.type, o.no`

/**
 * Orders that are planned for another day than their requester knows.
 * @param of numbers of orders; null for all
 * @param from days before it are no longer notified
 */
export function listMovedOrders(
  db: Db,
  of: { readonly numbers: readonly string[] | null; readonly from: string; readonly chargeCode: string },
): Promise<PlannedOrder[]> {
  const { numbers, from, chargeCode } = of
  const isAsked = numbers === null ? sql`true` : sql`o.no = any(${sql.param([...numbers])}::text[])`
  return ask<PlannedOrder>(
    db,
    planned(
      sql`${isAsked} and o.delivery_date >= ${from}::date and o.delivery_date <> coalesce(t.day, r.delivery_date)`,
      chargeCode,
    ),
  )
}

/** What is delivered on the days between two. */
export function listArriving(
  db: Db,
  of: { readonly from: string; readonly until: string; readonly chargeCode: string },
): Promise<PlannedOrder[]> {
  const isArriving = sql`o.type = 'Aanvoer' and o.delivery_date between ${of.from}::date and ${of.until}::date`
  return ask<PlannedOrder>(db, planned(isArriving, of.chargeCode))
}

type NotifiedOrder = Pick<PlannedOrder, 'type' | 'no'>
const orderKey = ({ type, no }: NotifiedOrder) => JSON.stringify([type, no])

/** Notes the days of which requesters are notified. @returns of which orders another process did not do so just now */
export async function saveNotifiedDays(
  db: Db,
  orders: readonly PlannedOrder[],
): Promise<(order: NotifiedOrder) => boolean> {
  if (orders.length === 0) return () => false
  const given = orders.map(({ type, no, dag }) => ({ type, no, dag }))
  const rows = await ask<NotifiedOrder>(
    db,
    sql`
    insert into told_order_days as told (order_type, order_no, day)
    select distinct on (n.type, n.no) n.type, n.no, n.dag
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n(type text, no text, dag date) order by n.type, n.no
    on conflict (order_type, order_no) do update set day = excluded.day where told.day <> excluded.day
    returning order_type as type, order_no as no`,
  )
  const saved = new Set(rows.map(orderKey))
  return (order) => saved.has(orderKey(order))
}
