import type { Rhythm } from '../../platform/jobs.ts'
import type { SyncJobName } from './sync-parts.ts'

const minutes = (count: number) => count * 60

/** How often each job runs by itself; a job that is not here is part of another one, or only started by hand. */
export const usualCadence: Readonly<Partial<Record<SyncJobName, Rhythm>>> = {
  AanvragenEnOrdersSync: { everySeconds: minutes(5) },
  MaterieelLocatieEnGebruikersSync: { everySeconds: minutes(15) },
  CatalogusSync: { everySeconds: minutes(30) },
  SynonimeneSync: { dailyAt: '02:00' },
  EenhedenSync: { dailyAt: '02:00' },
  MaterieelDetailTechDataSync: { dailyAt: '02:05' },
  MaterieelCatalogusVertalingenSync: { dailyAt: '02:05' },
  SyncImages: { dailyAt: '02:10' },
}

/** A demo shows what happens at the back office while somebody looks. */
export const demoCadence: Readonly<Partial<Record<SyncJobName, Rhythm>>> = {
  ...usualCadence,
  AanvragenEnOrdersSync: { everySeconds: 15 },
}

/** Once a night every key is compared: only that notices deleted and renamed rows. */
export const compareCadence: Rhythm = { dailyAt: '02:30' }
