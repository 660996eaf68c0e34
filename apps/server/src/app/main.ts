import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../platform/clock.ts'
import { type Config, ConfigError, readConfig } from '../platform/config.ts'
import type { DatabaseServer } from '../platform/db/connect.ts'
import { closeDataFolder } from '../platform/files/data-folder.ts'
import { checkFiles } from '../platform/files/open-files.ts'
import { waitAtMost } from '../platform/jobs/wait-at-most.ts'
import { loadSigningKeys } from '../platform/keys/secrets.ts'
import { type Logger, openLog } from '../platform/log/log.ts'
import { loadPushKeys } from '../platform/push/push-keys.ts'
import { readTenants } from '../tenants/read-tenants.ts'
import { untilDatabaseAnswers } from './await-database.ts'
import { startDatabase } from './database.ts'
import { demoNotice } from './demo-notice.ts'
import { giveMemoryBack } from './give-memory-back.ts'
import { listen } from './listen.ts'
import type { Portal } from './portal.ts'
import { onStopAsked } from './stop.ts'

/** Longer than an order waits for the back office, and so short that all has ended within ten seconds. */
const drainMs = 9000
const loginsPerMinute = 60
const longestFarewellMs = 2000

interface Program {
  readonly config: Config
  readonly log: Logger
  /** Comes when the portal is asked to stop. */
  readonly signal: AbortSignal
  /** Comes when it is asked once more, and shall not wait. */
  readonly hurry: AbortSignal
}

/** A worker works for everybody, who serves people opens whom they visit. */
const opensOf = { all: 'made', web: 'visited', worker: 'all' } as const

/** What runs by now and has to end, newest last. */
type Closers = (() => Promise<void>)[]

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close()
}

type Module = typeof import('./portal.ts')

async function makePortal({ config, log }: Program, { createPortal }: Module, server: DatabaseServer): Promise<Portal> {
  return createPortal({
    files: config.files,
    proxies: config.proxies,
    metricsToken: config.metricsToken,
    showsCalls: config.showsCalls,
    servesPeople: config.role !== 'worker',
    runsJobs: config.role !== 'web',
    sendsWrites: config.role !== 'web',
    opens: opensOf[config.role],
    mostConnections: config.databaseConnections,
    server,
    tenants: await readTenants(config, server),
    keys: await loadSigningKeys(config.secretKeys, config.dataDir),
    push: { ...config.push, keys: await loadPushKeys(config.push.keys, config.dataDir) },
    clock: systemClock,
    log,
    loginsPerMinute,
    strangersPerMinute: config.strangersPerMinute,
    longestFarewellMs,
  })
}

/**
 * The port answers from the beginning, also while the database is waited for; the ready line comes when there is something
 * to open.
 */
async function start(program: Program, closers: Closers): Promise<void> {
  const { config, log, signal, hurry } = program
  const msSinceStart = () => Math.round(performance.now())
  await closeDataFolder(config.dataDir)
  await checkFiles(config.files)
  const begun = Promise.withResolvers<void>()
  const starting = startDatabase(config, log, begun.resolve)
  closers.push(() =>
    starting.then(
      (database) => database.stop(),
      () => undefined,
    ),
  )
  await Promise.race([begun.promise, starting])
  // Nearly all of the program is read while the database starts.
  const module = await import('./portal.ts')
  const { server } = await starting
  signal.throwIfAborted()
  const portal = await makePortal(program, module, server)
  closers.push(async () => {
    portal.stopTakingWork()
    await pause(config.stopDelayMs, undefined, { signal: hurry }).catch(() => undefined)
    await waitAtMost(drainMs, portal.close())
  })
  await listen(portal.app, config)
  await untilDatabaseAnswers(() => portal.open(), program)
  log.info({ ms: msSinceStart() }, 'database is running')
  log.info({ ms: msSinceStart() }, 'portal is running')
  // Nobody waits for a worker: its jobs begin at once, and bring what it is ready by.
  if (config.role === 'worker') portal.startJobs()
  while ((await portal.readiness()) !== null) await pause(200, undefined, { signal })
  if (config.role !== 'worker') portal.startJobs()
  // Since the program began, so with the runtime itself.
  log.info({ ms: msSinceStart() }, 'portal is ready')
  giveMemoryBack()
  if (config.role === 'worker') return
  // The address last: it is what somebody at a terminal looks for.
  process.stdout.write(
    `${demoNotice(portal.registry.tenants, config.port)}Materieel Portaal klaar op http://localhost:${config.port}\n`,
  )
}

async function main(): Promise<void> {
  const config = readConfig()
  const log = await openLog(config.logLevel)
  const stopping = new AbortController()
  const hurrying = new AbortController()
  const { signal } = stopping
  onStopAsked(config.parentPid, () => (signal.aborted ? hurrying : stopping).abort())
  const closers: Closers = []
  const stopAsked = once(signal, 'abort')
  const started = start({ config, log, signal, hurry: hurrying.signal }, closers)
  try {
    await Promise.race([started.then(() => stopAsked), stopAsked])
  } catch (error) {
    if (!signal.aborted) {
      await closeAll(closers)
      throw error
    }
  }
  // What had begun to start sees the signal; nobody waits for it any more.
  started.catch(() => undefined)
  log.info('stopping')
  try {
    await closeAll(closers)
  } catch (error) {
    log.fatal({ err: error }, 'could not stop in good order')
    process.exit(1)
  }
  log.info('stopped')
  process.exit(0)
}

main().catch((error) => {
  const text = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
