import { createHash } from 'node:crypto'
import { Client, type ClientConfig, escapeIdentifier } from 'pg'

/** Each table of a database with its rows as PostgreSQL writes them, in an order of their own: equal databases are equal. */
export async function readWhole(connection: ClientConfig): Promise<Readonly<Record<string, string>>> {
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
    const found: [string, string][] = []
    for (const { name } of tables.filter(({ name }) => name !== 'schema_migrations')) {
      const table = escapeIdentifier(name)
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${table} t order by 1`)
      const hash = createHash('sha256').update(rows.map(({ row }) => row).join('\n'))
      found.push([name, `${rows.length} ${hash.digest('hex')}`])
    }
    return Object.fromEntries(found)
  } finally {
    await client.end()
  }
}
