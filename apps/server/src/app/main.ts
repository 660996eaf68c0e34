import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../platform/clock.ts'
import { type Config, ConfigError, readConfig } from '../platform/config.ts'
import { createLog, type Logger } from '../platform/log.ts'
import { checkFiles } from '../platform/open-files.ts'
import { loadSigningKeys } from '../platform/secrets.ts'
import { within } from '../platform/within.ts'
import { readTenants } from '../tenants/read-tenants.ts'
import { type RunningDatabase, startDatabase } from './database.ts'
import { demoNotice } from './demo-notice.ts'
import { createPortal, type Portal } from './portal.ts'
import { onStopAsked } from './stop.ts'

/** Longer than an order waits for the back office, and so short that all has ended within ten seconds. */
const drainMs = 9000
const loginsPerMinute = 60
const longestFarewellMs = 2000

/** The port answers from the beginning; people are told when there is something to see. */
async function untilReady(portal: Portal, isStopping: () => boolean): Promise<void> {
  while (!isStopping() && (await portal.readiness()) !== null) await pause(200)
}

async function stop(log: Logger, portal: Portal, database: RunningDatabase): Promise<void> {
  log.info('stopping')
  portal.stopTakingWork()
  await within(drainMs, portal.close())
  await database.stop()
  log.info('stopped')
}

async function open(config: Config, log: Logger, { server }: RunningDatabase): Promise<Portal> {
  const portal = await createPortal({
    files: config.files,
    proxies: config.proxies,
    metricsToken: config.metricsToken,
    showsCalls: config.showsCalls,
    runsJobs: config.role !== 'web',
    sendsWrites: config.role !== 'web',
    opensAll: config.role === 'worker',
    server,
    tenants: await readTenants(config, server.prefix),
    keys: await loadSigningKeys(config.secretKeys, config.dataDir),
    clock: systemClock,
    log,
    loginsPerMinute,
    longestFarewellMs,
  })
  if (config.role !== 'worker') await portal.app.listen({ port: config.port, host: config.host })
  return portal
}

async function start(config: Config, log: Logger): Promise<{ portal: Portal; database: RunningDatabase }> {
  const began = performance.now()
  await checkFiles(config.files)
  const database = await startDatabase(config)
  log.info({ ms: Math.round(performance.now() - began) }, 'database is running')
  try {
    const portal = await open(config, log, database)
    log.info({ ms: Math.round(performance.now() - began) }, 'portal is running')
    return { portal, database }
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const { portal, database } = await start(config, log)
  let isStopping = false
  const end = (exitCode: number) => {
    if (isStopping) return
    isStopping = true
    stop(log, portal, database).then(
      () => process.exit(exitCode),
      (error) => {
        log.fatal({ err: error }, 'could not stop in good order')
        process.exit(1)
      },
    )
  }
  onStopAsked(config.parentPid, () => end(0))
  void database.lost.then(() => {
    log.fatal('the database ended by itself')
    end(1)
  })
  if (config.role === 'worker') return portal.startJobs()
  await untilReady(portal, () => isStopping)
  if (isStopping) return
  portal.startJobs()
  // Since the program began, so with the runtime itself.
  log.info({ ms: Math.round(performance.now()) }, 'portal is ready')
  process.stdout.write(
    `Materieel Portaal klaar op http://localhost:${config.port}\n${demoNotice(portal.registry.tenants, config.port)}`,
  )
}

main().catch((error) => {
  const text = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
