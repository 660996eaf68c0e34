import type { Photo } from '@portal/contract/values.ts'
import type { PromiseFacts } from '@portal/domain/requests/promise-line.ts'
import type { OrderKind } from '@portal/domain/states/enums.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

/** Whose promises: those of a request with all its orders, or of one order alone. */
export interface PromiseKey {
  /** The portal's own id; null for what only the back office knows. */
  readonly requestId: string | null
  /** The number of the request there; empty when it has none. */
  readonly requestNo: string
  readonly order: { readonly type: OrderKind; readonly no: string } | null
  /** The location it is looked at from: only what that one was billed counts. */
  readonly locationNo: string
}

type FoundFacts = Pick<PromiseFacts, 'request' | 'orders' | 'invoices'> & { readonly openLines: number }

/**
 * What the promise line is made of: the request with the moments the portal wrote down, the orders, and the invoices that
 * have lines of them, in one statement.
 */
export async function readPromiseFacts(db: Db, key: PromiseKey): Promise<PromiseFacts> {
  const { requestId, requestNo, order, locationNo } = key
  const [row] = await ask<FoundFacts>(
    db,
    sql`
    with portal as (
      select r.* from requests r where r.id = ${requestId} or (r.erp_no = ${requestNo} and ${requestNo} <> '') limit 1),
    erp as (select e.* from erp_requests e where e.no = ${requestNo} and e.no <> ''),
    steps as (select s.step, s.status, s.text, s.at from request_steps s join portal on portal.id = s.request_id),
    chosen as (
      select o.* from erp_orders o
      where (${order?.no ?? null}::text is null and o.request_no = ${requestNo} and ${requestNo} <> '')
        or (o.type = ${order?.type ?? null} and o.no = ${order?.no ?? null})),
    billed as (
      select distinct i.no, i.posting_date from chosen o
      join erp_invoice_lines l on (o.type <> 'Afvoer' and l.arrival_order = o.no)
        or (o.type <> 'Aanvoer' and l.removal_order = o.no)
      join erp_invoices i on i.no = l.invoice_no and i.location_no = ${locationNo})
    select
      (select jsonb_build_object(
          'askedAt', coalesce(${isoOf(sql`p.created_at`)}, e.request_date::text),
          'status', coalesce(p.status, e.status), 'delivery', coalesce(p.delivery, 'bevestigd'),
          'erpNo', coalesce(p.erp_no, e.no), 'reason', coalesce(p.refusal, case when e.status = 'Disapproved' then e.remark end, ''),
          'sentAt', coalesce((select ${isoOf(sql`max(at)`)} from steps where step in ('bevestigd', 'geweigerd', 'vervallen', 'ingetrokken')),
            case when p.id is null then e.request_date::text end),
          'approval', (select jsonb_build_object('by', s.text, 'at', ${isoOf(sql`s.at`)}) from steps s
            where s.step = 'akkoord' limit 1),
          'decidedAt', (select ${isoOf(sql`max(at)`)} from steps
            where step = 'status' and status in ('Approved', 'Disapproved')))
        from (select 1) one left join portal p on true left join erp e on true
        where p.id is not null or e.no is not null) as request,
      coalesce((select jsonb_agg(jsonb_build_object('no', no, 'status', status, 'orderedOn', order_date,
          'plannedFor', delivery_date, 'postedOn', posted_date) order by order_date, no) from chosen), '[]') as orders,
      coalesce((select jsonb_agg(jsonb_build_object('no', no, 'date', posting_date) order by posting_date, no)
        from billed), '[]') as invoices,
      (select count(*)::int from erp_request_lines l join erp on erp.no = l.request_no
        where ${order?.no ?? null}::text is null and erp.status <> 'Cancelled' and l.qty_processed < l.quantity)
        as "openLines"`,
  )
  if (row === undefined) throw new Error('A select without a table has one row')
  const { openLines, ...facts } = row
  return { ...facts, isComplete: openLines === 0 }
}

function isoOf(moment: ReturnType<typeof sql>) {
  return sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** The photos of an order or exit order, in order; the caller has checked that they may be seen. */
export async function listPhotos(db: Db, parentType: 'Order' | 'Exitorder', parentNo: string): Promise<Photo[]> {
  return ask<Photo>(
    db,
    sql`
    select line_no as "regelNummer", '/afbeeldingen/' || hash as afbeelding from erp_images
    where parent_type = ${parentType} and parent_no = ${parentNo} order by line_no`,
  )
}
