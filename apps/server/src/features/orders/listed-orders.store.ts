import type { CallAnswer } from '@portal/contract/define.ts'
import type { Order, orders } from '@portal/contract/orders.ts'
import type { OrderListName } from '@portal/contract/reports.ts'
import type { Locale } from '@portal/contract/values.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import type { OrderKind } from '@portal/domain/states/enums.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { likeText } from '../../platform/db/like-text.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import type { SessionUser } from '../../platform/session-user.ts'
import { type ContentsReader, contentsOf, firstOfLines } from '../catalogue/catalogue.store.ts'
import { isOfOthers } from '../locations/locations.store.ts'

const ends = {
  van: { place: sql`f`, no: sql`o.from_location`, as: [sql`"vanLocatie"`, sql`"vanOmschrijving"`, sql`"vanElders"`] },
  naar: { place: sql`t`, no: sql`o.to_location`, as: [sql`"naarLocatie"`, sql`"naarOmschrijving"`, sql`"naarElders"`] },
} as const

/** Number and name of one end, unless it is another customer's. */
function endFields(reader: Reader, end: keyof typeof ends): SQL {
  const { place, no, as } = ends[end]
  const others = isOfOthers(place, reader)
  return sql`case when ${others} then '' else ${no} end as ${as[0]},
    case when ${others} then '' else coalesce(nullif(${place}.description, ''), ${no}) end as ${as[1]},
    ${others} as ${as[2]}`
}

/** Whose customers' records the reader sees, and how they are called for the reader. */
export type Reader = Pick<SessionUser, 'customers'> & ContentsReader

const orderFields = (reader: Reader) => sql`
  o.no as ordernummer, o.type, o.status, coalesce(r.no, nullif(o.request_no, '')) as aanvraagnummer,
  o.order_date as "orderDatum", o.delivery_date as "leverDatum", o.return_date as "retourDatum",
  o.posted_date as "geboektOp", ${endFields(reader, 'van')}, ${endFields(reader, 'naar')},
  coalesce(nullif(u.name, ''), o.requested_by) as "aangevraagdDoor", o.reference as referentie, o.collect as ophalen,
  (select count(*)::int from erp_order_lines l where l.order_type = o.type and l.order_no = o.no) as "aantalRegels",
  ${contentsOf()} as inhoud`
/** The first thing of an order `o`; the charge for urgency is none. */
export const firstOrdered = (language: Locale | SQL, chargeCode: string): SQL =>
  firstOfLines(
    sql`select w.line_no, w.kind, w.no, w.quantity, null as description from erp_order_lines w
      where w.order_type = o.type and w.order_no = o.no and w.no <> ${chargeCode}`,
    language,
  )
const joins = ({ language, chargeCode }: Reader) => sql`
  left join requests r on r.erp_no = o.request_no and o.request_no <> ''
  left join erp_locations f on f.no = o.from_location
  left join erp_locations t on t.no = o.to_location
  left join erp_users u on u.user_name = o.requested_by
  ${firstOrdered(language, chargeCode)}`

/** Which orders: of a kind, towards these locations, away from them, or both. */
export interface OrderChoice {
  readonly type: OrderKind
  readonly direction: 'naar' | 'van' | 'beide'
  readonly locationNos: readonly string[]
}

/** The orders of some locations, the latest first, in one statement. */
export async function listOrders(
  db: Db,
  reader: Reader,
  { type, direction, locationNos }: OrderChoice,
): Promise<Order[]> {
  const asked = sql`${sql.param(locationNos)}::text[]`
  const towards: SQL = sql`o.to_location = any(${asked})`
  const away: SQL = sql`o.from_location = any(${asked})`
  const wanted = direction === 'naar' ? towards : direction === 'van' ? away : sql`(${towards} or ${away})`
  const place = direction === 'van' ? away : sql`not (${towards})`
  return ask<Order>(
    db,
    sql`
    select ${orderFields(reader)}, case when ${place} then o.from_location else o.to_location end as materieellocatie,
      case when ${place} then coalesce(nullif(f.description, ''), o.from_location)
        else coalesce(nullif(t.description, ''), o.to_location) end as "locatieOmschrijving"
    from erp_orders o ${joins(reader)}
    where o.type = ${type} and ${wanted}
    order by coalesce(o.delivery_date, o.order_date) desc nulls last, o.no desc`,
  )
}

interface NumberSearch {
  readonly locationNos: readonly string[]
  readonly kinds: readonly OrderKind[]
  readonly term: string
  readonly most: number
}

/**
 * Orders at some locations whose number, or that of their request, begins with a term; one of digits is also looked for
 * behind the letters.
 */
