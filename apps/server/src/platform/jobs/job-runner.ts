import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { TenantParts } from '../context.ts'
import type { Connections } from '../db/connections.ts'
import type { ChangeListener } from '../db/listener.ts'
import { describeError } from '../log/describe-error.ts'
import { isWish, takeWish, wishRun } from './follow-up-run.ts'
import type { JobBoard } from './job-board.ts'
import { type JobTimes, looksPerPoll, openQueues, placeOf, queuesOf, usualTimes } from './job-queues.ts'
import { lastStartOf } from './job-runs.store.ts'
import { readStandings } from './job-standings.ts'
import { isDaily, isDue, isRepeated, type Job, JobFailure, secondsOf, secondsUntilDue } from './jobs.ts'
import { repeat } from './repeat.ts'
import { runJob, schedule } from './run-job.ts'
import { waitAtMost } from './wait-at-most.ts'

export interface JobRunner extends JobBoard {
  /** Begins the rhythm of every job, as soon as the database lets it. */
  start(): Promise<void>
  /** Asks what runs to end and waits for it; what does not end in time is left to others. */
  stop(): Promise<void>
}

export interface RunnerParts {
  readonly connections: Connections
  /** Over it the queues are looked at: a tenant without a run to begin has no other connection for it. */
  readonly listener: Pick<ChangeListener, 'look'>
  parts(): TenantParts
  readonly times?: JobTimes
  /** False for a process that only asks others to run something. */
  readonly runsJobs?: boolean
}

/** The data of a run. */
interface RunRequest {
  readonly startedBy: string
  /** Its last run was broken off: it runs although it began today already. */
  readonly isAgain?: boolean
}

/** Queues with a run to begin. */
const dueQueues = `select distinct name as queue from pgboss.job
  where name = any($1::text[]) and state < 'active' and start_after <= now()`
const scheduled: RunRequest = { startedBy: schedule }
const stopMs = 9000
const reopenMs = 5000

/** One tenant's jobs while they run. */
interface Work {
  readonly boss: PgBoss
  readonly ending: AbortSignal
  readonly parts: TenantParts
}

/** Plans the next run: one that was requested meanwhile, or the next of a periodic job; the calendar starts a daily one. */
async function planNext({ boss, parts }: Work, job: Job): Promise<void> {
  const place = placeOf(job)
  const { queue, key } = place
  const wish = await takeWish(boss, place)
  if (wish !== null) await boss.upsert(queue, wish, { singletonKey: key, startAfter: 0 })
  if (wish !== null || !isRepeated(job.rhythm)) return
  await boss.send(queue, scheduled, { singletonKey: key, startAfter: secondsOf(job.rhythm, parts) })
}

/** When a job was last done, by itself or by something else. */
async function lastDoneAt(job: Job, parts: TenantParts): Promise<Date | null> {
  const [started, done] = [await lastStartOf(parts.db, job.name), (await job.otherwiseDoneAt?.(parts)) ?? null]
  return started === null || (done !== null && done > started) ? done : started
}

async function isSpent({ parts }: Work, job: Job, taken: JobWithMetadata<RunRequest>): Promise<boolean> {
  const isAsked = taken.data.startedBy !== schedule || taken.data.isAgain === true || taken.retryCount > 0
  return isDaily(job.rhythm) && !isAsked && !isDue(job.rhythm, await lastDoneAt(job, parts), parts)
}

/** A run of a job that this version no longer has belongs to no process. */
function isPlacedAt(job: Job, { name, singletonKey }: JobWithMetadata<RunRequest>): boolean {
  const { queue, key } = placeOf(job)
  return queue === name && (queue === job.name || key === singletonKey)
}

/** A requested follow-up run that nobody started, because every worker that could have done so has stopped. */
async function planWished({ boss }: Work, job: Job, wish: JobWithMetadata<RunRequest>): Promise<void> {
  const { queue, key } = placeOf(job)
  await boss.complete(queue, wish.id)
  await boss.upsert(queue, wish.data, { singletonKey: key, startAfter: 0 })
}

/** The run is settled here and not by the queue, because its place has to be free for the next one. */
async function take(work: Work, job: Job, taken: JobWithMetadata<RunRequest>): Promise<void> {
  const { boss, parts, ending } = work
  const { startedBy } = taken.data
  const { queue, key } = placeOf(job)
  try {
    const signal = AbortSignal.any([ending, taken.signal])
    if (!(await isSpent(work, job, taken))) await runJob(job, parts, { startedBy, ending, signal })
  } catch (error) {
    if (ending.aborted) {
      await boss.complete(queue, taken.id)
      await boss.send(queue, { startedBy, isAgain: true }, { singletonKey: key })
      return
    }
    const isLast = taken.retryCount >= taken.retryLimit
    const facts = { err: error, job: job.name, attempt: taken.retryCount + 1 }
    if (isLast) parts.log[error instanceof JobFailure && error.isPassing ? 'warn' : 'error'](facts, 'job failed')
    else parts.log.warn(facts, 'job failed; trying again')
    await boss.fail(queue, taken.id, describeError(error))
    if (isLast) await planNext(work, job)
    return
  }
  await boss.complete(queue, taken.id)
  await planNext(work, job)
}

async function takeOne(work: Work, jobs: readonly Job[], one: JobWithMetadata<RunRequest>): Promise<void> {
  const wished = jobs.find((known) => isWish(placeOf(known), one))
  const job = jobs.find((known) => isPlacedAt(known, one))
  if (wished !== undefined) await planWished(work, wished, one)
  else if (job === undefined) await work.boss.complete(one.name, one.id)
  else await take(work, job, one)
}

