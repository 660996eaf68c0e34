import { PortalError } from '@portal/contract/errors.ts'
import type { users } from '@portal/contract/users.ts'
import { refuseAccountChange } from '@portal/domain/users/account-changes.ts'
import { deletedMark } from '@portal/domain/users/account-form.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { endAccess } from '../auth/auth.ts'
import { judgedAccount, lockJudged } from './judged-account.ts'
import { endDeputies, freeRecords } from './records.store.ts'
import { tellUsers } from './tell-users.ts'
import { deleteUserRow } from './users.store.ts'

/**
 * Deletes an account: its sessions end, its lists go, what it submitted is withdrawn, and its requests and feedback stay under a name
 * that nobody can get. Who gets the old name later begins with nothing.
 */
export const deleteUser: UseCase<typeof users.deleteUser> = async (ctx, input) => {
  const { account, otherChiefs } = await lockJudged(ctx, input)
  const actor = signedIn(ctx)
  const on = { actor: judgedAccount(actor), account: judgedAccount(account), otherChiefs }
  const refusal = refuseAccountChange(on, { isDeleted: true })
  if (refusal !== null) throw new PortalError(refusal.code)
  const { id, gebruikersnaam: from, backofficeNaam } = account
  const to = `${from}${deletedMark}${id.slice(0, 8)}`
  await endAccess(ctx, id)
  await freeRecords(ctx.db, { from, to, by: actor.userName, at: ctx.clock.now() })
  if (!(await deleteUserRow(ctx.db, { id, version: account.versie })))
    throw new PortalError('error.tussentijds_gewijzigd')
  await endDeputies(ctx.db, backofficeNaam)
  tellUsers(ctx)
  ctx.audit(from, { name: `${account.voornaam} ${account.achternaam}`.trim(), recordsOf: to })
  return null
}
