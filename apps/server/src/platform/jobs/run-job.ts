import type { TenantParts } from '../context.ts'
import { endCancelledRun, failRun, finishRun, insertRun, interruptRun, type NewRun } from './job-runs.store.ts'
import type { Job } from './jobs.ts'
import { followRun, tellAdministrators } from './run-progress.ts'

/** Who asks for a run that nobody asks for. */
export const schedule = 'schedule'

export interface RunFacts {
  /** Who asked for it, or `schedule`. */
  readonly startedBy: string
  /** The portal stops: the run is broken off, not failed. */
  readonly ending: AbortSignal
  /** Ends the run for any reason. */
  readonly signal: AbortSignal
}

/** How a run ended that is not to be repeated. */
export type RunEnd = 'done' | 'cancelled'

async function work(job: Job, parts: TenantParts, { row, facts }: { row: NewRun; facts: RunFacts }): Promise<RunEnd> {
  const { db, clock } = parts
  const cancelled = new AbortController()
  const follower = followRun(parts, row, () => cancelled.abort(new Error('somebody ended the run')))
  try {
    const counts = await job.run(parts, AbortSignal.any([facts.signal, cancelled.signal]), follower.tell)
    await follower.stop()
    await finishRun(db, row, { at: clock.now(), counts })
    return 'done'
  } catch (error) {
    await follower.stop()
    if (facts.ending.aborted) await interruptRun(db, row.id, clock.now())
    else if (cancelled.signal.aborted) {
      await endCancelledRun(db, row.id, clock.now())
      return 'cancelled'
    } else await failRun(db, row.id, { at: clock.now(), error })
    throw error
  }
}

/**
 * Runs a job and keeps in the task list what came of it.
 * @throws what the job threw, unless somebody ended it early
 */
export async function runJob(job: Job, parts: TenantParts, facts: RunFacts): Promise<RunEnd> {
  const row = { id: crypto.randomUUID(), job: job.name, startedBy: facts.startedBy, startedAt: parts.clock.now() }
  await insertRun(parts.db, row)
  tellAdministrators(parts, { job: job.name, isRunning: true, progress: 0 })
  try {
    if (facts.startedBy !== schedule) await parts.erp.tryNow()
    return await work(job, parts, { row, facts })
  } finally {
    tellAdministrators(parts, { job: job.name, isRunning: false, progress: 100 })
  }
}
