import { PortalError } from '@portal/contract/errors.ts'
import type { sync } from '@portal/contract/sync.ts'
import { cronJobId } from '@portal/domain/sync/cron-job.ts'
import type { UseCase } from '../../http/handlers.ts'
import { listRuns } from '../../platform/jobs/job-run-list.store.ts'
import { cronJobRun } from './cron-job-run.ts'

const mostRuns = 50

export const getCronJobRuns: UseCase<typeof sync.getCronJobRuns> = async (ctx, { id }) => {
  const job = cronJobId(id)
  if (!ctx.jobs.names.includes(job)) throw new PortalError('error.niet_gevonden')
  return { items: (await listRuns(ctx.db, job, mostRuns)).map(cronJobRun) }
}
