import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

export interface FoundNumber {
  /** Another write made the thing that has this number; what is added to a thing shares its number. */
  readonly isTaken: boolean
  /** The mirror has it, or has nothing of what the write makes. */
  readonly isKnown: boolean
}

/** Any other confirmation under this number waits until the transaction ends, and then sees what became of it. */
export async function lockNumber(db: Db, no: string): Promise<void> {
  await ask(db, sql`select pg_advisory_xact_lock(hashtext('number by hand'), hashtext(${no}))`)
}

/** How a number of the back office stands to a write; nothing is said against one for a write that is not there. */
export async function findNumber(
  db: Db,
  { id, no }: { readonly id: string; readonly no: string },
): Promise<FoundNumber> {
  const [row] = await ask<FoundNumber>(
    db,
    sql`
    select
      o.kind in ('request.create', 'complaint.create', 'location.create', 'location.request') and (
        exists (select from erp_outbox w where w.kind = o.kind and w.id <> o.id and upper(w.result) = ${no})
        or (o.kind = 'request.create' and (
          exists (select from requests r where r.id <> o.external_id and upper(r.erp_no) = ${no})
          or exists (select from erp_requests e where e.no = ${no} and e.external_id <> o.external_id)))
        or (o.kind = 'complaint.create'
          and exists (select from erp_complaints c where c.no = ${no} and c.external_id <> o.external_id))
      ) as "isTaken",
      case
        when o.kind = 'request.create' then exists (select from erp_requests e where e.no = ${no})
        when o.kind like 'complaint.%' then exists (select from erp_complaints c where c.no = ${no})
        when o.kind in ('location.create', 'location.deregister')
          then exists (select from erp_locations l where l.no = ${no})
        else true
      end as "isKnown"
    from erp_outbox o where o.external_id = ${id}`,
  )
  return row ?? { isTaken: false, isKnown: true }
}
