import { setTimeout as pause } from 'node:timers/promises'
import { type ClientConfig, Pool } from 'pg'
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
  readonly connection: ClientConfig
  parts(): TenantParts
}

const schedule = 'schedule'

/** The right to run a job, for one process at a time; the rights of this process hang on one connection of its own. */
interface Holder {
  /** False when the job runs already, here or elsewhere. */
  holding(name: string, work: () => Promise<void>): Promise<boolean>
  close(): Promise<void>
}

function createHolder(runner: RunnerParts): Holder {
  const pool = new Pool({
    ...runner.connection,
    max: 1,
    idleTimeoutMillis: 0,
    application_name: 'materieel-portaal jobs',
  })
  pool.on('error', (error) => {
    if (!pool.ending) runner.parts().log.warn({ err: error }, 'job connection lost')
  })
  const held = new Set<string>()
  const ask = async (verb: 'pg_try_advisory_lock' | 'pg_advisory_unlock', name: string) => {
    const { rows } = await pool.query<{ ok: boolean }>(`select ${verb}(hashtext('job'), hashtext($1)) as ok`, [name])
    return rows[0]?.ok === true
  }
  return {
    async holding(name, work) {
      // The database lets one connection take the same lock twice.
      if (held.has(name)) return false
      held.add(name)
      try {
        if (!(await ask('pg_try_advisory_lock', name))) return false
        await work().finally(() => ask('pg_advisory_unlock', name))
        return true
      } finally {
        held.delete(name)
      }
    },
    close: () => pool.end(),
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

async function runJob(parts: TenantParts, job: Job, run: { startedBy: string; signal: AbortSignal }): Promise<void> {
  if (!job.isListed) {
    await job.run(parts, run.signal)
    return
  }
  // Another process may have run it a moment ago.
  const isAsked = run.startedBy !== schedule
  if (isAsked || isDue(job.rhythm, await lastStartOf(parts.db, job.name), parts)) await runListed(job, parts, run)
}

/** Runs jobs in their rhythm; several processes may do so for one tenant, and each run happens in one of them. */
export function createJobRunner(runner: RunnerParts, jobs: readonly Job[]): JobRunner {
  const ending = new AbortController()
  const running = new Set<Promise<unknown>>()
  const holder = createHolder(runner)
  const hold = (job: Job, startedBy: string) =>
    holder.holding(job.name, () => runJob(runner.parts(), job, { startedBy, signal: ending.signal }))
  const track = <T>(work: Promise<T>): Promise<T> => {
    running.add(work)
    const forget = () => void running.delete(work)
    work.then(forget, forget)
    return work
  }
  const repeat = async (job: Job) => {
    while (!ending.signal.aborted) {
      try {
        await hold(job, schedule)
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
      return track(hold(job, startedBy))
    },
    async stop() {
      ending.abort()
      await Promise.allSettled([...running])
      await holder.close()
    },
  }
}
