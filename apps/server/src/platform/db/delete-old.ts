import type { PgTable } from './columns.ts'
import type { Db } from './database.ts'
import { type SQL, sql } from './query.ts'

/** Rows that one statement deletes, so that none of them takes long, however many there are. */
export const rowsAtOnce = 5000

/**
 * Deletes rows, some at a time, each time for good. Rows that something else holds stay until it is called again.
 * @param isOld of columns of this table
 * @returns how many were deleted
 */
export async function deleteOld(db: Db, { table, isOld }: OldRows, signal: AbortSignal): Promise<number> {
  const old = sql`select ctid from ${table} where ${isOld} limit ${rowsAtOnce} for update skip locked`
  return repeatUntilFew(signal, async () => {
    const { rowCount } = await db.delete(table).where(sql`ctid = any(array(${old}))`)
    return rowCount ?? 0
  })
}

export interface OldRows {
  readonly table: PgTable
  readonly isOld: SQL | undefined
}

/** Repeats a step as long as it finds as many rows as it may take, and ends before the next one once it is told to. */
export async function repeatUntilFew(signal: AbortSignal, step: () => Promise<number>): Promise<number> {
  let gone = 0
  while (!signal.aborted) {
    const found = await step()
    gone += found
    if (found < rowsAtOnce) break
  }
  return gone
}
