import type { LostRequest } from '@portal/contract/sync.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

/** So long after a restore requests that were lost by it are looked for. */
const lookedForDays = 90
/** As many as an administrator is shown: more than a large company orders in a day. */
const mostLost = 5000

/**
 * After a restore: the next number of a request goes above every one that the back office has of the portal. Gives how many
 * restores were waiting for that.
 */
export async function settleRestores(db: Db, at: Date): Promise<number> {
  const settled = await ask<{ id: string }>(
    db,
    sql`update restores set settled_at = ${at} where settled_at is null returning id::text as id`,
  )
  if (settled.length > 0)
    await ask(
      db,
      sql`
      select setval('request_numbers', known.last) from request_numbers n,
        (select max(substring(portal_no from '^P-([0-9]{1,15})$')::bigint) as last from erp_requests) known
      where known.last >= n.last_value`,
    )
  return settled.length
}

/** When these data were last kept by a backup; null when never. */
export async function readLastBackup(db: Db): Promise<Date | null> {
  const [row] = await ask<{ at: string }>(db, sql`select at::text as at from last_backup`)
  return row === undefined ? null : new Date(row.at)
}

/** Requests that the back office has of the portal and the portal lost by a restore, newest first. */
export async function listLostRequests(db: Db): Promise<LostRequest[]> {
  return ask<LostRequest>(
    db,
    sql`
    select e.portal_no as no, e.no as "erpNo", e.request_date::text as day, e.requested_by as "requestedBy", e.reference,
      coalesce(nullif(e.to_location, ''), e.from_location) as "locationNo"
    from erp_requests e, (
      select min(data_from) as since from restores where at > now() - make_interval(days => ${lookedForDays}::int)) r
    where e.request_date >= (r.since at time zone 'Europe/Amsterdam')::date and e.portal_no <> ''
      and e.external_id is not null and not exists (select from requests q where q.id = e.external_id)
    order by e.portal_no desc limit ${mostLost}`,
  )
}
