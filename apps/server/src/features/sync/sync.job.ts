import type { TenantParts } from '../../platform/context.ts'
import type { Job, JobCounts, Rhythm } from '../../platform/jobs.ts'
import { compareRhythm, imagesRhythm, type RepeatedJob, rhythmOf, usualSeconds, type WantedSeconds } from './cadence.ts'
import type { Sync, SyncResult } from './sync.ts'
import { allMirrors, type SyncJobName, syncJobs } from './sync-parts.ts'

function countsOf({ read, added, changed, gone, failed }: SyncResult, parked = 0): JobCounts {
  const reason = failed.length === 0 ? {} : { reason: failed.join(', ') }
  return { read, new: added, changed, gone, parked, ...reason }
}

/** Reads what changed in the tables of one job; for pictures also their content. */
export async function runSyncJob(
  sync: Sync,
  parts: TenantParts,
  { job, signal }: { readonly job: SyncJobName; readonly signal?: AbortSignal },
): Promise<JobCounts> {
  const stop = signal === undefined ? {} : { signal }
  await sync.first(parts, stop)
  const result = await sync.run(parts, { mirrors: syncJobs[job], mode: 'changes', ...stop })
  const images = job === 'SyncImages' ? await sync.images(parts, signal) : null
  return countsOf(result, images?.refused)
}

/** One job as the runner takes it. */
export function syncJob(sync: Sync, job: SyncJobName, rhythm: Rhythm): Job {
  return { name: job, rhythm, run: (parts, signal) => runSyncJob(sync, parts, { job, signal }) }
}

/** The jobs that keep a tenant's mirror in step by themselves. */
export function createSyncJobs(sync: Sync, wantedSeconds: WantedSeconds = () => undefined): readonly Job[] {
  // The keys are those of the table.
  const repeated = Object.keys(usualSeconds) as RepeatedJob[]
  const compare: Job = {
    name: 'VergelijkBackoffice',
    rhythm: compareRhythm,
    async run(parts, signal) {
      await sync.first(parts, { signal })
      return countsOf(await sync.run(parts, { mirrors: allMirrors, mode: 'compare', signal }))
    },
  }
  return [
    ...repeated.map((job) => syncJob(sync, job, rhythmOf(job, wantedSeconds))),
    syncJob(sync, 'SyncImages', imagesRhythm),
    compare,
  ]
}
