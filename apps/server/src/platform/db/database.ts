import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'

/** A tenant's database or a transaction on it; stores take either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>> & {
  /** What its statements are sent by: all connections, or the one that a transaction has. */
  readonly $client: Pool | PoolClient
}
