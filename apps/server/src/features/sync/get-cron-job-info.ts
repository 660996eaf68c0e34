import type { CronJob, sync } from '@portal/contract/sync.ts'
import { cronJobId, cronJobState } from '@portal/domain/sync/cron-job.ts'
import { mirrors } from '../../erp/mapping/mirrors.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { JobStanding } from '../../platform/jobs/job-board.ts'
import { type JobRunRow, type LastRuns, listLastRuns } from '../../platform/jobs/job-run-list.store.ts'
import { countsOfRun, durationOfRun } from './cron-job-run.ts'
import { readServerFacts } from './server-facts.ts'
import { listTableStates, type TableState } from './sync.store.ts'
import { allMirrors, syncCalls } from './sync-parts.ts'

const callOf = new Map<string, string>(Object.entries(syncCalls).map(([call, job]) => [job, call]))

function endOf(run: JobRunRow | undefined): 'done' | 'incomplete' | 'failed' | 'cancelled' | null {
  if (run === undefined || run.state === 'running') return null
  return run.state === 'done' && run.reason !== null ? 'incomplete' : run.state
}

/** Of a run that did a part of its work: why each table could not be read. */
function errorInfoOf(run: JobRunRow | undefined, tables: ReadonlyMap<string, TableState>): string | null {
  if (run === undefined || endOf(run) !== 'incomplete') return run?.errorInfo ?? null
  const failed = allMirrors.filter((name) => run.reason?.split(', ').includes(name))
  return failed.flatMap((name) => tables.get(mirrors[name].service.name)?.error ?? []).join(' · ')
}

interface Known {
  readonly runs: LastRuns
  readonly tables: ReadonlyMap<string, TableState>
}

function cronJobOf(standing: JobStanding, { runs, tables }: Known): CronJob {
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
    errorInfo: errorInfoOf(last, tables),
    running: now !== undefined,
    progress: now?.progress ?? 0,
    part: now?.part ?? null,
    startedBy: (now ?? last)?.startedBy ?? null,
    durationMs: last === undefined ? null : durationOfRun(last),
    counts: last === undefined ? null : countsOfRun(last),
    everySeconds: standing.everySeconds,
    dailyAt: standing.dailyAt,
    call: callOf.get(name) ?? null,
  }
}

/** The tasks of the portal in a fixed order, with what the dashboard shows of each (R-JOB-26, R-JOB-27, R-ENT-28). */
export const getCronJobInfo: UseCase<typeof sync.getCronJobInfo> = async (ctx) => {
  const [standings, runs, tables] = await Promise.all([
    ctx.jobs.listStandings(),
    listLastRuns(ctx.db),
    listTableStates(ctx.db),
  ])
  const { name, ...facts } = readServerFacts(ctx.clock)
  return {
    id: cronJobId(name),
    recurringJobs: standings.map((standing) => cronJobOf(standing, { runs, tables })),
    serverInfo: { name, ...facts },
  }
}
