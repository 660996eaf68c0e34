import type { AskingCtx, Ctx } from '../../platform/context.ts'
import { signedIn } from '../../platform/context.ts'
import { findPasswordHash } from './accounts.store.ts'
import { permitGuess, settleGuess } from './guesses.ts'
import { isPassword } from './passwords.ts'

/**
 * Looks at the password that a signed-in person gives again, before the transaction. A wrong one counts as a failed login:
 * who found an open screen may not guess on.
 * @returns what settles it in the transaction: it throws `wachtwoord.huidig_onjuist`, or as `permitGuess`
 */
export async function provePassword(before: AskingCtx, password: string): Promise<(ctx: Ctx) => Promise<void>> {
  const user = signedIn(before)
  await permitGuess(before, user.userName)
  const seen = await findPasswordHash(before.db, user.id)
  const matches = await isPassword(password, seen, before.remoteAddress)
  return async (ctx) => {
    const succeeded = matches && (await findPasswordHash(ctx.db, user.id)) === seen
    const refusal = { refusal: 'wachtwoord.huidig_onjuist', at: { field: 'wachtwoord' } } as const
    await settleGuess(ctx, { userName: user.userName, account: user, succeeded, ...refusal })
  }
}
