import { RepeatedJob } from '@portal/contract/tasks.ts'
import type { TenantParts } from '../../platform/context.ts'
import { type Repeated, type Rhythm, secondsOf } from '../../platform/jobs/jobs.ts'
import type { SyncJobName } from './sync-parts.ts'

/** Seconds between two runs of the jobs that follow the day. */
export const usualSeconds: Readonly<Record<RepeatedJob, number>> = {
  AanvragenEnOrdersSync: 5 * 60,
  VoorraadSync: 5 * 60,
  MaterieelLocatieEnGebruikersSync: 15 * 60,
  MaterieelKlachtenSync: 15 * 60,
  CatalogusSync: 30 * 60,
  MaterieelSync: 30 * 60,
  MaterieelSetsSync: 30 * 60,
  SynonimeneSync: 30 * 60,
  FacturenSync: 60 * 60,
  KeuringenSync: 60 * 60,
  FactuurDocVerwijzingSync: 60 * 60,
}

export const repeatedJobs = RepeatedJob.options satisfies readonly SyncJobName[]

/** A demo shows what happens at the back office while somebody looks. */
export const demoSeconds: Readonly<Partial<Record<RepeatedJob, number>>> = {
  AanvragenEnOrdersSync: 15,
  VoorraadSync: 15,
  KeuringenSync: 15,
  FactuurDocVerwijzingSync: 60,
}

/** Every key of every table is compared once a night: only that notices deleted and renamed rows. */
export const compareRhythm: Rhythm = { dailyAt: '02:00' }

/**
 * Jobs of the night, a few minutes apart so that they do not wait for each other. Those that are neither here nor above
 * are parts of another job and run alone when somebody starts them.
 */
export const nightly = {
  EenhedenSync: { dailyAt: '01:00' },
  MaterieelDetailTechDataSync: { dailyAt: '01:05' },
  MaterieelCatalogusVertalingenSync: { dailyAt: '01:15' },
  SyncImages: { dailyAt: '03:00' },
  MaterieelOrdersImagesesSync: { dailyAt: '03:30' },
} as const satisfies Partial<Record<SyncJobName, Rhythm>>

/** Seconds where a tenant wants others than the usual ones. */
export type WantedSeconds = (parts: TenantParts, job: RepeatedJob) => number | undefined

export function rhythmOf(job: RepeatedJob, wanted: WantedSeconds): Repeated {
  return {
    everySeconds: (parts) => {
      const own = parts.tenant.production ? undefined : demoSeconds[job]
      return wanted(parts, job) ?? own ?? usualSeconds[job]
    },
  }
}

/** Seconds between two runs at this tenant. */
export function secondsBetween(parts: TenantParts, job: RepeatedJob): number {
  return secondsOf(
    rhythmOf(job, () => undefined),
    parts,
  )
}
