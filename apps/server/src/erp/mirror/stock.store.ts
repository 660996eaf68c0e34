import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

export interface TouchedLocations {
  readonly numbers: readonly string[]
  /** Row version of the newest row that touched one. */
  readonly highest: bigint
}

/** Locations of the mirrored requests and orders that changed since a row version: they ask for or bring stock. */
export async function listLocationsWithChanges(db: Db, since: bigint): Promise<TouchedLocations> {
  const from = sql`${String(since)}::bigint`
  const rows = await ask.planned<{ no: string; highest: string }>(
    db,
    sql`
    with moved as (
      select from_location, to_location, row_version from erp_requests where row_version > ${from}
      union all
      select from_location, to_location, row_version from erp_orders where row_version > ${from}
      union all
      select r.from_location, r.to_location, l.row_version
      from erp_request_lines l join erp_requests r on r.no = l.request_no where l.row_version > ${from}
      union all
      select o.from_location, o.to_location, l.row_version
      from erp_order_lines l join erp_orders o on (o.type, o.no) = (l.order_type, l.order_no)
      where l.row_version > ${from}
    )
    select place.no, max(row_version)::text as highest
    from moved, lateral (values (from_location), (to_location)) place (no)
    where place.no <> '' group by place.no`,
  )
  const highest = rows.reduce((most, row) => (BigInt(row.highest) > most ? BigInt(row.highest) : most), 0n)
  return { numbers: rows.map((row) => row.no), highest }
}
