import { endLapsedLooksJob } from '../features/auth/look-along/end-lapsed-looks.job.ts'
import { tellInspectionsJob } from '../features/inspections/tell-inspections.job.ts'
import { mailNotificationsJob } from '../features/notifications/mail-notifications.job.ts'
import { tellArrivingJob } from '../features/orders/tell-arriving.job.ts'
import { remindApproversJob } from '../features/requests/approvals/remind-approvers.job.ts'
import { applyPlannedSettingsJob } from '../features/settings/apply-planned-settings.job.ts'
import type { Sync } from '../features/sync/create-sync.ts'
import { createSyncJobs } from '../features/sync/sync.job.ts'
import { importUsersJob } from '../features/users/import-users.job.ts'
import { housekeepingJob } from '../platform/jobs/housekeeping.job.ts'
import type { Job } from '../platform/jobs/jobs.ts'

/** Every job that a tenant runs by itself. */
export function jobsOf(sync: Sync): readonly Job[] {
  return [
    ...createSyncJobs(sync),
    importUsersJob,
    housekeepingJob,
    remindApproversJob,
    applyPlannedSettingsJob,
    endLapsedLooksJob,
    tellArrivingJob,
    tellInspectionsJob,
    mailNotificationsJob,
  ]
}
