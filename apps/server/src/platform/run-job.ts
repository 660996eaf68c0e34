import type { TenantParts } from './context.ts'
import { failRun, finishRun, insertRun, interruptRun } from './job-runs.store.ts'
import type { Job } from './jobs.ts'

export interface RunFacts {
  /** Who asked for it, or `schedule`. */
  readonly startedBy: string
  /** The portal stops: the run is broken off, not failed. */
  readonly ending: AbortSignal
  /** Ends the run for any reason. */
  readonly signal: AbortSignal
}

/** Runs a job and keeps in the task list what came of it. */
export async function runJob(job: Job, parts: TenantParts, { startedBy, ending, signal }: RunFacts): Promise<void> {
  const { db, clock } = parts
  const row = { id: crypto.randomUUID(), job: job.name, startedBy, startedAt: clock.now() }
  await insertRun(db, row)
  try {
    const counts = await job.run(parts, signal)
    await finishRun(db, row, { at: clock.now(), counts })
  } catch (error) {
    if (ending.aborted) await interruptRun(db, row.id, clock.now())
    else await failRun(db, row.id, { at: clock.now(), error })
    throw error
  }
}
