import type { auth } from '@portal/contract/auth.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { AskFirst } from '../../http/handlers.ts'
import { findAccount } from './accounts.store.ts'
import { startLoginStep } from './factor/start-login-step.ts'
import { permitGuess, settleGuess } from './guesses.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './passwords.ts'

/**
 * Log in with name and password. Five failures in a row block the name from that network until they are cleared or a day
 * passed (R-ROLE-33); elsewhere it waits longer and longer, but not where it logged in before. The password is looked at
 * before the transaction, which takes no time then.
 */
export const login: AskFirst<typeof auth.login> = {
  async ask(before, { gebruikersnaam: userName, wachtwoord }) {
    if (!before.settings.bool('Login_Identity')) throw new PortalError('login.methode_niet_beschikbaar')
    await permitGuess(before, userName)
    const seen = await findAccount(before.db, userName)
    const matches = await isPassword(wachtwoord, seen?.passwordHash ?? null, before.remoteAddress)
    return async (ctx) => {
      const account = await findAccount(ctx.db, userName)
      const succeeded = matches && account !== null && account.passwordHash === seen?.passwordHash
      const isHalf = account?.hasFactor === true
      await settleGuess(ctx, { userName, account, succeeded, isHalf, refusal: 'login.onjuist' })
      // A failure has just been refused.
      if (account === null) throw new PortalError('login.onjuist')
      if (account.isBlocked) throw new PortalError('account.geblokkeerd_beheerder')
      const step = await startLoginStep(ctx, account)
      ctx.audit(account.userName, step === null ? {} : { awaits: 'second factor' })
      return step === null
        ? { token: await openSession(ctx, account), tweedeStap: null }
        : { token: '', tweedeStap: step }
    }
  },
}
