import type { Db } from './db/database.ts'
import { inArray, isNotNull, or, sql } from './db/query.ts'
import { backOfficeContact, erpOutbox, syncState } from './db/schema/exchange.ts'
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

/** Each write that is parked with the try that parked it, so that one that is parked again is another one. */
export async function listParkings(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ parking: string }>(sql`
    select o.id || ' ' || coalesce((select max(a.id) from erp_outbox_attempts a where a.outbox_id = o.id), 0) as parking
    from erp_outbox o where o.state = 'parked'`)
  return new Set(rows.map(({ parking }) => parking))
}

/** Whether the back office answers, as all processes share it. */
export interface BackOfficeContact {
  readonly lastAnswerAt: Date | null
  /** Since when nothing is sent; null while it answers. */
  readonly awaySince: Date | null
}

export async function readContact(db: Db): Promise<BackOfficeContact> {
  const { lastAnswerAt, awaySince } = backOfficeContact
  const [row] = await db.select({ lastAnswerAt, awaySince }).from(backOfficeContact)
  return row ?? { lastAnswerAt: null, awaySince: null }
}

/** Tables of the mirror whose reading or comparison stopped, e.g. because too many rows would vanish. */
export async function countStoppedTables(db: Db): Promise<number> {
  return db.$count(syncState, or(isNotNull(syncState.lastError), isNotNull(syncState.compareError)))
}

export async function countMails(db: Db): Promise<number> {
  return db.$count(mails, inArray(mails.state, ['waiting', 'failed']))
}
