import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/query.ts'

/** One number over all rows of all tables but these; equal before and after means that nothing was written. */
export async function digestOf(db: Db, leftOut: ReadonlySet<string>): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const sums = tables
    .filter(({ name }) => !leftOut.has(name))
    .map(
      ({ name }) =>
        sql`select ${name} as name, count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${sql.identifier(name)} t`,
    )
  return JSON.stringify((await db.execute(sql.join(sums, sql` union all `))).rows)
}
