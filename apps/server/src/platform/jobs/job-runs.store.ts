import type { Db } from '../db/database.ts'
import { and, desc, eq, lt, ne } from '../db/query.ts'
import { jobRuns } from '../db/schema/exchange.ts'
import { errorText } from '../log/describe-error.ts'
import { type JobCounts, JobFailure } from './jobs.ts'

const interrupted = 'job.interrupted'
const cancelled = 'job.cancelled'
const failed = 'job.failed'

/** `done` with a reason did less than it should have. */
export type RunState = 'running' | 'done' | 'failed' | 'cancelled'

export interface NewRun {
  readonly id: string
  readonly job: string
  readonly startedBy: string
  readonly startedAt: Date
}

export async function lastStartOf(db: Db, job: string): Promise<Date | null> {
  const [row] = await db
    .select({ startedAt: jobRuns.startedAt })
    .from(jobRuns)
    .where(eq(jobRuns.job, job))
    .orderBy(desc(jobRuns.startedAt))
    .limit(1)
  return row?.startedAt ?? null
}

/** Opens a run; one that a dead process left open is closed first, since a job runs once at a time. */
export async function insertRun(db: Db, run: NewRun): Promise<void> {
  await db
    .update(jobRuns)
    .set({ state: 'failed', finishedAt: run.startedAt, reason: interrupted })
    .where(and(eq(jobRuns.job, run.job), eq(jobRuns.state, 'running')))
  await db.insert(jobRuns).values({ ...run, state: 'running' })
}

export async function failRun(db: Db, id: string, end: { readonly at: Date; readonly error: unknown }): Promise<void> {
  const reason = end.error instanceof JobFailure ? end.error.reason : failed
  // The text that an administrator can pass on; the whole error is in the log.
  const errorInfo = errorText(end.error)
  await db.update(jobRuns).set({ state: 'failed', finishedAt: end.at, reason, errorInfo }).where(eq(jobRuns.id, id))
}

/** Somebody ended it early. */
export async function endCancelledRun(db: Db, id: string, at: Date): Promise<void> {
  await db.update(jobRuns).set({ state: 'cancelled', finishedAt: at, reason: cancelled }).where(eq(jobRuns.id, id))
}

/**
 * Keeps how far a run is.
 * @returns whether somebody wants it to end
 */
export async function saveRunProgress(
  db: Db,
  id: string,
  at: { readonly progress: number; readonly part: string | null },
): Promise<boolean> {
  const [row] = await db
    .update(jobRuns)
    .set(at)
    .where(eq(jobRuns.id, id))
    .returning({ cancelAskedBy: jobRuns.cancelAskedBy })
  return row?.cancelAskedBy != null
}

/** Asks a running job to end, in whichever process it runs; false when it does not run. */
export async function askToCancel(db: Db, job: string, askedBy: string): Promise<boolean> {
  const asked = await db
    .update(jobRuns)
    .set({ cancelAskedBy: askedBy })
    .where(and(eq(jobRuns.job, job), eq(jobRuns.state, 'running')))
    .returning({ id: jobRuns.id })
  return asked.length > 0
}

/** The portal stopped while it ran; another run does it again. */
export async function interruptRun(db: Db, id: string, at: Date): Promise<void> {
  await db.update(jobRuns).set({ state: 'failed', finishedAt: at, reason: interrupted }).where(eq(jobRuns.id, id))
}

const nothing = { readCount: 0, newCount: 0, changedCount: 0, goneCount: 0, parkedCount: 0 }

/** Of runs in which nothing happened only the latest stays in the list. */
export async function finishRun(
  db: Db,
  run: NewRun,
  end: { readonly at: Date; readonly counts: JobCounts },
): Promise<void> {
  const { counts } = end
  const totals = {
    readCount: counts.read ?? 0,
    newCount: counts.new ?? 0,
    changedCount: counts.changed ?? 0,
    goneCount: counts.gone ?? 0,
    parkedCount: counts.parked ?? 0,
  }
  const done = { state: 'done', finishedAt: end.at, reason: counts.reason ?? null, progress: 100, ...totals }
  await db.update(jobRuns).set(done).where(eq(jobRuns.id, run.id))
  const isIdle = and(
    eq(jobRuns.job, run.job),
    ne(jobRuns.id, run.id),
    eq(jobRuns.state, 'done'),
    eq(jobRuns.newCount, nothing.newCount),
    eq(jobRuns.changedCount, nothing.changedCount),
    eq(jobRuns.goneCount, nothing.goneCount),
  )
  if (totals.newCount + totals.changedCount + totals.goneCount === 0) await db.delete(jobRuns).where(isIdle)
}

export async function deleteRunsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(jobRuns).where(lt(jobRuns.startedAt, moment))
}
