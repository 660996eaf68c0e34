import { PortalError } from '@portal/contract/errors.ts'
import type { secondFactor } from '@portal/contract/second-factor.ts'
import type { UseCase } from '../../../http/handlers.ts'
import type { Ctx } from '../../../platform/context.ts'
import { signedIn } from '../../../platform/context.ts'
import { deviceOf } from '../../../platform/net/device-of.ts'
import { endOtherSessions } from '../accounts.store.ts'
import { endSessionOf, listOpenSessions, type SessionRow } from './sessions.store.ts'

/** A session as its owner and an administrator see it. */
export function shownSession(row: SessionRow, ownSessionId: string | null) {
  return {
    id: row.id,
    hier: row.id === ownSessionId,
    ...deviceOf(row.userAgent),
    netwerk: row.network,
    soort: row.loginType,
    geopend: row.openedAt.toISOString(),
    gebruikt: row.lastSeenAt.toISOString(),
  }
}

/** Ended sessions are over in every process: their pages get the event, and nothing of them stays cached. */
export function tellEnded(ctx: Ctx, sessionIds: readonly string[]): void {
  ctx.afterCommit(() => {
    ctx.forgetAccess()
    for (const sessionId of sessionIds) ctx.hub.endSession(sessionId)
  })
}

export const getSessions: UseCase<typeof secondFactor.getSessions> = async (ctx) => {
  const rows = await listOpenSessions(ctx.db, signedIn(ctx).id, ctx.clock.now())
  return { items: rows.map((row) => shownSession(row, ctx.sessionId)) }
}

export const endOwnSession: UseCase<typeof secondFactor.endOwnSession> = async (ctx, { id }) => {
  const user = signedIn(ctx)
  if (!(await endSessionOf(ctx.db, { userId: user.id, sessionId: id }, ctx.clock.now())))
    throw new PortalError('error.niet_gevonden')
  ctx.audit(user.userName)
  tellEnded(ctx, [id])
  return null
}

export const endOwnOtherSessions: UseCase<typeof secondFactor.endOwnOtherSessions> = async (ctx) => {
  const user = signedIn(ctx)
  const ended = await endOtherSessions(ctx.db, { userId: user.id, keepSessionId: ctx.sessionId }, ctx.clock.now())
  ctx.audit(user.userName, { endedSessions: ended.length })
  tellEnded(ctx, ended)
  return { aantal: ended.length }
}
