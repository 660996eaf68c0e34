import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Client, ClientConfig } from 'pg'
import { withClient } from './connect.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url))
/** Any number that nothing else in this database uses for an advisory lock. */
const lockNumber = 7_116_205

interface Migration {
  readonly name: string
  readonly hash: string
  readonly sql: string
}

export async function readMigrations(): Promise<readonly Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => /^\d{4}_[a-z0-9-]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${migrationsFolder}${name}`, 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function applyOne(client: Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [migration.name, migration.hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed`, { cause: error })
  }
}

async function applyMissing(client: Client, migrations: readonly Migration[]): Promise<number> {
  await client.query(
    `create table if not exists schema_migrations
     (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
  const applied = new Map(rows.map((row) => [row.name, row.hash]))
  const missing = migrations.filter((migration) => !applied.has(migration.name))
  const changed = migrations.find((migration) => (applied.get(migration.name) ?? migration.hash) !== migration.hash)
  if (changed !== undefined)
    throw new Error(`Database ${client.database} was made by another version of ${changed.name}: start on an empty one`)
  for (const migration of missing) await applyOne(client, migration)
  return missing.length
}

/** Brings a database to the present schema; processes that start together wait for each other. Returns how many ran. */
export async function migrate(connection: ClientConfig): Promise<number> {
  const migrations = await readMigrations()
  return withClient(connection, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    return await applyMissing(client, migrations)
  })
}
