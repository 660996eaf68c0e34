import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { createTurns, inTurn, type Turns } from '../net/turns.ts'
import { refuseSecondConnection } from './second-connection.ts'

export interface Shares {
  /** Connections that one person, or one network of strangers, has at once; the others stay for everybody else. */
  readonly mostEach: number
  /** Statements of one that may wait for a turn at once; one more is refused. */
  readonly mostWaiting: number
}

/** Marks the connection that somebody uses as one that nobody gets after them. */
export type Discard = (why: Error) => void

/** The connections of a tenant, as one person, one network of strangers or the tenant itself may use them. */
export class Connections {
  readonly pool: Pool
  readonly #turns: Turns
  /** Null for the tenant itself, which waits for no turn. */
  readonly #who: string | null

  private constructor(pool: Pool, turns: Turns, who: string | null) {
    this.pool = pool
    this.#turns = turns
    this.#who = who
  }

  static of(pool: Pool, { mostEach, mostWaiting }: Shares): Connections {
    const patienceMs = pool.options.connectionTimeoutMillis
    const turns = createTurns({ mostEach, mostAtOnce: Number.POSITIVE_INFINITY, mostWaiting, patienceMs })
    return new Connections(pool, turns, null)
  }

  /** The same connections for one, who never has more of them at once than their share; null for the tenant itself. */
  for(who: string | null): Connections {
    return new Connections(this.pool, this.#turns, who)
  }

  /** Runs one statement on any connection, as the driver's own pool does. */
  query<Row extends QueryResultRow>(asked: QueryConfig, values?: unknown[]): Promise<QueryResult<Row>> {
    refuseSecondConnection()
    return this.#inTurn(() => this.pool.query<Row>(asked, values))
  }

  /** Runs work on a connection that nobody else uses meanwhile. */
  async use<T>(work: (client: PoolClient, discard: Discard) => Promise<T>): Promise<T> {
    refuseSecondConnection()
    return this.#inTurn(async () => {
      const client = await this.pool.connect()
      let fault: Error | undefined
      try {
        return await work(client, (why) => {
          fault = why
        })
      } finally {
        client.release(fault)
      }
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#who === null ? work() : inTurn(this.#turns, this.#who, work)
  }
}
