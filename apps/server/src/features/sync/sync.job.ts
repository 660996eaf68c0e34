import type { TenantParts } from '../../platform/context.ts'
import type { Job, JobCounts, Rhythm } from '../../platform/jobs.ts'
import { compareCadence, demoCadence, usualCadence } from './cadence.ts'
import type { Sync, SyncResult } from './sync.ts'
import { allMirrors, type SyncJobName, syncJobs } from './sync-parts.ts'

export interface SyncJobOptions {
  /** The synchronisation of the tenant that the parts belong to. */
  readonly syncOf: (parts: TenantParts) => Sync
  /** Seconds between two runs where a tenant wants others than the usual ones. */
  readonly secondsOf?: (parts: TenantParts, job: SyncJobName) => number | undefined
}

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

function rhythmOf(job: SyncJobName, options: SyncJobOptions): Rhythm | null {
  const usual = usualCadence[job]
  if (usual === undefined) return null
  if ('dailyAt' in usual) return usual
  return {
    everySeconds: (parts) => {
      const rhythm = (parts.tenant.production ? usualCadence : demoCadence)[job] ?? usual
      const wanted = options.secondsOf?.(parts, job)
      if (wanted !== undefined) return wanted
      const seconds = 'everySeconds' in rhythm ? rhythm.everySeconds : 3600
      return typeof seconds === 'number' ? seconds : seconds(parts)
    },
  }
}

/** The jobs that keep every tenant's mirror in step, for the job runner. */
export function createSyncJobs(options: SyncJobOptions): readonly Job[] {
  // The keys are those of the table.
  const names = Object.keys(syncJobs) as SyncJobName[]
  const follow = names.flatMap((job): Job[] => {
    const rhythm = rhythmOf(job, options)
    if (rhythm === null) return []
    return [
      {
        name: job,
        rhythm,
        isListed: true,
        run: (parts, signal) => runSyncJob(options.syncOf(parts), parts, { job, signal }),
      },
    ]
  })
  const compare: Job = {
    name: 'VergelijkBackoffice',
    rhythm: compareCadence,
    isListed: true,
    async run(parts, signal) {
      const sync = options.syncOf(parts)
      await sync.first(parts, { signal })
      return countsOf(await sync.run(parts, { mirrors: allMirrors, mode: 'compare', signal }))
    },
  }
  return [...follow, compare]
}
