import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { createTurns, inTurn, type Turns } from '../net/turns.ts'
import { type BudgetShare, unshared } from './connection-budget.ts'
import { type Position, positionStatement, type Replica } from './replica.ts'
import { refuseSecondConnection } from './second-connection.ts'

export interface Shares {
  /** Connections that one person, or one network of strangers, has at once; the others stay for everybody else. */
  readonly mostEach: number
  /** Statements of one that may wait for a turn at once; one more is refused. */
  readonly mostWaiting: number
}

/** Marks the connection that somebody uses as one that nobody gets after them. */
export type Discard = (why: Error) => void

interface Parts {
  readonly pool: Pool
  readonly budget: BudgetShare
  readonly turns: Turns
  readonly replica: Replica | null
}

/** The connections of a tenant, as one person, one network of strangers or the tenant itself may use them. */
export class Connections {
  readonly #parts: Parts
  /** Null for the tenant itself, which waits for no turn of a person. */
  readonly #who: string | null
  /** Single statements go to the replica, where there is one. */
  readonly #reads: boolean

  private constructor(parts: Parts, who: string | null, reads = false) {
    this.#parts = parts
    this.#who = who
    this.#reads = reads
  }

  /**
   * @param budget what the pool has of the connections of the process; without it all that it may open
   * @param replica of the server of the pool
   */
  static of(
    pool: Pool,
    { mostEach, mostWaiting }: Shares,
    { budget = unshared(pool), replica = null }: { budget?: BudgetShare; replica?: Replica | null } = {},
  ): Connections {
    const patienceMs = pool.options.connectionTimeoutMillis
    const turns = createTurns({ mostEach, mostAtOnce: Number.POSITIVE_INFINITY, mostWaiting, patienceMs })
    return new Connections({ pool, budget, turns, replica }, null)
  }

  /** The same connections for one, who never has more of them at once than their share; null for the tenant itself. */
  for(who: string | null): Connections {
    return new Connections(this.#parts, who, this.#reads)
  }

  /** The same connections for who only reads: what it asks may be answered by the replica, as new as by the primary. */
  reading(): Connections {
    return new Connections(this.#parts, this.#who, true)
  }

  /** What became of the statements for a replica; null where there is none. */
  replicaCounts(): ReturnType<Replica['counts']> | null {
    return this.#parts.replica?.counts() ?? null
  }

  /** No connection is given any more: what fails now is no trouble. */
  get isEnding(): boolean {
    return this.#parts.pool.ending
  }

  /** Connections that are open, and questions that wait for one. */
  counts(): { readonly open: number; readonly waiting: number } {
    const { pool, budget } = this.#parts
    return { open: pool.totalCount, waiting: budget.waiting() }
  }

  /** Runs one statement, or a text with a transaction of its own, on any connection; one on which it fails is ended. */
  async query<Row extends QueryResultRow>(asked: QueryConfig | string, values?: unknown[]): Promise<QueryResult<Row>> {
    const { replica } = this.#parts
    const found =
      this.#reads && replica !== null ? await replica.query<Row>({ asked, values }, () => this.#position()) : null
    return found ?? this.#ask<Row>(asked, values)
  }

  async #position(): Promise<Position> {
    const { rows } = await this.#ask<{ position: string; system: string }>(positionStatement)
    if (rows[0] === undefined) throw new Error('PostgreSQL does not say how far it is')
    return rows[0]
  }

  #ask<Row extends QueryResultRow>(asked: QueryConfig | string, values?: unknown[]): Promise<QueryResult<Row>> {
    return this.use(async (client, discard) => {
      try {
        return await client.query<Row>(asked, values)
      } catch (error) {
        // Nothing comes over it any more, what was asked is still at work, or its own transaction was left open.
        discard(new Error('A statement failed', { cause: error }))
        throw error
      }
    })
  }

  /** Runs work on a connection that nobody else uses meanwhile. */
  use<T>(work: (client: PoolClient, discard: Discard) => Promise<T>): Promise<T> {
    const { budget, turns } = this.#parts
    const borrowed = async () => {
      const { client, giveBack } = await budget.borrow()
      let fault: Error | undefined
      try {
        return await work(client, (why) => {
          fault = why
        })
      } finally {
        giveBack(fault)
      }
    }
    refuseSecondConnection()
    return this.#who === null ? borrowed() : inTurn(turns, this.#who, borrowed)
  }
}
