import { PortalError } from '@portal/contract/errors.ts'
import type { tasks } from '@portal/contract/tasks.ts'
import { cronJobId } from '@portal/domain/tasks/cron-job.ts'
import type { UseCase } from '../../http/handlers.ts'
import { startTask } from '../../platform/jobs/start-task.ts'

/** R-CALL-13: starts the job of an id, of which only the text before the first dot counts. */
export const triggerCronJob: UseCase<typeof tasks.triggerCronJob> = async (ctx, { id }) => {
  const job = ctx.jobs.names.find((name) => name === cronJobId(id))
  if (job === undefined) throw new PortalError('error.niet_gevonden')
  return startTask(ctx, job)
}
