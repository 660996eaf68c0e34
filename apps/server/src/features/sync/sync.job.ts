import { ErpError } from '../../erp/erp-error.ts'
import type { MirrorName } from '../../erp/mirrors.ts'
import type { TenantParts } from '../../platform/context.ts'
import { type Job, type JobCounts, JobFailure, type JobProgress, type Rhythm } from '../../platform/jobs/jobs.ts'
import { compareRhythm, nightly, repeatedJobs, rhythmOf, type WantedSeconds } from './cadence.ts'
import type { Sync, SyncProgress, SyncResult, SyncRun } from './create-sync.ts'
import { allMirrors, compareJob, type SyncJobName, syncJobs } from './sync-parts.ts'

function countsOf({ read, added, changed, gone, failed }: SyncResult, parked = 0): JobCounts {
  const reason = failed.length === 0 ? {} : { reason: failed.join(', ') }
  return { read, new: added, changed, gone, parked, ...reason }
}

/** Whose pictures a job brings. */
const picturesOf: Readonly<Partial<Record<SyncJobName, readonly string[]>>> = {
  SyncImages: ['Soort'],
  MaterieelOrdersImagesesSync: ['Order', 'Exitorder'],
}

/** What a person can do about a back office that cannot be read, by the kind of the failure. */
const reasonOf: Readonly<Record<ErpError['kind'], string>> = {
  transient: 'job.unreachable',
  unknownOutcome: 'job.unreachable',
  auth: 'job.accountRefused',
  contract: 'job.servicesDiffer',
  business: 'job.servicesDiffer',
  duplicate: 'job.servicesDiffer',
}

async function withReason(
  parts: TenantParts,
  work: Promise<JobCounts>,
  tables: readonly MirrorName[],
): Promise<JobCounts> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    const what = `${tables.join(', ')}: ${error.details.code ?? error.kind}: ${error.message}`
    throw new JobFailure(reasonOf[error.kind], what, { cause: error, isPassing: !parts.erp.isReachable() })
  }
}

type Tell = (progress: JobProgress) => void
type Following = Pick<SyncRun, 'signal' | 'onProgress'>

function following(signal: AbortSignal | undefined, tell: Tell | undefined): Following {
  const onProgress = ({ share, mirror }: SyncProgress) => tell?.({ share, part: mirror })
  return { ...(signal && { signal }), ...(tell && { onProgress }) }
}

/** A service that is missing or wrong stops the jobs that read it, not the others (failure mode 9). */
async function readFirst(sync: Sync, parts: TenantParts, options: Following): Promise<void> {
  try {
    await sync.first(parts, options)
  } catch (error) {
    if (!(error instanceof ErpError) || error.kind !== 'contract') throw error
  }
}

interface SyncJobRun {
  readonly job: SyncJobName
  readonly signal?: AbortSignal
  readonly tell?: Tell
}

/** Reads what changed in the tables of one job; for pictures also their content. */
export async function runSyncJob(
  sync: Sync,
  parts: TenantParts,
  { job, signal, tell }: SyncJobRun,
): Promise<JobCounts> {
  const options = following(signal, tell)
  await readFirst(sync, parts, options)
  const result = await sync.run(parts, { mirrors: syncJobs[job], mode: 'changes', ...options })
  const parentTypes = picturesOf[job]
  const images =
    parentTypes === undefined
      ? null
      : await sync.images(parts, { parentTypes, ...(signal === undefined ? {} : { signal }) })
  return countsOf(result, images?.refused)
}

/** One job as the runner takes it. */
export function syncJob(sync: Sync, job: SyncJobName, rhythm: Rhythm): Job {
  return {
    name: job,
    rhythm,
    run: (parts, signal, tell) => withReason(parts, runSyncJob(sync, parts, { job, signal, tell }), syncJobs[job]),
  }
}

/** The jobs that keep a tenant's mirror in step by themselves, and those that only run when somebody asks. */
export function createSyncJobs(sync: Sync, wantedSeconds: WantedSeconds = () => undefined): readonly Job[] {
  // The keys are those of the tables.
  const ofTheNight = Object.keys(nightly) as (keyof typeof nightly)[]
  const all = Object.keys(syncJobs) as SyncJobName[]
  const compare: Job = {
    name: compareJob,
    rhythm: compareRhythm,
    // A first read holds all keys; to compare them again at once would double a first start's work.
    otherwiseDoneAt: () => sync.readWholeAt(),
    run(parts, signal, tell) {
      const options = following(signal, tell)
      const work = async () => {
        await readFirst(sync, parts, options)
        return countsOf(await sync.run(parts, { mirrors: allMirrors, mode: 'compare', ...options }))
      }
      return withReason(parts, work(), allMirrors)
    },
  }
  const byThemselves = [
    ...repeatedJobs.map((job) => syncJob(sync, job, rhythmOf(job, wantedSeconds))),
    ...ofTheNight.map((job) => syncJob(sync, job, nightly[job])),
    compare,
  ]
  const onRequest = all.filter((job) => !byThemselves.some(({ name }) => name === job))
  return [...byThemselves, ...onRequest.map((job) => syncJob(sync, job, { onRequest: true }))]
}
