import { drizzlePostgres } from './drizzle.ts'

export type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

/** What tables are made of. */
export const {
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = drizzlePostgres
