import type { Pool } from 'pg'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { TenantParts } from './context.ts'
import { type JobTimes, oneAtATime, openQueues, usualTimes } from './job-queues.ts'
import { lastStartOf } from './job-runs.store.ts'
import { isDaily, isDue, type Job, secondsOf, secondsUntilDue } from './jobs.ts'
import { repeat } from './repeat.ts'
import { runJob } from './run-job.ts'
import { within } from './within.ts'

export interface JobRunner {
  /** Begins the rhythm of every job, as soon as the database lets it. */
  start(): Promise<void>
  /**
   * Asks for a run as soon as possible, in whichever process is free, whatever the rhythm says.
   * @returns false when it runs already, here or in another process
   */
  runNow(name: string, startedBy: string): Promise<boolean>
  /** Asks what runs to end and waits for it; what does not end in time is left to others. */
  stop(): Promise<void>
}

export interface RunnerParts {
  readonly pool: Pool
  parts(): TenantParts
  readonly times?: JobTimes
}

/** What a run is told. */
interface RunRequest {
  readonly startedBy: string
  /** Its last run was broken off: it runs although it began today already. */
  readonly isAgain?: boolean
}

const schedule = 'schedule'
const scheduled: RunRequest = { startedBy: schedule }
const stopMs = 9000
const reopenMs = 5000

function describe(error: unknown): { message: string; stack?: string | undefined } {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}

/** One tenant's jobs while they run. */
interface Work {
  readonly boss: PgBoss
  readonly ending: AbortSignal
  readonly parts: TenantParts
}

/** Lets a repeated job follow on its run; the calendar brings the next daily one. */
async function planNext({ boss, parts }: Work, { name, rhythm }: Job): Promise<void> {
  if (isDaily(rhythm)) return
  await boss.send(name, scheduled, { singletonKey: oneAtATime, startAfter: secondsOf(rhythm, parts) })
}

async function isSpent({ parts }: Work, job: Job, taken: JobWithMetadata<RunRequest>): Promise<boolean> {
  const isAsked = taken.data.startedBy !== schedule || taken.data.isAgain === true || taken.retryCount > 0
  return isDaily(job.rhythm) && !isAsked && !isDue(job.rhythm, await lastStartOf(parts.db, job.name), parts)
}

/** The run is settled here and not by the queue, because its place has to be free for the next one. */
async function take(work: Work, job: Job, taken: JobWithMetadata<RunRequest>): Promise<void> {
  const { boss, parts, ending } = work
  const { startedBy } = taken.data
  try {
    const signal = AbortSignal.any([ending, taken.signal])
    if (!(await isSpent(work, job, taken))) await runJob(job, parts, { startedBy, ending, signal })
  } catch (error) {
    if (ending.aborted) {
      await boss.complete(job.name, taken.id)
      await boss.send(job.name, { startedBy, isAgain: true }, { singletonKey: oneAtATime })
      return
    }
    const isLast = taken.retryCount >= taken.retryLimit
    const facts = { err: error, job: job.name, attempt: taken.retryCount + 1 }
    if (isLast) parts.log.error(facts, 'job failed')
    else parts.log.warn(facts, 'job failed; trying again')
    await boss.fail(job.name, taken.id, describe(error))
    if (isLast) await planNext(work, job)
    return
  }
  await boss.complete(job.name, taken.id)
  await planNext(work, job)
}

/** Gives a repeated job its next run when it has none, e.g. after a crash, and brings it forward to a quicker rhythm. */
async function checkRhythm({ boss, parts }: Work, { name, rhythm }: Job): Promise<void> {
  if (isDaily(rhythm)) return
  const startAfter = secondsUntilDue(rhythm, await lastStartOf(parts.db, name), parts)
  if ((await boss.send(name, scheduled, { singletonKey: oneAtATime, startAfter })) !== null) return
  const [next] = await boss.findJobs<RunRequest>(name, { key: oneAtATime, queued: true })
  if (next?.state !== 'created') return
  const planned = new Date(next.createdOn.getTime() + secondsOf(rhythm, parts) * 1000)
  if (next.startAfter > planned) await boss.update(name, next.data, { id: next.id, startAfter: planned })
}

/** A daily job that was missed while nothing ran is made up for. */
async function catchUp({ boss, parts }: Work, { name, rhythm }: Job): Promise<void> {
  if (isDaily(rhythm) && isDue(rhythm, await lastStartOf(parts.db, name), parts))
    await boss.send(name, scheduled, { singletonKey: oneAtATime })
}

/** Runs jobs in their rhythm; several processes may do so for one tenant, and each run happens in one of them. */
export function createJobRunner(runner: RunnerParts, jobs: readonly Job[]): JobRunner {
  const { pool, times = usualTimes } = runner
  const ending = new AbortController()
  const workers = new Map<string, string>()
  let opening: Promise<PgBoss> | null = null
  let beginning: Promise<void> = Promise.resolve()
  let checking: Promise<void> = Promise.resolve()

  const queues = (): Promise<PgBoss> => {
    opening ??= openQueues({ pool, jobs, times, scheduled, log: () => runner.parts().log }).catch((error) => {
      opening = null
      throw error
    })
    return opening
  }
  const begin = async (): Promise<void> => {
    const boss = await queues()
    const work = (): Work => ({ boss, ending: ending.signal, parts: runner.parts() })
    for (const job of jobs) {
      if (ending.signal.aborted || workers.has(job.name)) continue
      await catchUp(work(), job)
      const options = { includeMetadata: true, pollingIntervalSeconds: times.poll } as const
      const handle = async (taken: JobWithMetadata<RunRequest>[]) => {
        for (const one of taken) await take(work(), job, one)
      }
      workers.set(job.name, await boss.work(job.name, options, handle))
    }
    const check = async () => {
      for (const job of jobs) await checkRhythm(work(), job)
    }
    const { log } = runner.parts()
    checking = repeat(check, { everyMs: times.check * 1000, signal: ending.signal, log, what: 'job rhythms' })
  }
  const beginSomehow = async (): Promise<void> => {
    const isBegun = new AbortController()
    const signal = AbortSignal.any([ending.signal, isBegun.signal])
    const tryOnce = () => begin().then(() => isBegun.abort())
    await repeat(tryOnce, { everyMs: reopenMs, signal, log: runner.parts().log, what: 'start of jobs' })
  }
  return {
    start() {
      beginning = beginSomehow()
      return beginning
    },
    async runNow(name, startedBy) {
      const boss = await queues()
      if (!jobs.some((job) => job.name === name)) throw new Error(`There is no job ${name}`)
      const { jobs: asked } = await boss.upsert(name, { startedBy }, { singletonKey: oneAtATime, startAfter: 0 })
      boss.notifyWorker(workers.get(name) ?? '')
      return asked.length > 0
    },
    async stop() {
      ending.abort()
      await Promise.all([beginning, checking])
      const boss = await opening?.catch(() => null)
      if (boss === null || boss === undefined) return
      await within(stopMs, Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: true }))))
      await boss.stop({ graceful: false })
    },
  }
}
