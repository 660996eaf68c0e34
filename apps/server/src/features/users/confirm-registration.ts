import { PortalError } from '@portal/contract/errors.ts'
import type { users } from '@portal/contract/users.ts'
import { invitationHours } from '@portal/domain/auth/password-link.ts'
import type { AskFirst, UseCase } from '../../http/handlers.ts'
import type { Ctx } from '../../platform/context.ts'
import { linkHash } from '../../platform/keys/link-token.ts'
import { isChosenPassword } from '../auth/auth.ts'
import { findAsked, saveProof } from './registrations.store.ts'
import { tellDeciders } from './tell-deciders.ts'

/** @throws PortalError `registratie.link_ongeldig` when there is none, or its link ran out */
async function asked({ db, clock }: Pick<Ctx, 'db' | 'clock'>, token: string) {
  const since = new Date(clock.now().getTime() - invitationHours * 3_600_000)
  const found = await findAsked(db, linkHash(token), since)
  if (found === null) throw new PortalError('registratie.link_ongeldig')
  return found
}

/** What somebody is about to confirm: a stranger may have written their address. */
export const getOwnRegistration: UseCase<typeof users.getOwnRegistration> = async (ctx, { token }) => {
  const { voornaam, achternaam, bedrijfsnaam, email, gebruikersnaam, ...found } = await asked(ctx, token)
  const { heeftWachtwoord, bevestigd } = found
  const naam = `${voornaam} ${achternaam}`.trim()
  return { naam, bedrijfsnaam, email, gebruikersnaam, heeftWachtwoord, bevestigd }
}

/**
 * Shows a registration to who decides, once its mailbox is proved. The password that was chosen has to be given again: who
 * has the mailbox confirms no request of a stranger, whose password would open the account.
 */
export const confirmRegistration: AskFirst<typeof users.confirmRegistration> = {
  async ask(before, { token, wachtwoord }) {
    const found = await asked(before, token)
    const isOwn = found.passwordHash === null || (await isChosenPassword(before, wachtwoord, found.passwordHash))
    if (!isOwn && !found.bevestigd) throw new PortalError('registratie.wachtwoord_onjuist', {}, { field: 'wachtwoord' })
    return async (ctx) => {
      if (!(await saveProof(ctx.db, found.id, ctx.clock.now()))) return null
      const { voornaam: firstName, achternaam: lastName, bedrijfsnaam: companyName } = found
      const { email, telefoonnummer: phoneNumber, gebruikersnaam: userName } = found
      await tellDeciders(ctx, { firstName, lastName, companyName, email, phoneNumber, userName })
      return null
    }
  },
}
