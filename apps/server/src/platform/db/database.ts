import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** A tenant's database or a transaction on it; stores take either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>
