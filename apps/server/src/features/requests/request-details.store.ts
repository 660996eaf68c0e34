import type { RequestDetails, RequestLine, RequestStep } from '@portal/contract/request-records.ts'
import type { z } from 'zod'
import { ask, hiddenArray } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import { firstOfLines, type ItemReader, itemOfLine, priceOf, setNameOf } from '../catalogue/catalogue.store.ts'
import { changedDays, changedLines } from './approvals/decided.store.ts'
import type { StoredRequest } from './listed-requests.store.ts'

/** The portal's lines; what is processed comes from the back office's lines, which stand in the same order. */
function ownLines(request: StoredRequest): SQL {
  return sql`
    select r.line_no, r.kind, r.no, r.plant_no, r.description, r.unit, r.quantity, coalesce(e.qty_processed, 0) as processed,
      r.remark, r.charge, r.set_no, r.set_quantity
    from (select *, row_number() over (order by line_no) as place from request_lines
      where request_id = ${request.id}) r
    left join (select *, row_number() over (order by line_no) as place from erp_request_lines
      where request_no = ${request.erpNummer}) e on e.place = r.place and e.kind = r.kind and e.no = r.no`
}

function foreignLines(request: StoredRequest): SQL {
  return sql`
    select line_no, kind, no, plant_no, null::text as description, null::text as unit, quantity, qty_processed as processed,
      remark, null::numeric as charge, set_no, 0 as set_quantity
    from erp_request_lines where request_no = ${request.aanvraagnummer}`
}

/** The lines in the reader's language with the prices of today; a text that is gone stays as it was ordered. */
export async function listRequestLines(db: Db, request: StoredRequest, reader: ItemReader): Promise<RequestLine[]> {
  const source = request.id === null ? foreignLines(request) : ownLines(request)
  const rows = await ask<RequestLine>(
    db,
    sql`
    select l.line_no as "regelNummer", l.no as "materieelSoort", l.plant_no as "materieelNummer", l.kind as type,
      coalesce(t.text, i.description, l.description, l.no) as omschrijving,
      coalesce(ut.text, u.description, i.unit_code, l.unit, '') as eenheid, l.quantity::float8 as aantal,
      l.processed::float8 as "aantalVerwerkt", l.remark as opmerking, l.set_no as "setNummer", l.set_quantity as "setAantal",
      ${setNameOf(sql`l.set_no`, reader.language)} as "setOmschrijving", '/afbeeldingen/' || im.hash as afbeelding,
      i.no is not null or l.charge is not null as "toonPrijs", coalesce(${priceOf(reader, 'day')}, 0) as "huurPrijs",
      coalesce(${priceOf(reader, 'week')}, 0) as "huurPrijsWeek",
      coalesce(l.charge::float8, ${priceOf(reader, 'sale')}, 0) as "verkoopPrijs",
      coalesce(i.weight, 0)::float8 as "gewichtPerStuk"
    from (${source}) l
    ${itemOfLine(reader.language)}
    order by l.line_no`,
  )
  return rows
}

/**
 * The course of a request: what the portal wrote down, and the orders that came of it. Of an order only the day is
 * known: on that day it came after the approval and before it was carried out.
 */
export async function listSteps(db: Db, request: StoredRequest): Promise<z.input<typeof RequestStep>[]> {
  const rows = await ask<z.input<typeof RequestStep>>(
    db,
    sql`
    select s.stap, case when s.is_day then to_char(s.at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')
      else to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as moment, s.status, s.tekst
    from (
      select step as stap, at, false as is_day, status, text as tekst, id from request_steps
      where request_id = ${request.id}
      union all
      select 'order', o.order_date::timestamp at time zone 'Europe/Amsterdam', true, null, o.no, null from erp_orders o
      where o.request_no = ${request.erpNummer} and o.order_date is not null
      union all
      select 'ontvangen', e.request_date::timestamp at time zone 'Europe/Amsterdam', true, null, e.no, null
      from erp_requests e where ${request.id}::uuid is null and e.no = ${request.erpNummer} and e.request_date is not null
    ) s
    order by (s.at at time zone 'Europe/Amsterdam')::date,
      case when s.status = 'Cancelled' then 2 when s.stap = 'order' then 1 else 0 end, s.at, s.id`,
  )
  return rows
}

/** Who approved a request before it was made, and what was decided otherwise than asked; null when nobody had to. */
export async function findApproval(db: Db, requestId: string | null): Promise<RequestDetails['goedkeuring']> {
  if (requestId === null) return null
  const rows = await ask<NonNullable<RequestDetails['goedkeuring']>>(
    db,
    sql`
    select coalesce(nullif(concat_ws(' ', nullif(d.first_name, ''), nullif(d.last_name, '')), ''), s.decided_by) as door,
      case when s.decided_for is not null then coalesce(
        (select nullif(concat_ws(' ', nullif(f.first_name, ''), nullif(f.last_name, '')), '') from users f
          where f.erp_user_name = s.decided_for order by f.created_at limit 1),
        (select nullif(g.name, '') from erp_users g where g.user_name = s.decided_for), s.decided_for) end as namens,
      ${changedLines} as wijzigingen, ${changedDays} as dagen
    from saved_requests s left join users d on d.user_name = s.decided_by
    where s.request_id = ${requestId}`,
  )
  return rows[0] ?? null
}

/** The orders that came of a request, the oldest first. */
export async function listRequestOrders(db: Db, request: StoredRequest): Promise<RequestDetails['orders']> {
  return ask<RequestDetails['orders'][number]>(
    db,
    sql`select no as ordernummer, type, status from erp_orders
      where request_no = ${request.erpNummer} order by order_date, no`,
  )
}

interface RequestName {
  readonly no: string
  readonly naam: string
  readonly anderen: number
  readonly aantal: number
  readonly dag: string
}

/** What requests are called, in the language they were asked in: as in lists, and their day. */
export async function listRequestNames(db: Db, nos: readonly string[]): Promise<ReadonlyMap<string, RequestName>> {
  const rows = await ask<RequestName>(
    db,
    sql`
    select r.no, coalesce(first.name, r.transport ->> 'load', '') as naam, coalesce(first.quantity, 0)::int as aantal,
      coalesce(first.lines, 1) - 1 as anderen, coalesce(r.delivery_date::text, '') as dag
    from requests r
    ${firstOfLines(sql`select * from request_lines where request_id = r.id and charge is null`, sql`r.language`)}
    where r.no = any(${hiddenArray(sql`${sql.param([...nos])}`, 'text[]')})`,
  )
  return new Map(rows.map((row) => [row.no, row]))
}
