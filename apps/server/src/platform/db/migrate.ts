import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Client, ClientConfig } from 'pg'
import { portalVersion } from '../version.ts'
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

/** This version of the portal cannot work on the database; the message says which one can. */
export class MigrationRefusal extends Error {}

interface Applied {
  readonly name: string
  readonly hash: string
  /** Of the portal that applied it; null from before that was kept. */
  readonly version: string | null
}

/** Which version to start, as far as it was kept. */
function nameVersion({ version }: Applied): string {
  return version === null || version === portalVersion ? 'the version that made it' : `version ${version}`
}

function refuseOthers(database: string, applied: readonly Applied[], known: readonly Migration[]): void {
  const hashes = new Map(known.map(({ name, hash }) => [name, hash]))
  const newer = applied.findLast(({ name }) => !hashes.has(name))
  if (newer !== undefined)
    throw new MigrationRefusal(
      `The database ${database} belongs to a newer portal: this version, ${portalVersion}, does not know its migration ` +
        `${newer.name}. Start ${nameVersion(newer)} or a newer one.`,
    )
  const changed = applied.find(({ name, hash }) => hashes.get(name) !== hash)
  if (changed !== undefined)
    throw new MigrationRefusal(
      `The database ${database} was made with another migration ${changed.name} than this version, ${portalVersion}, has. ` +
        `Start ${nameVersion(changed)}, or put back a backup that belongs to this one.`,
    )
}

async function applyOne(client: Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, hash, version) values ($1, $2, $3)', [
      migration.name,
      migration.hash,
      portalVersion,
    ])
    await client.query('commit')
  } catch (error) {
    // A lost connection takes the transaction with it.
    await client.query('rollback').catch(() => undefined)
    throw new Error(`Migration ${migration.name} failed`, { cause: error })
  }
}

async function applyMissing(client: Client, migrations: readonly Migration[]): Promise<number> {
  await client.query(
    `create table if not exists schema_migrations
     (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  )
  await client.query('alter table schema_migrations add column if not exists version text')
  const { rows } = await client.query<Applied>('select name, hash, version from schema_migrations order by name')
  refuseOthers(client.database ?? '', rows, migrations)
  const applied = new Set(rows.map(({ name }) => name))
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const migration of missing) await applyOne(client, migration)
  return missing.length
}

/**
 * Brings a database to the present schema; processes that start together wait for each other. Returns how many ran.
 * @throws MigrationRefusal when another version of the portal made it, which this one cannot go on with
 */
export async function migrate(connection: ClientConfig): Promise<number> {
  const migrations = await readMigrations()
  return withClient(connection, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    return await applyMissing(client, migrations)
  })
}
