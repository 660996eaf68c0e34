import { PortalError } from '@portal/contract/errors.ts'
import { linkExpiry } from '@portal/domain/auth/password-link.ts'
import { ownNamesOf, refusePassword } from '@portal/domain/auth/password-rules.ts'
import { shortNetwork } from '@portal/domain/auth/sessions.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { linkHash, newLinkToken } from '../../platform/keys/link-token.ts'
import { queuedMailState } from '../../platform/mail/mail-sender.ts'
import { networkOf } from '../../platform/net/network.ts'
import type { KnownUser } from '../../platform/session-user.ts'
import {
  type Account,
  deleteCalendarFeed,
  endOtherSessions,
  findAccount,
  insertPreviewSession,
} from './accounts.store.ts'
import { invitationMail } from './invitation-mail.ts'
import { linkPath } from './link-path.ts'
import { clearFailedLogins } from './login-attempts.store.ts'
import { endLooksOf } from './look-along/looks.store.ts'
import { signToken } from './open-session.ts'
import { deleteOpenLinks, saveInvitation } from './password-links.store.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { tellEnded } from './sessions/own-sessions.ts'

/**
 * Ends whatever opens the portal for somebody without their new password: every session, and the calendar address.
 * @param asking the session whose page gets it by its answer
 */
export async function endAccess(ctx: Ctx, userId: string, asking: string | null = null): Promise<void> {
  const ended = await endOtherSessions(ctx.db, { userId, keepSessionId: null }, ctx.clock.now())
  await deleteCalendarFeed(ctx.db, userId)
  await endLooksOf(ctx.db, userId, ctx.clock.now())
  ctx.afterCommit(() => {
    ctx.forgetAccess()
    for (const sessionId of ended) if (sessionId !== asking) ctx.hub.endSession(sessionId)
  })
}

/** The account of a name as the record has it now, for what is done in that name later; null when it is gone. */
export function findAccountNow(db: Db, userName: string): Promise<Account | null> {
  return findAccount(db, userName)
}

/** Links that were sent to somebody and not used open nothing any more. */
export function endLinks(ctx: Ctx, userId: string): Promise<void> {
  return deleteOpenLinks(ctx.db, userId)
}

/** Lets an account log in again after too many failures, from every network (R-ROLE-34). */
export function forgetFailures(ctx: Ctx, userName: string): Promise<void> {
  return clearFailedLogins(ctx.db, userName)
}

type Invited = Pick<KnownUser, 'id' | 'userName' | 'email' | 'language' | 'isAdministrator' | 'roles'>

/**
 * Mails somebody a link by which they choose a password, once.
 * @throws PortalError `gebruiker.geen_uitnodiging` when there is no address to send it to or to lead to
 */
export async function inviteAccount(ctx: Ctx, invited: Invited): Promise<'verzonden' | 'bewaard'> {
  if (invited.email === '' || ctx.tenant.publicUrl === null) throw new PortalError('gebruiker.geen_uitnodiging')
  const token = newLinkToken()
  const at = ctx.clock.now()
  await saveInvitation(ctx.db, {
    userId: invited.id,
    tokenHash: linkHash(token),
    createdAt: at,
    expiresAt: linkExpiry(at),
  })
  await ctx.mail.queue(await invitationMail(ctx.tenant, { ...invited, path: linkPath(token) }))
  return queuedMailState(ctx) === 'verzonden' ? 'verzonden' : 'bewaard'
}

/**
 * Opens the session in which an administrator looks at a preview of settings.
 * @param as who they are in it, for the token
 */
export async function openPreviewSession(
  ctx: Ctx,
  as: KnownUser,
  preview: { readonly id: string; readonly expiresAt: Date },
): Promise<string> {
  const now = ctx.clock.now()
  const session = { sessionId: crypto.randomUUID(), expiresAt: preview.expiresAt }
  await insertPreviewSession(ctx.db, {
    id: session.sessionId,
    userId: as.id,
    loginType: as.loginType,
    openedAt: now,
    lastSeenAt: now,
    expiresAt: preview.expiresAt,
    userAgent: ctx.userAgent.slice(0, 300),
    network: shortNetwork(networkOf(ctx.remoteAddress)),
    previewId: preview.id,
  })
  return signToken(ctx, as, session)
}

/** Says to the pages of sessions that these are over, in every process. */
export function tellSessionsEnded(ctx: Ctx, sessionIds: readonly string[]): void {
  tellEnded(ctx, sessionIds)
}

type Named = Pick<KnownUser, 'userName' | 'firstName' | 'lastName' | 'companyName'>

/**
 * The hash of a password that somebody else chose for a person; ask for it before the transaction.
 * @throws PortalError naming the field of the first rule it breaks (R-PWD-01 to R-PWD-05)
 */
export function hashChosenPassword(ctx: Ctx, person: Named, password: string): Promise<string> {
  const refusal = refusePassword(password, ownNamesOf(person))
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params, { field: 'wachtwoord' })
  return hashPassword(password, ctx.remoteAddress)
}

/** Whether this is the password that somebody chose for a request that waits. */
export function isChosenPassword(ctx: Ctx, password: string, hash: string): Promise<boolean> {
  return isPassword(password, hash, ctx.remoteAddress)
}

/** The hash of a password of many, one at a time: those who log in meanwhile wait for no more than one of them. */
export function hashInBackground(password: string): Promise<string> {
  return hashPassword(password)
}
