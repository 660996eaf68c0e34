import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Client, ClientConfig } from 'pg'
import { portalVersion } from '../version.ts'
import { withClient } from './connect.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url))
/** Any number that nothing else in this database uses for an advisory lock. */
const lockNumber = 7_116_205
/** Longest wait for a table that something else uses. */
const lockWaitMs = 2000
const betweenTriesMs = 1000
const mostTries = 100

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

/** A migration as a database remembers it. */
export interface AppliedMigration {
  readonly name: string
  readonly hash: string
  /** Of the portal that applied it; null from before that was kept. */
  readonly version: string | null
}

/** The version to start, as far as it was kept. */
function nameVersion({ version }: AppliedMigration): string {
  return version === null || version === portalVersion ? 'the version that made it' : version
}

function refuseOthers(database: string, applied: readonly AppliedMigration[], known: readonly Migration[]): void {
  const hashes = new Map(known.map(({ name, hash }) => [name, hash]))
  const newer = applied.findLast(({ name }) => !hashes.has(name))
  if (newer !== undefined)
    throw new MigrationRefusal(
      `The database ${database} is of version ${newer.version ?? 'unknown'}, this is ${portalVersion}, which does not ` +
        `know its migration ${newer.name}. Start ${nameVersion(newer)} or a newer one.`,
    )
  const changed = applied.find(({ name, hash }) => hashes.get(name) !== hash)
  if (changed !== undefined)
    throw new MigrationRefusal(
      `The database ${database} was made with another migration ${changed.name} than this version, ${portalVersion}, has. ` +
        `Start ${nameVersion(changed)}, or put back a backup that belongs to this one.`,
    )
}

/** Of a migration that takes something away: the last version that used it, and cannot work beside it. */
export function lastUserOf(sql: string): string | null {
  return /^-- Contract: (\d+\.\d+\.\d+) was the last version that used it\.$/m.exec(sql)?.[1] ?? null
}

async function applyOne(client: Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockWaitMs}`)
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, hash, version, ends_version) values ($1, $2, $3, $4)', [
      migration.name,
      migration.hash,
      portalVersion,
      lastUserOf(migration.sql),
    ])
    await client.query('commit')
  } catch (error) {
    // A lost connection takes the transaction with it.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const isBusy = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03'

/** While it waits for a table everybody else waits behind it: it gives up soon, lets them go first and tries again. */
async function applyInTurn(client: Client, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyOne(client, migration)
    } catch (cause) {
      if (!isBusy(cause)) throw new Error(`Migration ${migration.name} failed`, { cause })
      if (tries === mostTries)
        throw new MigrationRefusal(
          `Migration ${migration.name} of ${client.database} could not have its tables in ${tries} tries: something else ` +
            'holds them, which pg_stat_activity names. Nothing of it was done; start again when that is over.',
        )
    }
    await pause(betweenTriesMs)
  }
}

async function applyMissing(client: Client, migrations: readonly Migration[]): Promise<number> {
  await client.query(
    `create table if not exists schema_migrations
     (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  )
  await client.query(
    `alter table schema_migrations add column if not exists version text, add column if not exists ends_version text`,
  )
  const { rows } = await client.query<AppliedMigration>(
    'select name, hash, version from schema_migrations order by name',
  )
  refuseOthers(client.database ?? '', rows, migrations)
  const applied = new Set(rows.map(({ name }) => name))
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const migration of missing) await applyInTurn(client, migration)
  return missing.length
}

/**
 * Brings a new database to the schema that another one had after these migrations, as the same version did.
 * @throws MigrationRefusal when this version does not know them all
 */
export function migrateLike(connection: ClientConfig, applied: readonly AppliedMigration[]): Promise<void> {
  return withClient(connection, async (client) => {
    const known = await readMigrations()
    refuseOthers(client.database ?? '', applied, known)
    const names = new Set(applied.map(({ name }) => name))
    await applyMissing(
      client,
      known.filter(({ name }) => names.has(name)),
    )
    for (const { name, version } of applied)
      await client.query('update schema_migrations set version = $2 where name = $1', [name, version])
  })
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
