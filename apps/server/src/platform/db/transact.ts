import { Pool, type PoolClient } from 'pg'
import type { Db } from './database.ts'
import { errorCodeOf } from './database-away.ts'
import { drizzleConnection } from './drizzle.ts'

const made = new WeakMap<PoolClient, Db>()

/** The query builder on one connection, made once for each. */
function databaseOn(client: PoolClient): Db {
  const known = made.get(client)
  if (known !== undefined) return known
  const fresh = drizzleConnection.drizzle(client)
  made.set(client, fresh)
  return fresh
}

/** Takes what was sent already and may arrive together with the commit. */
export type SendLast = (sent: Promise<unknown>) => void

/** PostgreSQL: an earlier statement of the transaction failed. */
const abortedCode = '25P02'

const isAborted = (error: unknown): boolean =>
  error instanceof Error && (errorCodeOf(error) === abortedCode || isAborted(error.cause))

/** What went wrong, and not what could not be done any more because of it. */
function firstFault(ends: readonly PromiseSettledResult<unknown>[]): PromiseRejectedResult | undefined {
  const failed = ends.filter((end) => end.status === 'rejected')
  return failed.find(({ reason }) => !isAborted(reason)) ?? failed[0]
}

/** Commits; whatever was sent before it and failed has undone everything, and is what went wrong. */
async function commit(client: PoolClient, sent: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled([...sent, client.query('commit')])
  const failed = firstFault(ends)
  if (failed !== undefined) throw failed.reason
}

/** A connection that cannot roll back must not go back to the pool. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/**
 * Waits until both are over, also when one failed: what is still on its way in a transaction that is undone meanwhile
 * would else be written after it, by itself.
 * @throws what went wrong, not that the transaction was over because of it
 */
export async function bothSent<A, B>(one: Promise<A>, other: Promise<B>): Promise<readonly [A, B]> {
  const ends = await Promise.allSettled([one, other])
  const failed = firstFault(ends)
  if (failed !== undefined) throw failed.reason
  // Neither failed.
  return Promise.all([one, other])
}

/**
 * Runs work in one transaction, which commits when the work is done and is undone when it fails. The first statement
 * travels with the begin, what is given to `sendLast` with the commit: the connection sends without waiting for answers.
 */
export async function transact<T>(db: Db, work: (tx: Db, sendLast: SendLast) => Promise<T>): Promise<T> {
  if (!(db.$client instanceof Pool)) throw new Error('A transaction was asked for within one')
  const client = await db.$client.connect()
  let lost: Error | undefined
  try {
    const begun = client.query('begin')
    const sent: Promise<unknown>[] = [begun]
    // Waited for at the end; without this a failure before that would end the process.
    begun.catch(() => undefined)
    const result = await work(databaseOn(client), (last) => {
      last.catch(() => undefined)
      sent.push(last)
    })
    await commit(client, sent)
    return result
  } catch (error) {
    lost = await rollBack(client)
    throw error
  } finally {
    client.release(lost)
  }
}

/** Runs work on one connection, without a transaction: what it sends at once travels together, and is done in its order. */
export async function onOneConnection<T>(db: Db, work: (one: Db) => Promise<T>): Promise<T> {
  if (!(db.$client instanceof Pool)) return work(db)
  const client = await db.$client.connect()
  try {
    return await work(databaseOn(client))
  } finally {
    client.release()
  }
}
