import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { TenantParts } from '../context.ts'
import type { JobStanding } from './job-board.ts'
import { placeOf } from './job-queues.ts'
import { isDaily, isRepeated, type Job, nextDaily, secondsOf } from './jobs.ts'

function nextOf({ rhythm }: Job, open: JobWithMetadata | undefined, now: Date): Date | null {
  if (open?.state === 'active') return null
  if (open?.state === 'retry' || isRepeated(rhythm)) return open?.startAfter ?? null
  return isDaily(rhythm) ? nextDaily(rhythm, now) : null
}

/** A run that waits for its repetition counts that one too. */
function retriesOf(open: JobWithMetadata | undefined): number {
  return open === undefined ? 0 : open.retryCount + (open.state === 'retry' ? 1 : 0)
}

/** The current state of every job in the queues. */
export async function readStandings(
  boss: PgBoss,
  jobs: readonly Job[],
  parts: TenantParts,
): Promise<readonly JobStanding[]> {
  const now = parts.clock.now()
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue.createdOn]))
  return Promise.all(
    jobs.map(async (job) => {
      const { queue, key } = placeOf(job)
      const found = await boss.findJobs<object>(queue, { key })
      const open = found.find(({ state }) => state === 'created' || state === 'retry' || state === 'active')
      return {
        name: job.name,
        everySeconds: isRepeated(job.rhythm) ? secondsOf(job.rhythm, parts) : null,
        dailyAt: isDaily(job.rhythm) ? job.rhythm.dailyAt : null,
        createdAt: made.get(queue) ?? now,
        nextAt: nextOf(job, open, now),
        retries: retriesOf(open),
        isWaiting: open?.state === 'created' && open.startAfter <= now,
        willRetry: open?.state === 'retry',
      }
    }),
  )
}
