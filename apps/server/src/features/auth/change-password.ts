import type { auth } from '@portal/contract/auth.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { ownNamesOf, refusePassword } from '@portal/domain/auth/password-rules.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { endOtherSessions, findPasswordHash, setPasswordHash } from './accounts.store.ts'
import { openSession } from './open-session.ts'
import { hashPassword, isPassword } from './passwords.ts'

/** Every session of the user ends; whoever changed it goes on with the token of a new one. */
export const changePassword: UseCase<typeof auth.changePassword> = async (ctx, input) => {
  const user = signedIn(ctx)
  const current = await findPasswordHash(ctx.db, user.id)
  if (!(await isPassword(input.huidigWachtwoord, current)))
    throw new PortalError('wachtwoord.huidig_onjuist', {}, { field: 'huidigWachtwoord' })
  if (input.nieuwWachtwoord !== input.herhaalWachtwoord)
    throw new PortalError('wachtwoord.ongelijk', {}, { field: 'herhaalWachtwoord' })
  const refusal = refusePassword(input.nieuwWachtwoord, ownNamesOf(user))
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params, { field: 'nieuwWachtwoord' })
  await setPasswordHash(ctx.db, user.id, await hashPassword(input.nieuwWachtwoord))
  const ended = await endOtherSessions(ctx.db, { userId: user.id, keepSessionId: null }, ctx.clock.now())
  ctx.audit(user.userName)
  ctx.afterCommit(() => {
    ctx.forgetAccess()
    for (const sessionId of ended) ctx.hub.endSession(sessionId)
  })
  return { token: await openSession(ctx, user) }
}
