import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { and, eq, inArray, min, ne, sql } from '../../platform/db/query.ts'
import { syncState } from '../../platform/db/schema/exchange.ts'
import type { KnownVersion } from './watermark.ts'

export interface SyncState {
  readonly history: readonly KnownVersion[]
  readonly lastFullAt: Date | null
  readonly lastSuccessAt: Date | null
  readonly lastError: string | null
  /** What was checked and known when it was last read; null when it never was. */
  readonly schemaHash: string | null
}

const never: SyncState = { history: [], lastFullAt: null, lastSuccessAt: null, lastError: null, schemaHash: null }

export async function findSyncState(db: Db, service: string): Promise<SyncState> {
  const [row] = await db.select().from(syncState).where(eq(syncState.service, service))
  if (row === undefined) return never
  // The column holds what saveProgress writes into it.
  return { ...row, history: row.history as readonly KnownVersion[] }
}

export interface Progress {
  readonly history: readonly KnownVersion[]
  readonly at: Date
  readonly isFull: boolean
  readonly rowCount: number
  readonly schemaHash: string
}

/** After a comparison nothing waits for a decision any more. */
const compared = { compareError: null, vanishing: null, acceptedVanishing: null, acceptedBy: null }

/** Called once, after the last page: a run that breaks off starts again where it began. */
export async function saveProgress(db: Db, service: string, progress: Progress): Promise<void> {
  const values = {
    watermark: progress.history.at(-1)?.version ?? null,
    history: progress.history,
    lastSuccessAt: progress.at,
    ...(progress.isFull ? { lastFullAt: progress.at, ...compared } : {}),
    rowCount: progress.rowCount,
    schemaHash: progress.schemaHash,
    lastError: null,
  }
  await db
    .insert(syncState)
    .values({ service, ...values })
    .onConflictDoUpdate({ target: syncState.service, set: values })
}

interface Failure {
  readonly reason: string
  /** What stopped a comparison is an alarm until one is done. */
  readonly isComparison: boolean
  /** Rows that it did not dare to remove; null when it stopped at something else. */
  readonly vanishing: number | null
}

export async function saveFailure(db: Db, service: string, failure: Failure): Promise<void> {
  const { reason, isComparison, vanishing } = failure
  const values = { lastError: reason, ...(isComparison ? { compareError: reason, vanishing } : {}) }
  await db
    .insert(syncState)
    .values({ service, ...values })
    .onConflictDoUpdate({ target: syncState.service, set: values })
}

/** What a look at the back office found, before anything is read of it. */
interface FoundFaults {
  /** Service → what is wrong with it, as `code: text`; null when nothing is. */
  readonly faults: ReadonlyMap<string, string | null>
  /** What was looked for: noted faults with these codes go where nothing is wrong any more. */
  readonly codes: readonly string[]
}

export async function saveFaults(db: Db, { faults, codes }: FoundFaults): Promise<void> {
  const wrong = [...faults].flatMap(([service, lastError]) => (lastError === null ? [] : [{ service, lastError }]))
  if (wrong.length > 0) {
    const set = { lastError: sql`excluded.last_error` }
    await db.insert(syncState).values(wrong).onConflictDoUpdate({ target: syncState.service, set })
  }
  const right = [...faults].flatMap(([service, fault]) => (fault === null ? [service] : []))
  const isOfThese = inArray(sql`split_part(${syncState.lastError}, ':', 1)`, [...codes])
  await db
    .update(syncState)
    .set({ lastError: null })
    .where(and(inArray(syncState.service, right), isOfThese))
}

interface AcceptedVanishing {
  readonly rows: number
  readonly by: string
}

/** What somebody let the next comparison remove; it counts once, so it is forgotten by asking. */
export async function takeAccepted(db: Db, service: string): Promise<AcceptedVanishing | null> {
  const rows = await ask.planned<{ rows: number | null; by: string | null }>(
    db,
    sql`
    with was as (select service, accepted_vanishing, accepted_by from sync_state where service = ${service} for update)
    update sync_state s set accepted_vanishing = null, accepted_by = null from was where s.service = was.service
    returning was.accepted_vanishing as rows, was.accepted_by as by`,
  )
  const [accepted] = rows
  return accepted === undefined || accepted.rows === null ? null : { rows: accepted.rows, by: accepted.by ?? '' }
}

/** Since when each of these services was read or compared completely; null when one of them never was. */
export async function findReadWholeAt(db: Db, services: readonly string[]): Promise<Date | null> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, at: min(syncState.lastFullAt) })
    .from(syncState)
    .where(sql`${syncState.service} in ${[...services]} and ${syncState.lastFullAt} is not null`)
  return row?.count === services.length ? row.at : null
}

/** Highest row version that any other service is known to have; they count together over the whole back office. */
export async function findHighestVersion(db: Db, exceptService: string): Promise<bigint> {
  const [row] = await db
    .select({ highest: sql<string | null>`max(${syncState.watermark}::numeric)::text` })
    .from(syncState)
    .where(ne(syncState.service, exceptService))
  return BigInt(row?.highest ?? 0)
}
