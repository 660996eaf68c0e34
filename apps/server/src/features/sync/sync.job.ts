import { ErpError } from '../../erp/transport/erp-error.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { Job, JobCounts, Rhythm } from '../../platform/jobs.ts'
import { compareRhythm, nightly, type RepeatedJob, rhythmOf, usualSeconds, type WantedSeconds } from './cadence.ts'
import type { Sync, SyncResult } from './sync.ts'
import { allMirrors, type SyncJobName, syncJobs } from './sync-parts.ts'

function countsOf({ read, added, changed, gone, failed }: SyncResult, parked = 0): JobCounts {
  const reason = failed.length === 0 ? {} : { reason: failed.join(', ') }
  return { read, new: added, changed, gone, parked, ...reason }
}

/** Whose pictures a job brings. */
const picturesOf: Readonly<Partial<Record<SyncJobName, readonly string[]>>> = {
  SyncImages: ['Soort'],
  MaterieelOrdersImagesesSync: ['Order', 'Exitorder'],
}

/** A service that is missing or wrong stops the jobs that read it, not the others (failure mode 9). */
async function readFirst(sync: Sync, parts: TenantParts, stop: { readonly signal?: AbortSignal }): Promise<void> {
  try {
    await sync.first(parts, stop)
  } catch (error) {
    if (!(error instanceof ErpError) || error.kind !== 'contract') throw error
  }
}

/** Reads what changed in the tables of one job; for pictures also their content. */
export async function runSyncJob(
  sync: Sync,
  parts: TenantParts,
  { job, signal }: { readonly job: SyncJobName; readonly signal?: AbortSignal },
): Promise<JobCounts> {
  const stop = signal === undefined ? {} : { signal }
  await readFirst(sync, parts, stop)
  const result = await sync.run(parts, { mirrors: syncJobs[job], mode: 'changes', ...stop })
  const parentTypes = picturesOf[job]
  const images = parentTypes === undefined ? null : await sync.images(parts, { parentTypes, ...stop })
  return countsOf(result, images?.refused)
}

/** One job as the runner takes it. */
export function syncJob(sync: Sync, job: SyncJobName, rhythm: Rhythm): Job {
  return { name: job, rhythm, run: (parts, signal) => runSyncJob(sync, parts, { job, signal }) }
}

/** The jobs that keep a tenant's mirror in step by themselves. */
export function createSyncJobs(sync: Sync, wantedSeconds: WantedSeconds = () => undefined): readonly Job[] {
  // The keys are those of the tables.
  const repeated = Object.keys(usualSeconds) as RepeatedJob[]
  const ofTheNight = Object.keys(nightly) as (keyof typeof nightly)[]
  const compare: Job = {
    name: 'VergelijkBackoffice',
    rhythm: compareRhythm,
    async run(parts, signal) {
      await readFirst(sync, parts, { signal })
      return countsOf(await sync.run(parts, { mirrors: allMirrors, mode: 'compare', signal }))
    },
  }
  return [
    ...repeated.map((job) => syncJob(sync, job, rhythmOf(job, wantedSeconds))),
    ...ofTheNight.map((job) => syncJob(sync, job, nightly[job])),
    compare,
  ]
}
