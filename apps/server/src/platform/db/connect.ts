import { Client, type ClientConfig, escapeIdentifier, Pool, type PoolConfig } from 'pg'
import type { Logger } from '../log/log.ts'
import { type ConnectionBudget, createConnectionBudget, mostOfOne } from './connection-budget.ts'
import { Connections } from './connections.ts'
import { type Db, databaseOn } from './database.ts'
import { createReplica, type Replica } from './replica.ts'

export type { Db }

/** A database server and how the databases of tenants are named on it. */
export interface DatabaseServer {
  /** To the server itself, where a connection is one session for as long as it lasts. */
  readonly connection: ClientConfig
  /** To a pooler before it, which gives a connection for a transaction; null where the portal comes by none. */
  readonly pooler: ClientConfig | null
  /** To a streaming replica, for what only reads; null where there is none. */
  readonly replica: ClientConfig | null
  /** The database that is there from the beginning, from which others are made. */
  readonly firstDatabase: string
  readonly prefix: string
}

const longestConnectMs = 5000
/** A connection that breaks silently is noticed by keep-alive packets, also while nothing is sent. */
export const askedAlive = { keepAlive: true, keepAliveInitialDelayMillis: 15_000 }

export interface OpenDatabase {
  readonly name: string
  readonly pool: Pool
  /** The pool within the budget of the process. */
  readonly connections: Connections
  readonly db: Db
  /** To the server itself, for what needs a session. */
  readonly connection: ClientConfig
  end(): Promise<void>
}

/** What an operator may name beside the address of a server. */
export interface OtherAddresses {
  /** Of the server itself, where the first address is a pooler's. */
  readonly direct?: string | null
  /** Of a streaming replica. */
  readonly replica?: string | null
}

/** The server of a `postgres://…/prefix` address; without a path the databases begin with `portal`. */
export function serverOfUrl(address: string, { direct = null, replica = null }: OtherAddresses = {}): DatabaseServer {
  const url = new URL(address)
  const named = decodeURIComponent(url.pathname.slice(1))
  return {
    connection: { connectionString: direct ?? address },
    pooler: direct === null ? null : { connectionString: address },
    replica: replica === null ? null : { connectionString: replica },
    firstDatabase: named === '' ? 'postgres' : named,
    prefix: named === '' ? 'portal' : named,
  }
}

/** In an address the path names the database. */
function withDatabase({ connectionString, ...rest }: ClientConfig, database: string): ClientConfig {
  if (connectionString === undefined) return { ...rest, database }
  const url = new URL(connectionString)
  url.pathname = `/${encodeURIComponent(database)}`
  return { ...rest, connectionString: url.href }
}

/** The settings for a connection to one database that is a session. */
export const connectionTo = ({ connection }: DatabaseServer, database: string): ClientConfig =>
  withDatabase(connection, database)

/** No connection could be made; the cause says why. */
export class ConnectError extends Error {}

/** A pooler stands where the server itself is needed. */
export class PoolerError extends Error {}

/** A pooler gives a number of its own to a connection, and not that of the process of the server behind it. */
async function refusePooler(client: Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  // The driver has it, and its types do not say so.
  const { processID } = client as unknown as { readonly processID: number }
  if (rows[0]?.pid !== processID) throw new PoolerError('A connection is shared with others by a pooler')
}

/**
 * Does work on a connection of its own, which is a session and ends with the work.
 * @throws ConnectError when there is no connection, PoolerError when it is no session, else what went wrong; a connection that is lost fails the work and
 * never the process
 */
