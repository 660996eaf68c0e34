import { setTimeout as pause } from 'node:timers/promises'
import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import type { Logger } from '../log/log.ts'
import { errorCodeOf, isDatabaseAway } from './database-away.ts'

/** How far a server has written, in which history. */
export interface Position {
  readonly position: string
  readonly system: string
}

/** Asked of the primary: everything that somebody was told is committed lies before it. */
export const positionStatement =
  'select pg_current_wal_flush_lsn()::text as position, system_identifier::text as system from pg_control_system()'

const reachedStatement = `
  select pg_is_in_recovery() as "follows", coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "reached",
    system_identifier::text as system
  from pg_control_system()`

interface Standing extends Pick<Position, 'system'> {
  readonly follows: boolean
  readonly reached: boolean
}

/** How long a reader waits for it to catch up; the primary answers in a few of these. */
const patienceMs = 100
const betweenLooksMs = 5
/** One that could not answer is left alone for so long. */
const restMs = 5000
/** One that is asked how far it is and does not say so in this time is away. */
const longestLookMs = 1000
const tookTooLong = '57014'
const onlyReads = '25006'

/** Why it cannot answer now; null when it has everything up to this position. */
async function whyNot(client: PoolClient, { position, system }: Position): Promise<string | null> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    // The driver takes a limit of one statement, and its types do not say so.
    const asked = { text: reachedStatement, values: [position], query_timeout: longestLookMs } as QueryConfig
    const { rows } = await client.query<Standing>(asked)
    const [standing] = rows
    if (standing === undefined || standing.system !== system) return 'it is no copy of the primary'
    if (!standing.follows) return 'it follows no primary'
    if (standing.reached) return null
    if (performance.now() > deadline) return `it is more than ${patienceMs} ms behind`
    await pause(betweenLooksMs)
  }
}

type Use = <T>(work: (client: PoolClient, discard: (why: Error) => void) => Promise<T>) => Promise<T>

/** A streaming replica, which answers a statement with what was committed when that was sent, or not at all. */
export interface Replica {
  /**
   * @param findPosition how far the primary is
   * @returns null where the primary has to answer
   * @throws what the statement ended with after working too long
   */
  query<Row extends QueryResultRow>(
    statement: { readonly asked: QueryConfig | string; readonly values: unknown[] | undefined },
    findPosition: () => Promise<Position>,
  ): Promise<QueryResult<Row> | null>
  /** Statements that it answered, and that the primary had to. */
  counts(): { readonly replica: number; readonly primary: number }
}

/** @param use lends a connection to it */
export function createReplica(use: Use, log: Logger): Replica {
  const counts = { replica: 0, primary: 0 }
  let restsUntil = 0
  let isTold = false
  const rest = (reason: string) => {
    restsUntil = performance.now() + restMs
    if (!isTold) log.warn({ reason }, 'the replica cannot answer; the primary does')
    isTold = true
  }
  const answered = () => {
    if (isTold) log.info('the replica answers again')
    isTold = false
    counts.replica += 1
  }
  return {
    counts: () => counts,
    async query<Row extends QueryResultRow>(
      { asked, values }: { readonly asked: QueryConfig | string; readonly values: unknown[] | undefined },
      findPosition: () => Promise<Position>,
    ): Promise<QueryResult<Row> | null> {
      if (performance.now() >= restsUntil) {
        const position = await findPosition()
        try {
          const result = await use(async (client, discard) => {
            try {
              const reason = await whyNot(client, position)
              if (reason === null) return await client.query<Row>(asked, values)
              rest(reason)
            } catch (error) {
              discard(new Error('A statement failed', { cause: error }))
              throw error
            }
            return null
          })
          if (result !== null) {
            answered()
            return result
          }
        } catch (error) {
          if (errorCodeOf(error) === tookTooLong) throw error
          // What it ends because the primary cleans up, or may not do at all, is no reason to leave it alone.
          if (errorCodeOf(error) !== onlyReads && isDatabaseAway(error))
            rest(error instanceof Error ? error.message : String(error))
        }
      }
      counts.primary += 1
      return null
    },
  }
}
