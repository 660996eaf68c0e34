import type { auth } from '@portal/contract/auth.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { ownNamesOf, refusePassword, refuseRepeat } from '@portal/domain/auth/password-rules.ts'
import type { AskFirst } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import type { KnownUser } from '../../platform/session-user.ts'
import { findPasswordHash, replacePasswordHash } from './accounts.store.ts'
import { endAccess } from './auth.ts'
import { permitGuess, settleGuess } from './guesses.ts'
import { hashPassword, isPassword } from './passwords.ts'

/** @throws PortalError naming the field of the first rule that the new password breaks (R-PWD-01 to R-PWD-06) */
export function refuseNewPassword(
  user: Pick<KnownUser, 'userName' | 'firstName' | 'lastName' | 'companyName'>,
  { nieuwWachtwoord, herhaalWachtwoord }: { readonly nieuwWachtwoord: string; readonly herhaalWachtwoord: string },
): void {
  const repeat = refuseRepeat(nieuwWachtwoord, herhaalWachtwoord)
  if (repeat !== null) throw new PortalError(repeat.code, {}, { field: 'herhaalWachtwoord' })
  const refusal = refusePassword(nieuwWachtwoord, ownNamesOf(user))
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params, { field: 'nieuwWachtwoord' })
}

/**
 * Every session of the user ends, this one too: the answer says so to the page that asked. A wrong present password counts
 * as a failed login: who found an open screen may not guess on. Both are looked at before the transaction.
 */
export const changePassword: AskFirst<typeof auth.changePassword> = {
  async ask(before, input) {
    const user = signedIn(before)
    const { userName, id } = user
    const { remoteAddress } = before
    await permitGuess(before, userName)
    const from = await findPasswordHash(before.db, id)
    const matches = await isPassword(input.huidigWachtwoord, from, remoteAddress)
    if (matches) refuseNewPassword(user, input)
    const to = matches ? await hashPassword(input.nieuwWachtwoord, remoteAddress) : ''
    return async (ctx) => {
      const succeeded = matches && (await replacePasswordHash(ctx.db, id, { from, to }))
      const refusal = { refusal: 'wachtwoord.huidig_onjuist', at: { field: 'huidigWachtwoord' } } as const
      await settleGuess(ctx, { userName, account: user, succeeded, ...refusal })
      await endAccess(ctx, id, ctx.sessionId)
      ctx.audit(userName)
      return null
    }
  },
}
