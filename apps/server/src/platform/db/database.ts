import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { Connections } from './connections.ts'
import { drizzleConnection } from './drizzle.ts'

/** A tenant's database or a transaction on it; stores take either. A transaction is begun by `transact` alone. */
export type Db = Omit<PgDatabase<NodePgQueryResultHKT, Record<string, never>>, 'transaction'> & {
  /** What its statements are sent by: all connections, or the one that a transaction has. */
  readonly $client: Connections | PoolClient
  /** A connection knows a statement that was prepared under a name; false behind a pooler. */
  readonly keepsStatements: boolean
}

/** The query builder on connections, or on the one of a transaction. */
export function databaseOn(client: Connections | PoolClient, { keepsStatements }: Pick<Db, 'keepsStatements'>): Db {
  // The builder calls nothing of a pool but `query`, and has as `$client` what it is given.
  const builder = drizzleConnection.drizzle(client as unknown as Pool)
  return Object.assign(builder, { keepsStatements }) as unknown as Db
}

/** The query builder on a pool of which everybody may have all. */
export function databaseOf(pool: Pool): Db {
  const shares = { mostEach: pool.options.max, mostWaiting: Number.POSITIVE_INFINITY }
  return databaseOn(Connections.of(pool, shares), { keepsStatements: true })
}
