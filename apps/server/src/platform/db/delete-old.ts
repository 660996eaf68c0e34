import type { AnyPgColumn, PgTable } from './columns.ts'
import type { Db } from './database.ts'
import { type SQL, sql } from './query.ts'

/** Rows that one statement deletes, so that none of them takes long, however many there are. */
export const rowsAtOnce = 2000

/**
 * Deletes rows, some at a time, each time for good. Rows that something else holds stay until it is called again.
 * @param isOld of columns of this table
 * @returns how many were deleted
 */
export async function deleteOld(db: Db, { table, isOld, by }: OldRows, signal: AbortSignal): Promise<number> {
  const inOrder = by === undefined ? sql`` : sql`order by ${by}`
  const old = sql`select ctid from ${table} where ${isOld} ${inOrder} limit ${rowsAtOnce} for update skip locked`
  return repeatUntilFew(signal, async () => {
    const { rowCount } = await db.delete(table).where(sql`ctid = any(array(${old}))`)
    return rowCount ?? 0
  })
}

export interface OldRows {
  readonly table: PgTable
  readonly isOld: SQL | undefined
  /** The moment of a row, of a table that is large: by its index the oldest are found without passing all others. */
  readonly by?: AnyPgColumn
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
