import { cronJobStates } from '@portal/domain/tasks/cron-job.ts'
import { z } from 'zod'
import { command, query } from './define.ts'

const JobId = z.string().trim().min(1).max(100)
const Moment = z.iso.datetime()
const Count = z.number().int()

/** What a run did: rows read, new, changed, gone, and those left for later. */
const Counts = z.object({ read: Count, new: Count, changed: Count, gone: Count, parked: Count })

/** One task with the columns of the dashboard (R-JOB-27) and how far it is while it runs. */
export const CronJob = z.object({
  /** Only the text before the first dot (R-ENT-28). */
  id: z.string(),
  created: Moment,
  lastRun: Moment.nullable(),
  /** Null for a task that only a person starts, and while it runs. */
  nextRun: Moment.nullable(),
  /** Times the work that waits or runs was tried before. */
  retryAttempts: z.number().int(),
  status: z.enum(cronJobStates),
  /** Key of a text, or the tables that could not be read. */
  reason: z.string().nullable(),
  errorInfo: z.string().nullable(),
  running: z.boolean(),
  /** Percent of the run that is done, while it runs. */
  progress: z.number().int(),
  /** What the run is at, e.g. a table of the mirror. */
  part: z.string().nullable(),
  startedBy: z.string().nullable(),
  /** Of the last run that ended. */
  durationMs: z.number().int().nullable(),
  counts: Counts.nullable(),
  /** Seconds between two runs, or the time of day in Europe/Amsterdam; both null when only a person starts it. */
  everySeconds: z.number().int().nullable(),
  dailyAt: z.string().nullable(),
  /** The call that starts it, e.g. `DoCatalogusSync`; null for a task without one. */
  call: z.string().nullable(),
})
export type CronJob = z.output<typeof CronJob>

/** One run of a task that ended or still runs. */
export const CronJobRun = z.object({
  id: z.string(),
  started: Moment,
  durationMs: z.number().int().nullable(),
  /** `done` with a reason did a part of its work. */
  outcome: z.enum(['running', 'done', 'failed', 'cancelled']),
  reason: z.string().nullable(),
  errorInfo: z.string().nullable(),
  /** A user name, or `schedule`. */
  startedBy: z.string(),
  cancelledBy: z.string().nullable(),
  counts: Counts,
})
export type CronJobRun = z.output<typeof CronJobRun>

/** `started` is false when it runs already. */
export const Started = z.object({ id: z.string(), started: z.boolean() })

/** The tasks that run again and again by themselves: each says how old what it brings is. */
export const RepeatedJob = z.enum([
  'AanvragenEnOrdersSync',
  'VoorraadSync',
  'MaterieelLocatieEnGebruikersSync',
  'MaterieelKlachtenSync',
  'CatalogusSync',
  'MaterieelSync',
  'MaterieelSetsSync',
  'SynonimeneSync',
  'FacturenSync',
  'KeuringenSync',
  'FactuurDocVerwijzingSync',
])
export type RepeatedJob = z.output<typeof RepeatedJob>

/** How old the data are that a task brings; older than `staleAfterSeconds` means that runs were missed. */
export const DataAge = z.object({
  id: RepeatedJob,
  /** When the oldest of its tables was last in step; null when one never was. */
  updated: Moment.nullable(),
  staleAfterSeconds: z.number().int(),
})
export type DataAge = z.output<typeof DataAge>

/** By itself, because many screens say the age of what they show. */
export const getDataAges = query('/api/MaterieelSync/GetDataAges', {
  summary: 'How old the data of each repeated synchronisation are.',
  access: 'session',
  reads: ['tasks'],
  in: z.object({}),
  out: z.object({ items: z.array(DataAge) }),
})

export const tasks = {
  getCronJobInfo: query('/api/Cronjobs/GetCronJobInfo', {
    summary: 'The tasks of the portal with their state, and the server that answers.',
    access: 'sync.view',
    reads: ['tasks'],
    in: z.object({}),
    out: z.object({
      id: z.string(),
      recurringJobs: z.array(CronJob),
      serverInfo: z.object({
        name: z.string(),
        version: z.string(),
        started: Moment,
        now: Moment,
        timeZone: z.string(),
      }),
    }),
  }),
  triggerCronJob: command('/api/Cronjobs/TriggerCronJob', {
    summary: 'Start a task now; of the id only the text before the first dot counts.',
    access: 'sync.start',
    changes: ['tasks'],
    in: z.object({ id: JobId }),
    out: Started,
  }),
  cancelCronJob: command('/api/Cronjobs/CancelCronJob', {
    summary: 'End a task that runs; `cancelled` is false when it does not run.',
    access: 'sync.start',
    changes: ['tasks'],
    in: z.object({ id: JobId }),
    out: z.object({ id: z.string(), cancelled: z.boolean() }),
  }),
  getCronJobRuns: query('/api/Cronjobs/GetCronJobRuns', {
    summary: 'The last runs of a task, newest first.',
    access: 'sync.view',
    reads: ['tasks'],
    in: z.object({ id: JobId }),
    out: z.object({ items: z.array(CronJobRun) }),
  }),
}
