import type { PoolClient } from 'pg'
import { Connections } from './connections.ts'
import { type Db, databaseOn } from './database.ts'
import { errorCodeOf, isDatabaseAway } from './database-away.ts'

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

/** @returns why it cannot be undone; such a connection must not go back to the pool */
async function rollBack(client: PoolClient, fault: unknown): Promise<Error | null> {
  // Nothing answers on it: asking once more would only take as long again.
  if (isDatabaseAway(fault)) return new Error('The connection was lost', { cause: fault })
  try {
    await client.query('rollback')
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/**
 * Runs work in one transaction, which commits when the work is done and is undone when it fails. The first statement
 * travels with the begin, what is given to `sendLast` with the commit: the connection sends without waiting for answers.
 */
export async function transact<T>(db: Db, work: (tx: Db, sendLast: SendLast) => Promise<T>): Promise<T> {
  if (!(db.$client instanceof Connections)) throw new Error('A transaction was asked for within one')
  return db.$client.use(async (client, discard) => {
    const sent: Promise<unknown>[] = [client.query('begin')]
    try {
      // Waited for at the end; without this a failure before that would end the process.
      sent[0]?.catch(() => undefined)
      const result = await work(databaseOn(client, db), (last) => {
        last.catch(() => undefined)
        sent.push(last)
      })
      await commit(client, sent)
      return result
    } catch (error) {
      const lost = await rollBack(client, error)
      if (lost !== null) discard(lost)
      throw error
    }
  })
}

/** What work in a transaction has: its database, and what runs once it is committed. */
export interface Committing {
  readonly db: Db
  /** Runs after the commit and never when it fails. */
  afterCommit(effect: () => void | Promise<void>): void
}

/** Runs work of a job or of the outbox in one transaction, and then what it gave to `afterCommit`, as a call does. */
export async function transactWith<P extends { readonly db: Db }, T>(
  parts: P,
  work: (own: P & Committing) => Promise<T>,
): Promise<T> {
  const effects: (() => void | Promise<void>)[] = []
  const afterCommit: Committing['afterCommit'] = (effect) => void effects.push(effect)
  const result = await transact(parts.db, (db) => work({ ...parts, db, afterCommit }))
  for (const effect of effects) await effect()
  return result
}
