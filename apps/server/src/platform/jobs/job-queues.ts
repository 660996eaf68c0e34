import type { PgBoss } from 'pg-boss'
import type { Connections } from '../db/connections.ts'
import type { Logger } from '../log/log.ts'
import { cronOf, isDaily, type Job, type Rhythm } from './jobs.ts'

/** How the queues of jobs behave; seconds. */
export interface JobTimes {
  /** Between two looks for work of all queues. */
  readonly poll: number
  /** A run that gives no sign of life for so long is taken over; 10 at least. */
  readonly heartbeat: number
  /** Between two looks for runs without a sign of life. */
  readonly supervise: number
  /** Before a failed run is tried again; doubles every time. */
  readonly retryDelay: number
  /** Between two looks whether every job still has a next run. */
  readonly check: number
}

/** A worker that no look wakes asks by itself so much later: what a look missed is found all the same. */
export const looksPerPoll = 30

export const usualTimes: JobTimes = { poll: 2, heartbeat: 30, supervise: 15, retryDelay: 10, check: 60 }

/** Where runs end that failed every time, each with its last error. */
export const deadQueue = 'jobs.dead'
/** Jobs that run only on request share a queue: they are many, and a queue is asked for work every few seconds. */
const onRequestQueue = 'jobs.onRequest'

/** Where the runs of a job wait: the queue, and the key of which there is one at a time. */
export interface JobPlace {
  readonly queue: string
  readonly key: string
}

export function placeOf({ name, rhythm }: { readonly name: string; readonly rhythm: Rhythm }): JobPlace {
  return 'onRequest' in rhythm ? { queue: onRequestQueue, key: name } : { queue: name, key: 'run' }
}

export function queuesOf(jobs: readonly Job[]): readonly string[] {
  return [...new Set(jobs.map((job) => placeOf(job).queue))]
}

const retries = 3
const longestRetryDelay = 300
const longestRun = 4 * 3600
const keepDone = 600
const keepDead = 30 * 24 * 3600

async function makeQueues(boss: PgBoss, jobs: readonly Job[], times: JobTimes): Promise<void> {
  // First the dead letters: a queue may only name one that is there.
  await boss.createQueue(deadQueue, { retentionSeconds: keepDead })
  for (const name of queuesOf(jobs)) {
    await boss.createQueue(name, { policy: 'exclusive', deadLetter: deadQueue })
    await boss.updateQueue(name, {
      deadLetter: deadQueue,
      retryLimit: retries,
      retryDelay: times.retryDelay,
      retryBackoff: true,
      retryDelayMax: longestRetryDelay,
      expireInSeconds: longestRun,
      heartbeatSeconds: times.heartbeat,
      deleteAfterSeconds: keepDone,
    })
  }
}

/** Daily jobs are on the calendar; what no job wants any more is taken off it. */
async function makeCalendar(boss: PgBoss, jobs: readonly Job[], data: object): Promise<void> {
  const wanted = new Map(jobs.flatMap(({ name, rhythm }) => (isDaily(rhythm) ? [[name, cronOf(rhythm)]] : [])))
  for (const { name, key } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name, key)
  const { key: singletonKey } = placeOf({ name: '', rhythm: { dailyAt: '' } })
  for (const [name, cron] of wanted) await boss.schedule(name, cron, data, { tz: 'Europe/Amsterdam', singletonKey })
}

export interface QueueParts {
  readonly connections: Connections
  readonly jobs: readonly Job[]
  readonly times: JobTimes
  /** The data of a run of the calendar. */
  readonly scheduled: object
  /** False for a process that only asks: it neither keeps the calendar nor looks after runs. */
  readonly runsJobs: boolean
  log(): Logger
}

/** Opens the queues of a tenant's jobs in its own database, over its own connections; makes them when needed. */
export async function openQueues({ connections, jobs, times, scheduled, runsJobs, log }: QueueParts): Promise<PgBoss> {
  // Loaded when it is needed: the portal answers before jobs begin.
  const { PgBoss: Queues } = await import('pg-boss')
  const boss = new Queues({
    db: { executeSql: (text, values) => connections.query(text, values) },
    supervise: runsJobs,
    schedule: runsJobs,
    // Nightly jobs may begin half a minute late.
    cronWorkerIntervalSeconds: 30,
    superviseIntervalSeconds: times.supervise,
    monitorIntervalSeconds: times.supervise,
    maintenanceIntervalSeconds: keepDone,
  })
  boss.on('error', (error) => {
    if (!connections.isEnding) log().warn({ err: error }, 'job queue failed')
  })
  boss.on('warning', ({ message, data }) => log().warn({ data }, message))
  await boss.start()
  try {
    await makeQueues(boss, jobs, times)
    await makeCalendar(boss, jobs, scheduled)
    return boss
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
}