/** Wakes the workers whose queues have a run to begin. */
async function wakeDue(
  boss: PgBoss,
  listener: RunnerParts['listener'],
  workers: ReadonlyMap<string, string>,
): Promise<void> {
  const due = await listener.look<{ queue: string }>(dueQueues, [[...workers.keys()]])
  for (const { queue } of due) boss.notifyWorker(workers.get(queue) ?? '')
}

interface Looking {
  readonly jobs: readonly Job[]
  readonly times: JobTimes
  readonly look: () => Promise<void>
}

/** Looks for runs to begin, and now and then whether every job has a next one. */
function keepLooking(work: () => Work, { jobs, times, look }: Looking): Promise<unknown> {
  const check = async () => {
    for (const job of jobs) await checkRhythm(work(), job)
  }
  const { parts, ending: signal } = work()
  const { log } = parts
  return Promise.all([
    repeat(check, { everyMs: times.check * 1000, signal, log, what: 'job rhythms' }),
    repeat(look, { everyMs: times.poll * 1000, signal, log, what: 'looking for jobs' }),
  ])
}

function jobNamed(jobs: readonly Job[], name: string): Job {
  const job = jobs.find((known) => known.name === name)
  if (job === undefined) throw new Error(`There is no job ${name}`)
  return job
}

/** Gives a repeated job its next run when it has none, e.g. after a crash, and brings it forward to a quicker rhythm. */
async function checkRhythm({ boss, parts }: Work, job: Job): Promise<void> {
  const { name, rhythm } = job
  if (!isRepeated(rhythm)) return
  const { queue, key } = placeOf(job)
  const startAfter = secondsUntilDue(rhythm, await lastStartOf(parts.db, name), parts)
  if ((await boss.send(queue, scheduled, { singletonKey: key, startAfter })) !== null) return
  const [next] = await boss.findJobs<RunRequest>(queue, { key, queued: true })
  if (next?.state !== 'created') return
  const planned = new Date(next.createdOn.getTime() + secondsOf(rhythm, parts) * 1000)
  if (next.startAfter > planned) await boss.update(queue, next.data, { id: next.id, startAfter: planned })
}

/** A daily job that was missed while nothing ran is made up for. */
async function catchUp({ boss, parts }: Work, job: Job): Promise<void> {
  if (!isDaily(job.rhythm) || !isDue(job.rhythm, await lastDoneAt(job, parts), parts)) return
  const { queue, key } = placeOf(job)
  await boss.send(queue, scheduled, { singletonKey: key })
}

/** Runs jobs in their rhythm; several processes may do so for one tenant, and each run happens in one of them. */
export function createJobRunner(runner: RunnerParts, jobs: readonly Job[]): JobRunner {
  const { connections, listener, times = usualTimes, runsJobs = true } = runner
  const ending = new AbortController()
  const workers = new Map<string, string>()
  let opening: Promise<PgBoss> | null = null
  let beginning: Promise<void> = Promise.resolve()
  let checking: Promise<unknown> = Promise.resolve()

  const queues = (): Promise<PgBoss> => {
    opening ??= openQueues({ connections, jobs, times, scheduled, runsJobs, log: () => runner.parts().log }).catch(
      (error) => {
        opening = null
        throw error
      },
    )
    return opening
  }
  const begin = async (): Promise<void> => {
    const boss = await queues()
    const work = (): Work => ({ boss, ending: ending.signal, parts: runner.parts() })
    const handle = async (taken: JobWithMetadata<RunRequest>[]) => {
      for (const one of taken) await takeOne(work(), jobs, one)
    }
    for (const queue of queuesOf(jobs)) {
      if (ending.signal.aborted || workers.has(queue)) continue
      const served = jobs.filter((job) => placeOf(job).queue === queue)
      for (const job of served) await catchUp(work(), job)
      const options = { includeMetadata: true, pollingIntervalSeconds: times.poll * looksPerPoll } as const
      workers.set(queue, await boss.work(queue, options, handle))
    }
    checking = keepLooking(work, { jobs, times, look: () => wakeDue(boss, listener, workers) })
  }
  const beginSomehow = async (): Promise<void> => {
    const isBegun = new AbortController()
    const signal = AbortSignal.any([ending.signal, isBegun.signal])
    const tryOnce = () => begin().then(() => isBegun.abort())
    await repeat(tryOnce, { everyMs: reopenMs, signal, log: runner.parts().log, what: 'start of jobs' })
  }
  const runNow = async (name: string, startedBy: string): Promise<boolean> => {
    const { queue, key } = placeOf(jobNamed(jobs, name))
    const boss = await queues()
    const { jobs: asked } = await boss.upsert(queue, { startedBy }, { singletonKey: key, startAfter: 0 })
    boss.notifyWorker(workers.get(queue) ?? '')
    return asked.length > 0
  }
  return {
    names: jobs.map(({ name }) => name),
    start() {
      beginning = beginSomehow()
      return beginning
    },
    runNow,
    async runAnew(name, startedBy) {
      if (await runNow(name, startedBy)) return
      const boss = await queues()
      const place = placeOf(jobNamed(jobs, name))
      await wishRun(boss, place, { startedBy })
      // The run may have ended just before the follow-up was requested.
      if (await runNow(name, startedBy)) await takeWish(boss, place)
    },
    listStandings: async () => readStandings(await queues(), jobs, runner.parts()),
    async stop() {
      ending.abort()
      await Promise.all([beginning, checking])
      const boss = await opening?.catch(() => null)
      if (boss === null || boss === undefined) return
      await waitAtMost(stopMs, Promise.all([...workers.keys()].map((queue) => boss.offWork(queue, { wait: true }))))
      await boss.stop({ graceful: false })
    },
  }
}
