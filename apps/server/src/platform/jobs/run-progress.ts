import { cronJobId } from '@portal/domain/tasks/cron-job.ts'
import type { TenantParts } from '../context.ts'
import { type NewRun, saveRunProgress } from './job-runs.store.ts'
import type { JobProgress } from './jobs.ts'
import { repeat } from './repeat.ts'

/** Between two looks whether somebody wants the run to end; also how often its progress is stored and sent. */
const lookEveryMs = 500

export interface Standing {
  readonly job: string
  readonly isRunning: boolean
  /** Percent. */
  readonly progress: number
  readonly part?: string
}

/** Sends the open task lists, in every process, the state of a job. */
export function tellAdministrators({ hub }: TenantParts, { job, isRunning, progress, part = '' }: Standing): void {
  hub.toAdministrators('jobUpdated', { id: cronJobId(job), running: isRunning, progress, part })
}

export interface RunFollower {
  tell(progress: JobProgress): void
  stop(): Promise<void>
}

/** Stores and sends the progress of a run, and looks in the database whether somebody wants it to end. */
export function followRun(parts: TenantParts, { id, job }: NewRun, cancel: () => void): RunFollower {
  const ending = new AbortController()
  let progress = 0
  let part: string | null = null
  let sent = 0
  const look = async () => {
    const now = { progress, part }
    // Stored before it is sent: who gets the event may read it at once.
    const isToEnd = await saveRunProgress(parts.db, id, now)
    if (now.progress !== sent) {
      sent = now.progress
      tellAdministrators(parts, { job, isRunning: true, progress: now.progress, part: now.part ?? '' })
    }
    if (isToEnd) cancel()
  }
  const options = { everyMs: lookEveryMs, signal: ending.signal, log: parts.log, what: `progress of ${job}` }
  const looking = repeat(look, options)
  return {
    tell(now) {
      progress = Math.round(Math.min(1, Math.max(0, now.share)) * 100)
      part = now.part
    },
    async stop() {
      ending.abort()
      await looking
    },
  }
}
