import type { Ctx } from '../../platform/context.ts'
import { deleteCalendarFeed, endOtherSessions } from './accounts.store.ts'

/** Ends whatever opens the portal for somebody without their new password: every session, and the calendar address. */
export async function endAccess(ctx: Ctx, userId: string): Promise<void> {
  const ended = await endOtherSessions(ctx.db, { userId, keepSessionId: null }, ctx.clock.now())
  await deleteCalendarFeed(ctx.db, userId)
  ctx.afterCommit(() => {
    ctx.forgetAccess()
    for (const sessionId of ended) ctx.hub.endSession(sessionId)
  })
}
