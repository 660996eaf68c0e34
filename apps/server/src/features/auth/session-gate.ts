import { sessionMaxMs, shouldRenew } from '@portal/domain/auth/session-renewal.ts'
import { isUseWorthNoting } from '@portal/domain/auth/sessions.ts'
import type { Locale } from '@portal/domain/constants.ts'
import type { Visitor } from '../../http/visit.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { KnownUser } from '../../platform/session-user.ts'
import { findSession, type OpenSession, saveLanguage, touchSession } from './accounts.store.ts'
import { signToken } from './open-session.ts'

/** A visitor before it is known whose records they see. */
type KnownVisitor = Omit<Visitor, 'user' | 'looker'> & {
  readonly user: KnownUser
  readonly looker: KnownUser | null
}

/** When a session was last used is known to some minutes; when that cannot be noted, the call goes on. */
async function noteUse(parts: TenantParts, session: OpenSession): Promise<void> {
  const now = parts.clock.now()
  if (!isUseWorthNoting(session.lastSeenAt, now)) return
  try {
    await touchSession(parts.db, session.sessionId, now)
  } catch (error) {
    parts.log.warn({ err: error }, 'use of a session could not be noted')
  }
}

/** The visitor behind a token, or null when the token or its session is no longer worth anything. */
export async function findVisitor(parts: TenantParts, token: string): Promise<KnownVisitor | null> {
  const verified = await parts.tokens.verify(token)
  if (verified === null) return null
  const session = await findSession(parts.db, verified.sessionId, parts.clock.now())
  if (session === null) return null
  await noteUse(parts, session)
  return { ...session, tokenExpiresAt: verified.expiresAt }
}

/** A token in use is replaced before it ends, until the session's own end. */
export async function renewToken(parts: TenantParts, visitor: Visitor): Promise<string | null> {
  // What was allowed for half an hour is not made longer.
  if (visitor.looker !== null) return null
  const now = parts.clock.now()
  const loggedInAt = visitor.expiresAt.getTime() - sessionMaxMs
  if (!shouldRenew({ loggedInAt, expiresAt: visitor.tokenExpiresAt.getTime() }, now.getTime())) return null
  await touchSession(parts.db, visitor.sessionId, now)
  return signToken(parts, visitor.user, visitor)
}

/** Mails speak the language that a person last chose here. */
export async function keepLanguage(parts: TenantParts, { user }: Visitor, language: Locale): Promise<void> {
  await saveLanguage(parts.db, user.id, language)
  parts.forgetAccess()
}

/** What is known of a session by its id alone. */
export function findOpenSession(
  parts: TenantParts,
  sessionId: string,
): Promise<Pick<KnownVisitor, 'user' | 'owesFactor' | 'looker' | 'preview'> | null> {
  return findSession(parts.db, sessionId, parts.clock.now())
}