export async function withClient<T>(connection: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionTimeoutMillis: longestConnectMs, ...askedAlive, ...connection })
  // Without a listener a lost connection ends the process; the statement that runs or follows fails anyway.
  client.on('error', () => undefined)
  try {
    await client.connect().catch((cause) => {
      throw new ConnectError(cause instanceof Error ? cause.message : String(cause), { cause })
    })
    await refusePooler(client)
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Makes the database when it is not there; several processes may try at once. */
export function ensureDatabase(server: DatabaseServer, database: string): Promise<void> {
  return withClient(connectionTo(server, server.firstDatabase), async (client) => {
    try {
      const found = await client.query('select 1 from pg_database where datname = $1', [database])
      if (found.rowCount === 0) await client.query(`create database ${escapeIdentifier(database)}`)
    } catch (error) {
      const isThere = error instanceof Error && 'code' in error && (error.code === '42P04' || error.code === '23505')
      if (!isThere) throw error
    }
  })
}

/** Those of these databases that are there. */
export function findDatabases(server: DatabaseServer, names: readonly string[]): Promise<ReadonlySet<string>> {
  return withClient(connectionTo(server, server.firstDatabase), async (client) => {
    const sql = 'select datname as name from pg_database where datname = any($1)'
    const { rows } = await client.query<{ name: string }>(sql, [names])
    return new Set(rows.map(({ name }) => name))
  })
}

/** One line for each connection that is lost, in use or not; what it was used for fails by itself. */
function hearLosses(pool: Pool, database: string, log: Logger): void {
  pool.on('connect', (client) => {
    let isTold = false
    client.on('error', (error) => {
      if (!isTold && !pool.ending) log.warn({ err: error, database }, 'database connection lost')
      isTold = true
    })
  })
  // The pool tells the same of connections that nobody uses, and must be heard too.
  pool.on('error', () => undefined)
}

/** After the first PostgreSQL ends a statement and says so; after the second nobody is there, and the driver gives up. */
const statementMs = 30_000
const unansweredMs = 35_000
/** A connection costs a few milliseconds: who works keeps theirs, who does not leaves it to others. */
const idleMs = 10_000
const mostWaiting = 1000

/** The connections of a process; the databases that it opens share them. */
export const connectionBudget = (most: number): ConnectionBudget => createConnectionBudget(most, longestConnectMs)

interface Opening {
  readonly log: Logger
  /** Those of the process; without it the database has as many as one may have. */
  readonly budget?: ConnectionBudget
  /** Those of the process to replicas. */
  readonly replicaBudget?: ConnectionBudget
}

/** For how long a connection may work or pause; a pooler takes no such wish, and sets both itself (docs/operations.md). */
const timeouts = { statement_timeout: statementMs, idle_in_transaction_session_timeout: 60_000 }

export function openDatabase(
  server: DatabaseServer,
  name: string,
  { log, budget = connectionBudget(mostOfOne), replicaBudget = connectionBudget(mostOfOne) }: Opening,
): OpenDatabase {
  const { pooler, connection } = server
  const pool = openPool(pooler ?? connection, name, {
    max: budget.mostEach,
    connectionTimeoutMillis: longestConnectMs,
    ...(pooler === null ? timeouts : {}),
  })
  hearLosses(pool, name, log)
  const copy = server.replica === null ? null : openReplica(server.replica, name, { log, budget: replicaBudget })
  // One person, or one network of strangers, has half of the connections at most.
  const shares = { mostEach: Math.ceil(budget.mostEach / 2), mostWaiting }
  const connections = Connections.of(pool, shares, {
    budget: budget.share(pool, name),
    replica: copy?.replica ?? null,
  })
  // Behind a pooler the next transaction may find a server that never saw the statement.
  const db = databaseOn(connections, { keepsStatements: pooler === null })
  return {
    name,
    pool,
    connections,
    db,
    connection: connectionTo(server, name),
    async end() {
      await Promise.all([pool.end(), copy?.pool.end()])
    },
  }
}

function openPool(connection: ClientConfig, name: string, own: PoolConfig): Pool {
  return new Pool({
    query_timeout: unansweredMs,
    ...askedAlive,
    ...withDatabase(connection, name),
    // What is sent together travels together.
    pipeline: true,
    idleTimeoutMillis: idleMs,
    application_name: 'materieel-portaal',
    ...own,
  })
}

/** The primary answers as well: a replica that lets wait is not waited for. */
const longestReplicaConnectMs = 1000

function openReplica(
  connection: ClientConfig,
  name: string,
  { log, budget }: { readonly log: Logger; readonly budget: ConnectionBudget },
): { readonly pool: Pool; readonly replica: Replica } {
  const pool = openPool(connection, name, {
    max: budget.mostEach,
    connectionTimeoutMillis: longestReplicaConnectMs,
    ...timeouts,
  })
  // That one was lost is told once for all, as the reason why it cannot answer.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  const shares = { mostEach: budget.mostEach, mostWaiting }
  const lent = Connections.of(pool, shares, { budget: budget.share(pool, name) })
  return { pool, replica: createReplica((work) => lent.use(work), log) }
}
