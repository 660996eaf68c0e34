import type { Connector } from '../erp/connector.ts'
import { housekeepingJob } from '../platform/housekeeping.job.ts'
import type { Job } from '../platform/jobs.ts'
import { sendMailsJob } from '../platform/send-mails.job.ts'

/** Every job that a tenant runs by itself. */
export function jobsOf(_connector: Connector): readonly Job[] {
  return [sendMailsJob, housekeepingJob]
}
