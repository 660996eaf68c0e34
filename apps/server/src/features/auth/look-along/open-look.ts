import { PortalError } from '@portal/contract/errors.ts'
import type { lookAlong } from '@portal/contract/look-along.ts'
import { shortNetwork } from '@portal/domain/auth/sessions.ts'
import { lookStand, mayLookAlong } from '@portal/domain/look-along/look-along.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { networkOf } from '../../../platform/net/network.ts'
import { findAccount } from '../accounts.store.ts'
import { signToken } from '../open-session.ts'
import { tellEnded } from '../sessions/own-sessions.ts'
import { endLookSessions, findLook, insertLookSession } from './looks.store.ts'

/** Opens the session by which an administrator sees what the person sees; one at a time, until the permission ends. */
export const openLook: UseCase<typeof lookAlong.openLook> = async (ctx, { id }) => {
  const admin = signedIn(ctx)
  const now = ctx.clock.now()
  const look = await findLook(ctx.db, id)
  if (look === null || look.adminId !== admin.id) throw new PortalError('error.niet_gevonden')
  const person = await findAccount(ctx.db, look.personName)
  const isAllowed = person !== null && !person.isBlocked && mayLookAlong(admin, person)
  if (!isAllowed || lookStand(look, now) !== 'allowed') throw new PortalError('meekijken.niet_toegestaan')
  const former = await endLookSessions(ctx.db, id, now)
  const session = { sessionId: crypto.randomUUID(), expiresAt: look.expiresAt }
  await insertLookSession(ctx.db, {
    id: session.sessionId,
    userId: admin.id,
    loginType: admin.loginType,
    openedAt: now,
    lastSeenAt: now,
    expiresAt: look.expiresAt,
    userAgent: ctx.userAgent.slice(0, 300),
    network: shortNetwork(networkOf(ctx.remoteAddress)),
    lookId: id,
  })
  tellEnded(ctx, former)
  ctx.audit(person.userName, { until: look.expiresAt.toISOString() })
  return { token: await signToken(ctx, person, session) }
}
