import { keepNotificationsDays } from '@portal/domain/notifications/person-notification.ts'
import { addDays } from '@portal/domain/plain/calendar-date.ts'
import { and, eq, isNotNull, isNull, lt, ne, or } from '../db/query.ts'
import { loginAttempts, passwordLinks, registrations, sessions, settingPreviews } from '../db/schema/accounts.ts'
import { notifications, toldOrderDays } from '../db/schema/notifications.ts'
import { idempotencyKeys, mails } from '../db/schema/operation.ts'
import { deleteDailyCountsBefore } from '../memory/daily-counts.store.ts'
import { removeUnusedUploads } from '../uploads/uploads.ts'
import { deleteRunsBefore } from './job-runs.store.ts'
import type { Job } from './jobs.ts'

const dayMs = 24 * 3_600_000
/** Longer than a phone may be offline with an order in it. */
const keepAnswersDays = 14
const keepTracesDays = 30
/** So long a network that an account logged in from is known. */
const keepNetworksDays = 90
/** What a mail said stands with its request; its own words about people are not kept for good. */
const keepMailsDays = 90

/** The longest period in which anybody asks how often something happened. */
const keepCountsDays = 30

/** Takes away what nobody asks for any more. */
export const housekeepingJob: Job = {
  name: 'Opruimen',
  rhythm: { dailyAt: '03:10' },
  async run(parts) {
    const { db, clock } = parts
    const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)
    const old = before(keepTracesDays)
    const keys = await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(keepAnswersDays)))
    const ended = and(isNotNull(sessions.endedAt), lt(sessions.endedAt, old))
    const closed = await db.delete(sessions).where(or(ended, lt(sessions.expiresAt, old)))
    // Their sessions ended with them.
    await db.delete(settingPreviews).where(lt(settingPreviews.expiresAt, clock.now()))
    const isForgotten = or(
      isNull(loginAttempts.lastSuccessAt),
      lt(loginAttempts.lastSuccessAt, before(keepNetworksDays)),
    )
    const tries = await db.delete(loginAttempts).where(and(lt(loginAttempts.lastFailureAt, old), isForgotten))
    const links = await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, old))
    // Whose address was never proved; no administrator saw it.
    const unproved = and(eq(registrations.status, 'unproven'), lt(registrations.createdAt, before(1)))
    const asked = await db.delete(registrations).where(unproved)
    const finished = and(ne(mails.state, 'waiting'), lt(mails.createdAt, before(keepMailsDays)))
    const forgotten = await db.delete(mails).where(finished)
    const unasked = await db.delete(notifications).where(lt(notifications.at, before(keepNotificationsDays)))
    await db.delete(toldOrderDays).where(lt(toldOrderDays.day, addDays(clock.today(), -keepNotificationsDays)))
    await deleteRunsBefore(db, old)
    await deleteDailyCountsBefore(db, addDays(clock.today(), -keepCountsDays))
    const files = await removeUnusedUploads(parts)
    const rows = [keys, closed, tries, links, asked, forgotten, unasked].reduce(
      (sum, { rowCount }) => sum + (rowCount ?? 0),
      0,
    )
    return { gone: rows + files }
  },
}
