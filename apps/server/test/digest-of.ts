import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/query.ts'

/** The rows of each table but these, as how many and one number; equal before and after means that nothing was written. */
export async function digestOf(db: Db, leftOut: ReadonlySet<string>): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const sums = tables
    .filter(({ name }) => !leftOut.has(name))
    .map(
      ({ name }) =>
        sql`select ${name} as name, count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${sql.identifier(name)} t`,
    )
  const { rows } = await db.execute<{ name: string; rows: string; sum: string }>(sql.join(sums, sql` union all `))
  return Object.fromEntries(rows.map((table) => [table.name, `${table.rows} rows: ${table.sum}`]))
}
