import { sessionIdleMs, sessionMaxMs } from '@portal/domain/auth/session-renewal.ts'
import { shortNetwork } from '@portal/domain/auth/sessions.ts'
import type { Ctx, TenantParts } from '../../platform/context.ts'
import { networkOf } from '../../platform/net/network.ts'
import type { KnownUser } from '../../platform/session-user.ts'
import { insertSession } from './accounts.store.ts'

/** A token lives twelve hours and never longer than its session. */
export function signToken(
  parts: Pick<TenantParts, 'tokens' | 'clock'>,
  user: KnownUser,
  session: { readonly sessionId: string; readonly expiresAt: Date },
): Promise<string> {
  return parts.tokens.sign({
    sessionId: session.sessionId,
    userName: user.userName,
    loginType: user.loginType,
    roles: user.roles,
    fullName: `${user.firstName} ${user.lastName}`.trim(),
    phoneNumber: user.phoneNumber,
    expiresAt: new Date(Math.min(parts.clock.now().getTime() + sessionIdleMs, session.expiresAt.getTime())),
  })
}

/**
 * Opens a session for somebody who proved who they are.
 * @param providerLogout where the browser ends the session at the identity server too
 */
export async function openSession(ctx: Ctx, user: KnownUser, providerLogout: string | null = null): Promise<string> {
  const openedAt = ctx.clock.now()
  const sessionId = crypto.randomUUID()
  const expiresAt = new Date(openedAt.getTime() + sessionMaxMs)
  const userAgent = ctx.userAgent.slice(0, 300)
  await insertSession(ctx.db, {
    id: sessionId,
    userId: user.id,
    loginType: user.loginType,
    openedAt,
    expiresAt,
    userAgent,
    network: shortNetwork(networkOf(ctx.remoteAddress)),
    providerLogout,
  })
  return signToken(ctx, user, { sessionId, expiresAt })
}