export async function findOrdersByNumber(
  db: Db,
  reader: Reader,
  { locationNos, kinds, term, most }: NumberSearch,
): Promise<CallAnswer<typeof orders.findOrders>['items']> {
  const start = `${likeText(term.toUpperCase())}%`
  const begins = (no: SQL) =>
    sql`(upper(${no}) like ${start} or regexp_replace(${no}, '[^0-9]', '', 'g') like ${start})`
  const asked = sql`${sql.param([...locationNos])}::text[]`
  return ask(
    db,
    sql`
    select o.no as ordernummer, coalesce(r.no, nullif(o.request_no, '')) as aanvraagnummer, o.type,
      o.delivery_date as "leverDatum", l.no as materieellocatie,
      coalesce(nullif(l.description, ''), l.no) as "locatieOmschrijving", ${contentsOf()} as inhoud
    from erp_orders o ${joins(reader)}
    join erp_locations l on l.no = case when (o.type = 'Afvoer' or not o.to_location = any(${asked}))
      and o.from_location = any(${asked}) then o.from_location else o.to_location end
    where o.type = any(${sql.param([...kinds])}::text[])
      and (${begins(sql`o.no`)} or ${begins(sql`r.no`)} or ${begins(sql`o.request_no`)})
      and (o.to_location = any(${asked}) or o.from_location = any(${asked}))
    order by upper(o.no) = ${term.toUpperCase()} desc, o.delivery_date desc nulls last, o.no limit ${most}`,
  )
}

/** An order with the request it came from; its two locations decide who may see it. */
export interface StoredOrder extends Omit<Order, 'materieellocatie' | 'locatieOmschrijving'> {
  readonly requestNo: string
}

export async function findOrder(
  db: Db,
  reader: Reader,
  { type, no }: { readonly type: OrderKind; readonly no: string },
): Promise<StoredOrder | null> {
  const rows = await ask<StoredOrder>(
    db,
    sql`select ${orderFields(reader)}, o.request_no as "requestNo" from erp_orders o ${joins(reader)}
      where o.type = ${type} and o.no = ${no}`,
  )
  return rows[0] ?? null
}

/** How many orders of some locations are not posted yet, by the screens that show them. */
export async function countOpenOrders(
  db: Db,
  locationNos: readonly string[],
): Promise<CallAnswer<typeof orders.getOpenOrders>> {
  const asked = sql`${sql.param(locationNos)}::text[]`
  const [row] = await ask<CallAnswer<typeof orders.getOpenOrders>>(
    db,
    sql`
    select count(*) filter (where type = 'Aanvoer' and to_location = any(${asked}))::int as aanvoer,
      count(*) filter (where type = 'Afvoer' and from_location = any(${asked}))::int as afvoer,
      count(*) filter (where type = 'Overige_verplaatsingen' and to_location = any(${asked}))::int as "naarVerplaatsing",
      count(*) filter (where type = 'Overige_verplaatsingen' and from_location = any(${asked}))::int as "vanVerplaatsing"
    from erp_orders where status <> 'Posted' and (to_location = any(${asked}) or from_location = any(${asked}))`,
  )
  if (row === undefined) throw new Error('A count has one row')
  return row
}

/** Orders of one list that have a status. */
export interface OrderCount {
  readonly overzicht: OrderListName
  readonly status: string
  /** Not carried out although their day has passed, as `isLateOrder` says it. */
  readonly late: number
  readonly aantal: number
}

/** How many orders each list of some locations has, by status; an order between two of them stands in two lists. */
export function countOrders(db: Db, locationNos: readonly string[], today: CalendarDate): Promise<OrderCount[]> {
  const asked = sql`${sql.param([...locationNos])}::text[]`
  const list = (name: OrderListName, kind: OrderKind, end: SQL) => sql`
    select ${name}::text as overzicht, o.status, o.delivery_date from erp_orders o
    where o.type = ${kind} and ${end} = any(${asked})`
  return ask<OrderCount>(
    db,
    sql`
    select overzicht, status, count(*)::int as aantal,
      (count(*) filter (where status <> 'Posted' and delivery_date < ${today}::date))::int as late
    from (${list('aanvoer', 'Aanvoer', sql`o.to_location`)} union all
      ${list('afvoer', 'Afvoer', sql`o.from_location`)} union all
      ${list('naarVerplaatsing', 'Overige_verplaatsingen', sql`o.to_location`)} union all
      ${list('vanVerplaatsing', 'Overige_verplaatsingen', sql`o.from_location`)}) o
    group by overzicht, status order by overzicht, status`,
  )
}
