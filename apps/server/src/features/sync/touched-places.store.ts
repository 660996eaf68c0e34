import type { TouchedKey } from '../../erp/mirror-changes.ts'
import type { MirrorName } from '../../erp/mirrors.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

const ofOrders = sql`join erp_orders o on (o.type, o.no) = (k.order_type, k.order_no),
  lateral (values (o.from_location), (o.to_location)) p (place)`
const ofRequests = sql`lateral (values (r.from_location), (r.to_location)) p (place)`

/** Per table how its keys `k` lead to the places `p.place`; a table that is not here is about no single place. */
const waysToPlaces: Readonly<Partial<Record<MirrorName, SQL>>> = {
  requests: sql`join erp_requests r on r.no = k.no, ${ofRequests}`,
  requestLines: sql`join erp_requests r on r.no = k.request_no, ${ofRequests}`,
  orders: sql`join erp_orders o on (o.type, o.no) = (k.type, k.no),
    lateral (values (o.from_location), (o.to_location)) p (place)`,
  orderLines: ofOrders,
  orderCosts: ofOrders,
  exitOrders: sql`join erp_exit_orders e on e.no = k.no, lateral (values (e.location_no)) p (place)`,
  exitOrderLines: sql`join erp_exit_orders e on e.no = k.exit_order_no, lateral (values (e.location_no)) p (place)`,
  pieces: sql`join erp_pieces s on s.no = k.no, lateral (values (s.location_no)) p (place)`,
  inspections: sql`join erp_inspections i on i.entry_no = k.entry_no join erp_stock s on s.plant_no = i.plant_no,
    lateral (values (s.location_no)) p (place)`,
  complaints: sql`join erp_complaints c on c.no = k.no, lateral (values (c.location_no)) p (place)`,
  complaintLines: sql`join erp_complaints c on c.no = k.complaint_no, lateral (values (c.location_no)) p (place)`,
  invoices: sql`join erp_invoices i on i.no = k.no, lateral (values (i.location_no)) p (place)`,
}

const keyFields = sql`no text, type text, request_no text, order_type text, order_no text, exit_order_no text, complaint_no text,
  entry_no integer`

/** The locations that rows of a table are about; null when its rows do not lead to one. */
export async function listTouchedPlaces(
  db: Db,
  mirror: MirrorName,
  keys: readonly TouchedKey[],
): Promise<readonly string[] | null> {
  const way = waysToPlaces[mirror]
  if (way === undefined) return null
  const rows = await ask<{ place: string }>(
    db,
    sql`
    select distinct p.place from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) k (${keyFields}) ${way}
    where p.place <> ''`,
  )
  return rows.map(({ place }) => place)
}
