import { and, isNotNull, lt, ne, or } from './db/query.ts'
import { loginAttempts, sessions } from './db/schema/accounts.ts'
import { idempotencyKeys, mails } from './db/schema/operation.ts'
import { deleteRunsBefore } from './job-runs.store.ts'
import type { Job } from './jobs.ts'

const dayMs = 24 * 3_600_000
/** Longer than a phone may be offline with an order in it. */
const keepAnswersDays = 14
const keepTracesDays = 30
/** What a mail told stands with its request; its own words about people are not kept for good. */
const keepMailsDays = 90

/** Takes away what nobody asks for any more. */
export const housekeepingJob: Job = {
  name: 'Opruimen',
  rhythm: { dailyAt: '03:10' },
  async run({ db, clock }) {
    const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)
    const old = before(keepTracesDays)
    const keys = await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(keepAnswersDays)))
    const ended = and(isNotNull(sessions.endedAt), lt(sessions.endedAt, old))
    const closed = await db.delete(sessions).where(or(ended, lt(sessions.expiresAt, old)))
    const tries = await db.delete(loginAttempts).where(lt(loginAttempts.lastFailureAt, old))
    const told = and(ne(mails.state, 'waiting'), lt(mails.createdAt, before(keepMailsDays)))
    const forgotten = await db.delete(mails).where(told)
    await deleteRunsBefore(db, old)
    return { gone: [keys, closed, tries, forgotten].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0) }
  },
}
