import { PortalError } from '@portal/contract/errors.ts'
import type { tasks } from '@portal/contract/tasks.ts'
import { cronJobId } from '@portal/domain/tasks/cron-job.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { askToCancel } from '../../platform/jobs/job-runs.store.ts'

/** Asks the process that runs a job, whichever it is, to end it; that one looks in the database. */
export const cancelCronJob: UseCase<typeof tasks.cancelCronJob> = async (ctx, input) => {
  const id = cronJobId(input.id)
  if (!ctx.jobs.names.includes(id)) throw new PortalError('error.niet_gevonden')
  ctx.audit(id)
  return { id, cancelled: await askToCancel(ctx.db, id, signedIn(ctx).userName) }
}
