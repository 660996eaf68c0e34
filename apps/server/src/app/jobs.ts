import { housekeepingJob } from '../platform/housekeeping.job.ts'
import type { Job } from '../platform/jobs.ts'
import { sendMailsJob } from '../platform/send-mails.job.ts'

/** Every job that a tenant runs by itself. */
export const jobs: readonly Job[] = [sendMailsJob, housekeepingJob]
