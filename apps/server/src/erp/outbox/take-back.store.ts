import type { WriteSoFar } from '@portal/domain/outbox/take-back.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

interface TriedWrite extends WriteSoFar {
  readonly id: string
}

/**
 * A write with what came of its tries; null when there is none.
 * @param locks no worker begins with it until the transaction ends
 */
export async function findTriedWrite(db: Db, externalId: string, locks: boolean): Promise<TriedWrite | null> {
  // The tries are read after the lock is held: a try that ended meanwhile has its row by then.
  const [row] = await ask<{ id: string; state: string }>(
    db,
    sql`select id::text as id, state from erp_outbox where external_id = ${externalId} ${locks ? sql`for update` : sql``}`,
  )
  if (row === undefined) return null
  const tries = await ask<{ outcome: string }>(
    db,
    sql`select outcome from erp_outbox_attempts where outbox_id = ${row.id}::bigint and done_by is null`,
  )
  return { ...row, tries: tries.map(({ outcome }) => outcome) }
}

/** Ends a write that is locked, with who took it back and when. */
export async function cancelWrite(tx: Db, id: string, { by, now }: { readonly by: string; readonly now: Date }) {
  await ask(
    tx,
    sql`
    with ended as (
      update erp_outbox set state = 'cancelled', finished_at = ${now} where id = ${id}::bigint returning id)
    insert into erp_outbox_attempts (outbox_id, at, outcome, duration_ms, done_by)
    select id, ${now}, 'requester cancelled', 0, ${by} from ended`,
  )
}
