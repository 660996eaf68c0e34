import { text } from 'node:stream/consumers'
import { type ClientConfig, Pool } from 'pg'
import { systemClock } from '../src/platform/clock.ts'
import type { TenantParts } from '../src/platform/context.ts'
import { Connections } from '../src/platform/db/connections.ts'
import { drizzleConnection } from '../src/platform/db/drizzle.ts'
import { openListener } from '../src/platform/db/listener.ts'
import type { JobTimes } from '../src/platform/jobs/job-queues.ts'
import { createJobRunner } from '../src/platform/jobs/job-runner.ts'
import { createLog } from '../src/platform/log/log.ts'

/** A process that takes a job, says so, and never ends it; its test kills it. */
interface Input {
  readonly connection: ClientConfig
  readonly job: string
  readonly times: JobTimes
}

// The test that starts this program writes this shape.
const { connection, job, times } = JSON.parse(await text(process.stdin)) as Input
const pool = new Pool(connection)
const connections = Connections.of(pool, { mostEach: 10, mostWaiting: 10 })
const listener = await openListener(connection, createLog('warn', process.stderr))
// A job of this program uses nothing else of its tenant.
const parts = {
  db: drizzleConnection.drizzle(pool),
  clock: systemClock,
  log: createLog('warn', process.stderr),
  hub: { toAdministrators: () => undefined },
} as unknown as TenantParts
const run = () => {
  process.stdout.write('running\n')
  return new Promise<never>(() => undefined)
}
await createJobRunner({ connections, listener, parts: () => parts, times }, [
  { name: job, rhythm: { everySeconds: 3600 }, run },
]).start()
