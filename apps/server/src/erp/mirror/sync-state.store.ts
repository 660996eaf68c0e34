import type { Db } from '../../platform/db/database.ts'
import { eq, min, ne, sql } from '../../platform/db/query.ts'
import { syncState } from '../../platform/db/schema/exchange.ts'
import type { KnownVersion } from './watermark.ts'

export interface SyncState {
  readonly history: readonly KnownVersion[]
  readonly lastFullAt: Date | null
  readonly lastSuccessAt: Date | null
  readonly lastError: string | null
}

const never: SyncState = { history: [], lastFullAt: null, lastSuccessAt: null, lastError: null }

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

/** Called once, after the last page: a run that breaks off starts again where it began. */
export async function saveProgress(db: Db, service: string, progress: Progress): Promise<void> {
  const values = {
    watermark: progress.history.at(-1)?.version ?? null,
    history: progress.history,
    lastSuccessAt: progress.at,
    ...(progress.isFull ? { lastFullAt: progress.at, compareError: null } : {}),
    rowCount: progress.rowCount,
    schemaHash: progress.schemaHash,
    lastError: null,
  }
  await db
    .insert(syncState)
    .values({ service, ...values })
    .onConflictDoUpdate({ target: syncState.service, set: values })
}

/** @param isComparison what stopped a comparison is an alarm until one is done */
export async function saveFailure(
  db: Db,
  service: string,
  { reason, isComparison }: { readonly reason: string; readonly isComparison: boolean },
): Promise<void> {
  const values = { lastError: reason, ...(isComparison ? { compareError: reason } : {}) }
  await db
    .insert(syncState)
    .values({ service, ...values })
    .onConflictDoUpdate({ target: syncState.service, set: values })
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
