import { ask } from '../src/platform/db/ask.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/query.ts'

/**
 * The rows of each table but these, as how many and the sum of the transactions that wrote them; equal before and after
 * means that nothing was written, not even the same once more.
 */
export async function digestOf(db: Db, leftOut: ReadonlySet<string>): Promise<Readonly<Record<string, string>>> {
  const tables = await ask<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  // Names of tables stand in the text: without values a connection plans it once, and planning is most of it.
  const sums = tables
    .filter(({ name }) => !leftOut.has(name))
    .map(
      ({ name }) =>
        sql`select ${sql.raw(`'${name}'`)} as name, count(*) as rows, coalesce(sum(xmin::text::bigint), 0)::text as sum from ${sql.identifier(name)} t`,
    )
  const rows = await ask<{ name: string; rows: string; sum: string }>(db, sql.join(sums, sql` union all `))
  return Object.fromEntries(rows.map((table) => [table.name, `${table.rows} rows: ${table.sum}`]))
}
