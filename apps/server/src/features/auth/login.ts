import type { auth } from '@portal/contract/auth.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { afterLogin, type FailedLogins, isLockedOut, minutesToWait } from '@portal/domain/auth/waiting-time.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { Ctx } from '../../platform/context.ts'
import { type Account, findAccount, lockFailures, networkKey, saveFailures, setFailedLogins } from './accounts.store.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './passwords.ts'

/** Failures under the name alone, which block it, and under the name from this network, which make that network wait. */
interface Failures {
  readonly key: string
  readonly failed: FailedLogins
}

async function readFailures(ctx: Ctx, userName: string): Promise<{ byName: Failures; byNetwork: Failures }> {
  const now = ctx.clock.now()
  const name = userName.toLowerCase()
  const network = networkKey(userName, ctx.remoteAddress)
  const byName = { key: name, failed: await lockFailures(ctx.db, name, now) }
  return { byName, byNetwork: { key: network, failed: await lockFailures(ctx.db, network, now) } }
}

async function count(ctx: Ctx, failures: readonly Failures[], succeeded: boolean): Promise<void> {
  const now = ctx.clock.now().getTime()
  for (const { key, failed } of failures) await saveFailures(ctx.db, key, afterLogin(failed, succeeded, now))
}

/** An unknown name counts and blocks like a known one, so that the answer does not tell which exist. */
async function refuseFailure(ctx: Ctx, account: Account | null, failuresInARow: number): Promise<never> {
  if (account !== null) await setFailedLogins(ctx.db, account.userName, failuresInARow)
  ctx.log.warn({ event: 'authn_login_fail', address: ctx.remoteAddress, failuresInARow }, 'login failed')
  return ctx.refuseAndCommit(isLockedOut(failuresInARow) ? 'account.geblokkeerd_pogingen' : 'login.onjuist')
}

/**
 * Log in with name and password. Five failures in a row block the name until it is cleared (R-ROLE-33); a network
 * that goes on after that, although the name is free again, waits longer and longer.
 */
export const login: UseCase<typeof auth.login> = async (ctx, input) => {
  if (!ctx.settings.bool('Login_Identity')) throw new PortalError('login.methode_niet_beschikbaar')
  const { byName, byNetwork } = await readFailures(ctx, input.gebruikersnaam)
  if (isLockedOut(byName.failed.count)) throw new PortalError('account.geblokkeerd_pogingen')
  const minutes = minutesToWait(byNetwork.failed, ctx.clock.now().getTime())
  if (minutes > 0) throw new PortalError('login.wachttijd', { minutes })
  const account = await findAccount(ctx.db, input.gebruikersnaam)
  const matches = await isPassword(input.wachtwoord, account?.passwordHash ?? null)
  await count(ctx, [byName, byNetwork], account !== null && matches)
  if (account === null || !matches) return refuseFailure(ctx, account, byName.failed.count + 1)
  if (account.isBlocked) throw new PortalError('account.geblokkeerd_beheerder')
  if (byName.failed.count > 0) await setFailedLogins(ctx.db, account.userName, 0)
  ctx.audit(account.userName)
  return { token: await openSession(ctx, account) }
}
