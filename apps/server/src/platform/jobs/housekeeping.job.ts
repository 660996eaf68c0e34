import { keepNotificationsDays } from '@portal/domain/notifications/person-notification.ts'
import { addDays } from '@portal/domain/plain/calendar-date.ts'
import type { PgTable } from '../db/columns.ts'
import { deleteOld } from '../db/delete-old.ts'
import { and, eq, isNotNull, isNull, lt, or, type SQL } from '../db/query.ts'
import { loginAttempts, passwordLinks, registrations, sessions, settingPreviews } from '../db/schema/accounts.ts'
import { notifications, toldOrderDays } from '../db/schema/notifications.ts'
import { idempotencyKeys } from '../db/schema/operation.ts'
import { deleteDailyCountsBefore } from '../memory/daily-counts.store.ts'
import { removeUnusedUploads } from '../uploads/uploads.ts'
import { deleteRunsBefore } from './job-runs.store.ts'
import type { Job } from './jobs.ts'
import { deleteOutdated } from './retention.ts'

const dayMs = 24 * 3_600_000
/** Longer than a phone may be offline with an order in it. */
const keepAnswersDays = 14
const keepTracesDays = 30
/** So long a network that an account logged in from is known. */
const keepNetworksDays = 90

/** The longest period in which anybody asks how often something happened. */
const keepCountsDays = 30

/** Takes away what nobody asks for any more. */
export const housekeepingJob: Job = {
  name: 'Opruimen',
  rhythm: { dailyAt: '03:10' },
  async run(parts, signal) {
    const { db, clock } = parts
    const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)
    const old = before(keepTracesDays)
    const remove = (table: PgTable, isOld: SQL | undefined) => deleteOld(db, { table, isOld }, signal)
    const ended = and(isNotNull(sessions.endedAt), lt(sessions.endedAt, old))
    const isForgotten = or(
      isNull(loginAttempts.lastSuccessAt),
      lt(loginAttempts.lastSuccessAt, before(keepNetworksDays)),
    )
    const counts = [
      await remove(idempotencyKeys, lt(idempotencyKeys.createdAt, before(keepAnswersDays))),
      await remove(sessions, or(ended, lt(sessions.expiresAt, old))),
      await remove(loginAttempts, and(lt(loginAttempts.lastFailureAt, old), isForgotten)),
      await remove(passwordLinks, lt(passwordLinks.expiresAt, old)),
      // Whose address was never proved; no administrator saw it.
      await remove(registrations, and(eq(registrations.status, 'unproven'), lt(registrations.createdAt, before(1)))),
      await remove(notifications, lt(notifications.at, before(keepNotificationsDays))),
      await deleteOutdated(parts, signal),
      await removeUnusedUploads(parts),
    ]
    // Their sessions ended with them.
    await remove(settingPreviews, lt(settingPreviews.expiresAt, clock.now()))
    await remove(toldOrderDays, lt(toldOrderDays.day, addDays(clock.today(), -keepNotificationsDays)))
    await deleteRunsBefore(db, old)
    await deleteDailyCountsBefore(db, addDays(clock.today(), -keepCountsDays))
    return { gone: counts.reduce((sum, count) => sum + count, 0) }
  },
}
