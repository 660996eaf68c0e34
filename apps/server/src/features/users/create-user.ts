import { PortalError } from '@portal/contract/errors.ts'
import type { users } from '@portal/contract/users.ts'
import { refuseGrant } from '@portal/domain/users/account-changes.ts'
import type { AskFirst } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { hashChosenPassword, inviteAccount } from '../auth/auth.ts'
import { accountValues, type WrittenAccount } from './account-values.ts'
import { tellLinked } from './tell-administrators.ts'
import { tellUsers } from './tell-users.ts'
import { type AccountValues, findUser, insertUser } from './users.store.ts'

/**
 * Stores a new account with internal identity (OP-54, R-CONST-21); without a password the person gets a mail to choose one.
 * @throws PortalError `gebruiker.naam_bezet` when somebody has the name (R-VAL-07)
 */
export async function addAccount(ctx: Ctx, values: AccountValues, passwordHash: string | null) {
  const id = await insertUser(ctx.db, { ...values, passwordHash, at: ctx.clock.now() })
  if (id === null) throw new PortalError('gebruiker.naam_bezet', {}, { field: 'gebruikersnaam' })
  const made = await findUser(ctx.db, id)
  if (made === null) throw new Error('An account that was stored is there')
  const { gebruikersnaam: userName, email, taal: language, roles, isAdministrator } = made
  const invited = { id, userName, email, language, roles, isAdministrator }
  const uitnodiging = passwordHash === null ? await inviteAccount(ctx, invited) : ('geen' as const)
  const linked = await tellLinked(ctx, values)
  return { answer: { id, uitnodiging, backofficeBekend: made.backofficeBekend }, linked }
}

/** Makes an account; only a chief administrator makes an administrator (OP-47). The password is hashed before the transaction. */
export const createUser: AskFirst<typeof users.createUser> = {
  async ask(before, input) {
    const { wachtwoord, ...written } = input
    const rights = { roles: input.roles ?? [], isAdministrator: input.isAdministrator ?? false }
    const refusal = refuseGrant(signedIn(before), rights)
    if (refusal !== null) throw new PortalError(refusal.code)
    const whole: WrittenAccount = {
      ...written,
      ...rights,
      backofficeNaam: input.backofficeNaam ?? '',
      eigenKlanten: input.eigenKlanten ?? [],
      taal: input.taal ?? before.tenant.defaultLanguage,
      geblokkeerd: false,
    }
    const values = await accountValues(before, whole)
    const passwordHash = wachtwoord === '' ? null : await hashChosenPassword(before, values, wachtwoord)
    return async (ctx) => {
      const { answer, linked } = await addAccount(ctx, values, passwordHash)
      tellUsers(ctx)
      ctx.audit(values.userName, { ...rights, ...linked, invited: answer.uitnodiging })
      return answer
    }
  },
}
