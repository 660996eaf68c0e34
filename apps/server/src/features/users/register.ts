import { PortalError } from '@portal/contract/errors.ts'
import type { users } from '@portal/contract/users.ts'
import { readAccountForm } from '@portal/domain/users/account-form.ts'
import {
  neededToRegister,
  type RegistrationForm,
  registrationFaults,
  registrationsPerDay,
} from '@portal/domain/users/registration.ts'
import type { AskFirst } from '../../http/handlers.ts'
import type { Ctx } from '../../platform/context.ts'
import { linkHash, newLinkToken } from '../../platform/keys/link-token.ts'
import { hasMailServer } from '../../platform/mail/mail-sender.ts'
import { networkOf } from '../../platform/net/network.ts'
import { hashChosenPassword } from '../auth/auth.ts'
import { proveMail } from './registration-mails.ts'
import { countWaitingFrom, insertRegistration, type NewRegistration } from './registrations.store.ts'
import { tellDeciders } from './tell-deciders.ts'

const dayMs = 24 * 3_600_000

function refuseFaults(ctx: Ctx, form: RegistrationForm): void {
  const needed = neededToRegister((key) => ctx.settings.bool(key))
  const [first, ...others] = registrationFaults(form, needed)
  if (first !== undefined)
    throw new PortalError(first.code, first.params, { field: first.field, fields: [first, ...others] })
}

async function keep(ctx: Ctx, registration: NewRegistration, token: string | null): Promise<void> {
  const since = new Date(registration.at.getTime() - dayMs)
  if ((await countWaitingFrom(ctx.db, registration.network, since)) >= registrationsPerDay)
    throw new PortalError('verzoek.te_vaak')
  const isNew = await insertRegistration(ctx.db, registration)
  if (isNew && token !== null) await ctx.mail.queue(await proveMail(ctx.tenant, registration, token))
  if (isNew && token === null) await tellDeciders(ctx, registration)
}

/** What proves the address; null without a mail server, or where no address was asked. */
function tokenFor(before: Ctx, email: string): string | null {
  const isReachable = email !== '' && before.tenant.publicUrl !== null && hasMailServer(before)
  return isReachable ? newLinkToken() : null
}

/**
 * Stores that somebody asks for an account (OP-55) and mails them a link: nobody sees the request before it was used. Whether
 * the name is taken is for the administrator to see: here the answer is the same. Where no mail can be sent who decides is
 * shown at once, and no password is kept: the person chooses one by the invitation, which proves the address then.
 */
export const register: AskFirst<typeof users.register> = {
  async ask(before, input) {
    if (before.user === null && !before.settings.bool('AppRegistratie_Anoniem'))
      throw new PortalError('error.niet_toegankelijk')
    const { voornaam = '', achternaam = '', email = '', gebruikersnaam = '', wachtwoord, ...others } = input
    const read = readAccountForm({ voornaam, achternaam, email, gebruikersnaam, ...others })
    const form: RegistrationForm = { ...read, wachtwoord }
    refuseFaults(before, form)
    const person = {
      firstName: form.voornaam,
      lastName: form.achternaam,
      companyName: form.bedrijfsnaam,
      userName: form.gebruikersnaam || form.email,
    }
    const token = tokenFor(before, form.email)
    const hash = wachtwoord === '' ? null : await hashChosenPassword(before, person, wachtwoord)
    const registration: NewRegistration = {
      ...person,
      email: form.email,
      phoneNumber: form.telefoonnummer,
      passwordHash: token === null ? null : hash,
      tokenHash: token === null ? null : linkHash(token),
      language: before.language,
      network: networkOf(before.remoteAddress),
      at: before.clock.now(),
    }
    return async (ctx) => {
      await keep(ctx, registration, token)
      return null
    }
  },
}
