import type { Account } from '@portal/contract/accounts.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { JudgedAccount } from '@portal/domain/users/account-changes.ts'
import type { Ctx } from '../../platform/context.ts'
import type { SessionUser } from '../../platform/session-user.ts'
import { countOtherChiefs, findUser, lockAdministration } from './users.store.ts'

/** An account, or who is signed in, as far as it decides what may be done. */
export function judgedAccount(of: Account | SessionUser): JudgedAccount {
  const { id, roles, isAdministrator } = of
  return { id, roles, isAdministrator, isBlocked: 'geblokkeerd' in of && of.geblokkeerd }
}

/**
 * The account that was read, and how many others are chief administrator. Until the call is over nobody else decides about
 * accounts: two chiefs at once could else each take away the other.
 * @throws PortalError `error.niet_gevonden`, or `error.tussentijds_gewijzigd` when it is not as it was read
 */
export async function lockJudged(
  ctx: Ctx,
  seen: { readonly id: string; readonly versie: number },
): Promise<{ readonly account: Account; readonly otherChiefs: number }> {
  await lockAdministration(ctx.db)
  const account = await findUser(ctx.db, seen.id)
  if (account === null) throw new PortalError('error.niet_gevonden')
  if (account.versie !== seen.versie) throw new PortalError('error.tussentijds_gewijzigd')
  return { account, otherChiefs: await countOtherChiefs(ctx.db, account.id) }
}
