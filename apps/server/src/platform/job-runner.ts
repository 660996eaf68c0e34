import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { TenantParts } from './context.ts'
import { failRun, finishRun, insertRun, lastStartOf } from './job-runs.store.ts'
import { isDue, type Job, pauseMs } from './jobs.ts'

export interface JobRunner {
  /** Begins the rhythm of every job. */
  start(): void
  /**
   * Runs a job now, whatever its rhythm says.
   * @returns false when it runs already, here or in another process
   */
  runNow(name: string, startedBy: string): Promise<boolean>
  /** Asks what runs to end, and waits for it. */
  stop(): Promise<void>
}

interface RunnerParts {
  readonly pool: Pool
  /** Taken anew for every run, so that a run sees the settings of its moment. */
  parts(): TenantParts
}

const schedule = 'schedule'

/** Holds the job for this process while the work runs; false when another one holds it. */
async function holding(pool: Pool, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect()
  try {
    const taken = await client.query<{ taken: boolean }>(
      "select pg_try_advisory_lock(hashtext('job'), hashtext($1)) as taken",
      [name],
    )
    if (taken.rows[0]?.taken !== true) return false
    await work().finally(() => client.query("select pg_advisory_unlock(hashtext('job'), hashtext($1))", [name]))
    return true
  } finally {
    client.release()
  }
}

async function runListed(job: Job, parts: TenantParts, run: { startedBy: string; signal: AbortSignal }): Promise<void> {
  const row = { id: crypto.randomUUID(), job: job.name, startedBy: run.startedBy, startedAt: parts.clock.now() }
  await insertRun(parts.db, row)
  try {
    const counts = (await job.run(parts, run.signal)) ?? {}
    await finishRun(parts.db, row, { at: parts.clock.now(), counts })
  } catch (error) {
    await failRun(parts.db, row.id, { at: parts.clock.now(), error })
    throw error
  }
}

async function runJob(
  runner: RunnerParts,
  job: Job,
  run: { startedBy: string; signal: AbortSignal },
): Promise<boolean> {
  return holding(runner.pool, job.name, async () => {
    const parts = runner.parts()
    const isAsked = run.startedBy !== schedule
    // Another process may have run it a moment ago.
    if (job.isListed && !isAsked && !isDue(job.rhythm, await lastStartOf(parts.db, job.name), parts)) return
    if (job.isListed) await runListed(job, parts, run)
    else await job.run(parts, run.signal)
  })
}

/** Runs jobs in their rhythm; several processes may do so for one tenant, and each run happens in one of them. */
export function createJobRunner(runner: RunnerParts, jobs: readonly Job[]): JobRunner {
  const ending = new AbortController()
  const running = new Set<Promise<unknown>>()
  const track = <T>(work: Promise<T>): Promise<T> => {
    running.add(work)
    const forget = () => void running.delete(work)
    work.then(forget, forget)
    return work
  }
  const repeat = async (job: Job) => {
    while (!ending.signal.aborted) {
      try {
        await runJob(runner, job, { startedBy: schedule, signal: ending.signal })
      } catch (error) {
        if (!ending.signal.aborted) runner.parts().log.error({ err: error, job: job.name }, 'job failed')
      }
      await pause(pauseMs(job.rhythm, runner.parts()), undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  return {
    start() {
      for (const job of jobs) void track(repeat(job))
    },
    async runNow(name, startedBy) {
      const job = jobs.find((candidate) => candidate.name === name)
      if (job === undefined) throw new Error(`There is no job ${name}`)
      return track(runJob(runner, job, { startedBy, signal: ending.signal }))
    },
    async stop() {
      ending.abort()
      await Promise.allSettled([...running])
    },
  }
}
