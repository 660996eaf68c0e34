import type { auth } from '@portal/contract/auth.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { isLockedOut, waitsUntil } from '@portal/domain/auth/waiting-time.ts'
import type { UseCase } from '../../http/handlers.ts'
import { findAccount } from './accounts.store.ts'
import { clearFailedLogins, listFailedAccounts } from './login-attempts.store.ts'

/** The accounts that somebody may have to let in: they wait, or a network is blocked for them. */
export const getWaitingAccounts: UseCase<typeof auth.getWaitingAccounts> = async (ctx) => {
  const now = ctx.clock.now().getTime()
  const items = (await listFailedAccounts(ctx.db)).map(({ userName, name, failures, lastFailureAt, networks }) => {
    const until = waitsUntil({ count: failures, lastAt: lastFailureAt.getTime() })
    return {
      gebruikersnaam: userName,
      naam: name,
      pogingen: failures,
      laatste: lastFailureAt.toISOString(),
      wachtTot: until > now ? new Date(until).toISOString() : null,
      netwerken: networks.filter((failed) => isLockedOut(failed, now)).length,
    }
  })
  return { items: items.filter(({ wachtTot, netwerken }) => wachtTot !== null || netwerken > 0) }
}

/** R-ROLE-34: an administrator clears the failed logins of an account; a block by an administrator stays. */
export const releaseAccount: UseCase<typeof auth.releaseAccount> = async (ctx, { gebruikersnaam }) => {
  const account = await findAccount(ctx.db, gebruikersnaam)
  if (account === null) throw new PortalError('error.niet_gevonden')
  await clearFailedLogins(ctx.db, account.userName)
  ctx.audit(account.userName)
  return null
}
