import type { Db } from './db/database.ts'
import { inArray, isNotNull, min, or, sql } from './db/query.ts'
import { erpOutbox, syncState } from './db/schema/exchange.ts'
import { mails } from './db/schema/operation.ts'

/** Writes that the back office does not have yet: how many, and since when the oldest waits. */
export async function readOutboxState(db: Db): Promise<{ waiting: number; parked: number; oldest: Date | null }> {
  const isOpen = sql`${erpOutbox.finishedAt} is null`
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      parked: sql<number>`(count(*) filter (where ${erpOutbox.state} = 'parked'))::int`,
      oldest: sql<
        string | null
      >`min(coalesce(${erpOutbox.reopenedAt}, ${erpOutbox.createdAt})) filter (where ${isOpen})`,
    })
    .from(erpOutbox)
  return {
    waiting: row?.waiting ?? 0,
    parked: row?.parked ?? 0,
    oldest: row?.oldest == null ? null : new Date(row.oldest),
  }
}

/** When the table of the mirror that is furthest behind was last in step. */
export async function readOldestSync(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: min(syncState.lastSuccessAt) }).from(syncState)
  return row?.at ?? null
}

/** Tables of the mirror whose reading or comparison stopped, e.g. because too many rows would vanish. */
export async function countStoppedTables(db: Db): Promise<number> {
  return db.$count(syncState, or(isNotNull(syncState.lastError), isNotNull(syncState.compareError)))
}

export async function countMails(db: Db): Promise<number> {
  return db.$count(mails, inArray(mails.state, ['waiting', 'failed']))
}
