import { createHash } from 'node:crypto'
import type { Db } from './database.ts'
import { drizzlePostgres } from './drizzle.ts'
import type { SQL } from './query.ts'

const dialect = new drizzlePostgres.PgDialect()
const names = new Map<string, string>()

/** One name for one text: PostgreSQL refuses a second text under a name that a connection knows. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `q_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}

/**
 * Runs a statement that many calls repeat, and gives its rows. Every connection parses it once and soon keeps its plan,
 * which takes longer than running it. Only for texts of which there are few: values belong in parameters.
 */
export async function queryRows<Row extends object>(db: Db, query: SQL): Promise<Row[]> {
  const built = dialect.sqlToQuery(query)
  const prepared = db._.session.prepareQuery(built, undefined, nameOf(built.sql), false)
  // The driver gives what the statement selects, which the caller names.
  const { rows } = (await prepared.execute()) as { rows: Row[] }
  return rows
}
