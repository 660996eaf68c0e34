import type { Db } from '../db/database.ts'
import { desc, eq, sql } from '../db/query.ts'
import { jobRuns } from '../db/schema/exchange.ts'
import type { RunState } from './job-runs.store.ts'

export type JobRunRow = Omit<typeof jobRuns.$inferSelect, 'state'> & { readonly state: RunState }

/** The latest runs of a job, newest first. */
export async function listRuns(db: Db, job: string, most: number): Promise<JobRunRow[]> {
  const rows = await db.select().from(jobRuns).where(eq(jobRuns.job, job)).orderBy(desc(jobRuns.startedAt)).limit(most)
  // The column holds what job-runs.store.ts writes into it.
  return rows as JobRunRow[]
}

/** By the name of the job. */
export interface LastRuns {
  readonly running: ReadonlyMap<string, JobRunRow>
  /** The latest run that ended. */
  readonly ended: ReadonlyMap<string, JobRunRow>
}

export async function listLastRuns(db: Db): Promise<LastRuns> {
  const isRunning = sql`${jobRuns.state} = 'running'`
  const found = await db
    .selectDistinctOn([jobRuns.job, isRunning])
    .from(jobRuns)
    .orderBy(jobRuns.job, isRunning, desc(jobRuns.startedAt))
  // The column holds what job-runs.store.ts writes into it.
  const rows = found as JobRunRow[]
  const byName = (runs: readonly JobRunRow[]) => new Map(runs.map((run) => [run.job, run]))
  return {
    running: byName(rows.filter(({ state }) => state === 'running')),
    ended: byName(rows.filter(({ state }) => state !== 'running')),
  }
}
