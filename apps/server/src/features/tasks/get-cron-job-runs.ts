import { PortalError } from '@portal/contract/errors.ts'
import type { tasks } from '@portal/contract/tasks.ts'
import { cronJobId } from '@portal/domain/tasks/cron-job.ts'
import type { UseCase } from '../../http/handlers.ts'
import { listRuns } from '../../platform/jobs/job-run-list.store.ts'
import { cronJobRun } from './cron-job-run.ts'

const mostRuns = 50

export const getCronJobRuns: UseCase<typeof tasks.getCronJobRuns> = async (ctx, { id }) => {
  const job = cronJobId(id)
  if (!ctx.jobs.names.includes(job)) throw new PortalError('error.niet_gevonden')
  return { items: (await listRuns(ctx.db, job, mostRuns)).map(cronJobRun) }
}
