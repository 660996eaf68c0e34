import type { StandingStock } from '@portal/domain/removing/stock-cap.ts'
import { ask } from '../../../platform/db/ask.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/query.ts'

export interface StockAt extends StandingStock {
  readonly locationNo: string
}

/** Any other request that takes from one of these locations waits until the transaction ends; in one order, so that nobody waits for ever. */
export async function lockStanding(db: Db, locationNos: readonly string[]): Promise<void> {
  await ask(
    db,
    sql`
    select pg_advisory_xact_lock(hashtext('leaving'), hashtext(no))
    from unnest(${sql.param(locationNos.toSorted())}::text[]) no`,
  )
}

/** What the mirror has of some locations. */
export function listMirrored(db: Db, locationNos: readonly string[]): Promise<StockAt[]> {
  return ask<StockAt>(
    db,
    sql`
    select location_no as "locationNo", kind, plant_type as no, plant_no as "plantNo", quantity::float8 as quantity,
      qty_on_removal::float8 as taken
    from erp_stock where location_no = any(${sql.param(locationNos)}::text[])`,
  )
}

/** Taken by a request of the portal; its id is the one under which the back office stores it. */
export interface TakenAt extends StockAt {
  readonly requestId: string
  /** False when the back office confirmed it. */
  readonly isWaiting: boolean
}

/**
 * What the portal took from some locations and the back office has not confirmed yet, or only since then: what it said
 * shortly before may not count that.
 */
export function listTaken(db: Db, locationNos: readonly string[], since: Date): Promise<TakenAt[]> {
  return ask<TakenAt>(
    db,
    sql`
    select r.id as "requestId", r.delivery <> 'bevestigd' as "isWaiting", r.location_no as "locationNo", l.kind, l.no,
      l.plant_no as "plantNo", 0 as quantity, sum(l.quantity)::float8 as taken
    from requests r join request_lines l on l.request_id = r.id
    where r.location_no = any(${sql.param(locationNos)}::text[]) and r.from_location = r.location_no
      and (r.delivery in ('wachtrij', 'aangehouden') or (r.delivery = 'bevestigd' and r.changed_at > ${since}))
    group by r.id, l.kind, l.no, l.plant_no`,
  )
}
