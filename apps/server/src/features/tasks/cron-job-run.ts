import type { CronJobRun } from '@portal/contract/tasks.ts'
import { cronJobId } from '@portal/domain/tasks/cron-job.ts'
import type { JobRunRow } from '../../platform/jobs/job-run-list.store.ts'

export function durationOfRun({ startedAt, finishedAt }: JobRunRow): number | null {
  return finishedAt === null ? null : Math.max(0, finishedAt.getTime() - startedAt.getTime())
}

export function countsOfRun(run: JobRunRow): CronJobRun['counts'] {
  const { readCount, newCount, changedCount, goneCount, parkedCount } = run
  return { read: readCount, new: newCount, changed: changedCount, gone: goneCount, parked: parkedCount }
}

/** A run as the dashboard lists it. */
export function cronJobRun(run: JobRunRow): CronJobRun {
  return {
    id: cronJobId(run.id),
    started: run.startedAt.toISOString(),
    durationMs: durationOfRun(run),
    outcome: run.state,
    reason: run.reason,
    errorInfo: run.errorInfo,
    startedBy: run.startedBy,
    cancelledBy: run.state === 'cancelled' ? run.cancelAskedBy : null,
    counts: countsOfRun(run),
  }
}
