import type { tasks } from '@portal/contract/tasks.ts'
import type { Handlers } from '../../http/handlers.ts'
import { cancelCronJob } from './cancel-cron-job.ts'
import { getCronJobInfo } from './get-cron-job-info.ts'
import { getCronJobRuns } from './get-cron-job-runs.ts'
import { triggerCronJob } from './trigger-cron-job.ts'

export const tasksHandlers: Handlers<typeof tasks> = {
  getCronJobInfo,
  triggerCronJob,
  cancelCronJob,
  getCronJobRuns,
}
