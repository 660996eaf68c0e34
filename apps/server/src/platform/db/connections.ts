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

/** All turns of one `ofOne` are of the same one. */
const one = 'one'

/** The connections of a tenant, as one person, one network of strangers or the tenant itself may use them. */
export class Connections {
  readonly pool: Pool
  readonly #shares: Shares
  /** Null for the tenant itself, which waits for no turn. */
  readonly #turns: Turns | null

  constructor(pool: Pool, shares: Shares, turns: Turns | null = null) {
    this.pool = pool
    this.#shares = shares
    this.#turns = turns
  }

  /** The same connections for one, who never has more of them at once than their share. */
  ofOne(): Connections {
    const patienceMs = this.pool.options.connectionTimeoutMillis
    const { mostEach, mostWaiting } = this.#shares
    const turns = createTurns({ mostEach, mostAtOnce: mostEach, mostWaiting, patienceMs })
    return new Connections(this.pool, this.#shares, turns)
  }

  /** Runs one statement on any connection, as the driver's own pool does. */
  query<Row extends QueryResultRow>(asked: QueryConfig, values?: unknown[]): Promise<QueryResult<Row>> {
    refuseSecondConnection()
    return inTurn(this.#turns, one, () => this.pool.query<Row>(asked, values))
  }

  /** Runs work on a connection that nobody else uses meanwhile. */
  async use<T>(work: (client: PoolClient, discard: Discard) => Promise<T>): Promise<T> {
    refuseSecondConnection()
    return inTurn(this.#turns, one, async () => {
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
}
