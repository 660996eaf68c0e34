import type { CronJob, tasks } from '@portal/contract/tasks.ts'
import { cronJobId, cronJobState } from '@portal/domain/tasks/cron-job.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { JobStanding } from '../../platform/jobs/job-board.ts'
import { type JobRunRow, type LastRuns, listLastRuns } from '../../platform/jobs/job-run-list.store.ts'
import { callThatStarts, listStoppedTables } from '../sync/sync.ts'
import { countsOfRun, durationOfRun } from './cron-job-run.ts'
import { readServerFacts } from './server-facts.ts'

type Stopped = Awaited<ReturnType<typeof listStoppedTables>>

function endOf(run: JobRunRow | undefined): 'done' | 'incomplete' | 'failed' | 'cancelled' | null {
  if (run === undefined || run.state === 'running') return null
  return run.state === 'done' && run.reason !== null ? 'incomplete' : run.state
}

/** Of a run that did a part of its work: why each table could not be read. */
function errorInfoOf(run: JobRunRow | undefined, stopped: Stopped): string | null {
  if (run === undefined || endOf(run) !== 'incomplete') return run?.errorInfo ?? null
  const left: readonly string[] = run.reason?.split(', ') ?? []
  return stopped.flatMap(({ table, reason }) => (left.includes(table) ? [reason] : [])).join(' · ')
}

interface Known {
  readonly runs: LastRuns
  readonly stopped: Stopped
}

function cronJobOf(standing: JobStanding, { runs, stopped }: Known): CronJob {
  const { name, nextAt } = standing
  const now = runs.running.get(name)
  const last = runs.ended.get(name)
  const lastStart = (now ?? last)?.startedAt
  const status = cronJobState({
    isBusy: now !== undefined || standing.isWaiting,
    willRetry: standing.willRetry,
    lastEnd: endOf(last),
  })
  return {
    id: cronJobId(name),
    created: standing.createdAt.toISOString(),
    lastRun: lastStart?.toISOString() ?? null,
    nextRun: nextAt?.toISOString() ?? null,
    retryAttempts: standing.retries,
    status,
    reason: last?.reason ?? null,
    errorInfo: errorInfoOf(last, stopped),
    running: now !== undefined,
    progress: now?.progress ?? 0,
    part: now?.part ?? null,
    startedBy: (now ?? last)?.startedBy ?? null,
    durationMs: last === undefined ? null : durationOfRun(last),
    counts: last === undefined ? null : countsOfRun(last),
    everySeconds: standing.everySeconds,
    dailyAt: standing.dailyAt,
    call: callThatStarts(name),
  }
}

/** The tasks of the portal in a fixed order, with what the dashboard shows of each (R-JOB-26, R-JOB-27, R-ENT-28). */
export const getCronJobInfo: UseCase<typeof tasks.getCronJobInfo> = async (ctx) => {
  const [standings, runs, stopped] = await Promise.all([
    ctx.jobs.listStandings(),
    listLastRuns(ctx.db),
    listStoppedTables(ctx.db),
  ])
  const { name, ...facts } = readServerFacts(ctx.clock)
  return {
    id: cronJobId(name),
    recurringJobs: standings.map((standing) => cronJobOf(standing, { runs, stopped })),
    serverInfo: { name, ...facts },
  }
}
