import { PortalError } from '@portal/contract/errors.ts'
import { canHaveFactor, type FactorKind, factorSetupMs, mostFactors } from '@portal/domain/auth/second-factor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { signedIn } from '../../../platform/context.ts'
import type { SessionUser } from '../../../platform/session-user.ts'
import { endOtherSessions } from '../accounts.store.ts'
import { holdLogins } from '../guesses.ts'
import { queueFactorMail } from './factor-mail.ts'
import { deleteSetup, findSetup, insertFactor, listFactors, type StoredFactor, saveSetup } from './factors.store.ts'
import { deleteLoginSteps } from './login-steps.store.ts'
import { makeMissingRecoveryCodes } from './recovery.ts'

/** Whose secret it is; it opens for nobody else. */
export function sealOwner({ id }: Pick<SessionUser, 'id'>): string {
  return `second factor of ${id}`
}

/** @throws PortalError when this account can have no second factor here, or no more of them */
export async function permitSetup(ctx: Ctx, user: SessionUser): Promise<readonly StoredFactor[]> {
  if (!canHaveFactor(user.loginType)) throw new PortalError('factor.niet_voor_login')
  const factors = await listFactors(ctx.db, user.id)
  if (factors.length >= mostFactors) throw new PortalError('factor.te_veel', { max: mostFactors })
  return factors
}

function sessionOf(ctx: Ctx): string {
  if (ctx.sessionId === null) throw new Error('A second factor is set up in a session')
  return ctx.sessionId
}

/** Keeps what has to be confirmed, for ten minutes and this session. */
export async function keepSetup(
  ctx: Ctx,
  setup: { readonly kind: FactorKind; readonly secret: string },
): Promise<void> {
  const user = signedIn(ctx)
  await saveSetup(ctx.db, user.id, {
    kind: setup.kind,
    secret: ctx.seals.seal(setup.secret, sealOwner(user)),
    sessionId: sessionOf(ctx),
    hostName: ctx.hostName,
    expiresAt: new Date(ctx.clock.now().getTime() + factorSetupMs),
  })
  ctx.audit(user.userName, { kind: setup.kind })
}

/** @throws PortalError `factor.instellen_verlopen` */
export async function takeSetup(ctx: Ctx, kind: FactorKind): Promise<{ secret: string; hostName: string }> {
  const user = signedIn(ctx)
  const of = { userId: user.id, sessionId: sessionOf(ctx), kind }
  const setup = await findSetup(ctx.db, of, ctx.clock.now())
  const secret = setup === null ? null : ctx.seals.open(setup.secret, sealOwner(user))
  if (setup === null || secret === null) throw new PortalError('factor.instellen_verlopen')
  return { secret, hostName: setup.hostName }
}

type NewFactor = Omit<Parameters<typeof insertFactor>[1], 'userId' | 'createdAt'>

/**
 * Stores a confirmed factor. Every other session of the person ends, those that a password alone opened among them; who is
 * between password and second factor starts again.
 * @returns the recovery codes, when there were none
 */
export async function finishSetup(ctx: Ctx, factor: NewFactor): Promise<{ herstelcodes: string[] }> {
  const user = signedIn(ctx)
  const now = ctx.clock.now()
  await holdLogins(ctx, user.userName)
  await permitSetup(ctx, user)
  const isNew = await insertFactor(ctx.db, { ...factor, userId: user.id, createdAt: now })
  if (!isNew) throw new PortalError('factor.passkey_mislukt')
  await deleteSetup(ctx.db, user.id)
  await deleteLoginSteps(ctx.db, user.id)
  const ended = await endOtherSessions(ctx.db, { userId: user.id, keepSessionId: ctx.sessionId }, now)
  const herstelcodes = await makeMissingRecoveryCodes(ctx, user.id)
  await queueFactorMail(ctx, user, { what: 'added', factor: factor.name })
  ctx.audit(user.userName, { kind: factor.kind, name: factor.name, endedSessions: ended.length })
  ctx.afterCommit(() => {
    ctx.forgetAccess()
    for (const sessionId of ended) ctx.hub.endSession(sessionId)
    // Until now the connection of this page too got no events of the locations.
    ctx.hub.except(null).changed({ user: user.userName }, { subjects: ['locations'] })
  })
  return { herstelcodes }
}
