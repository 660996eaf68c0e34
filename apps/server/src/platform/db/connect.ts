import { Client, type ClientConfig, escapeIdentifier, Pool } from 'pg'
import type { Logger } from '../log.ts'
import type { Db } from './database.ts'
import { drizzleConnection } from './drizzle.ts'

export type { Db }

/** A database server and how the databases of tenants are named on it. */
export interface DatabaseServer {
  readonly connection: ClientConfig
  /** The database that is there from the beginning, from which others are made. */
  readonly firstDatabase: string
  readonly prefix: string
}

export interface OpenDatabase {
  readonly name: string
  readonly pool: Pool
  readonly db: Db
  readonly connection: ClientConfig
}

/** The server of a `postgres://…/prefix` address; without a path the databases begin with `portal`. */
export function serverOfUrl(address: string): DatabaseServer {
  const url = new URL(address)
  const named = decodeURIComponent(url.pathname.slice(1))
  return {
    connection: { connectionString: address },
    firstDatabase: named === '' ? 'postgres' : named,
    prefix: named === '' ? 'portal' : named,
  }
}

/** The connection settings for one database; in an address the path names it. */
export function connectionTo(server: DatabaseServer, database: string): ClientConfig {
  const { connectionString, ...rest } = server.connection
  if (connectionString === undefined) return { ...rest, database }
  const url = new URL(connectionString)
  url.pathname = `/${encodeURIComponent(database)}`
  return { ...rest, connectionString: url.href }
}

/** Makes the database when it is not there; several processes may try at once. */
export async function ensureDatabase(server: DatabaseServer, database: string): Promise<void> {
  const client = new Client(connectionTo(server, server.firstDatabase))
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${escapeIdentifier(database)}`)
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && (error.code === '42P04' || error.code === '23505')
    if (!isThere) throw error
  } finally {
    await client.end()
  }
}

/** Those of these databases that are there. */
export async function findDatabases(server: DatabaseServer, names: readonly string[]): Promise<ReadonlySet<string>> {
  const client = new Client(connectionTo(server, server.firstDatabase))
  await client.connect()
  try {
    const sql = 'select datname as name from pg_database where datname = any($1)'
    const { rows } = await client.query<{ name: string }>(sql, [names])
    return new Set(rows.map(({ name }) => name))
  } finally {
    await client.end()
  }
}

export function openDatabase(connection: ClientConfig, name: string, log: Logger): OpenDatabase {
  const pool = new Pool({
    ...connection,
    max: 12,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'materieel-portaal',
    // How alike a term and a name must be to count as a typing error; the default misses short words.
    options: '-c pg_trgm.word_similarity_threshold=0.3',
  })
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error, database: name }, 'database connection lost')
  })
  return { name, pool, db: drizzleConnection.drizzle(pool), connection }
}
