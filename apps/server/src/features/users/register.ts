import { PortalError } from '@portal/contract/errors.ts'
import type { users } from '@portal/contract/users.ts'
import {
  neededToRegister,
  type RegistrationForm,
  registrationFaults,
  registrationsPerDay,
} from '@portal/domain/users/registration.ts'
import type { AskFirst } from '../../http/handlers.ts'
import type { Ctx } from '../../platform/context.ts'
import { networkOf } from '../../platform/net/network.ts'
import { hashChosenPassword } from '../auth/auth.ts'
import { registeredMail } from './registration-mails.ts'
import { countWaitingFrom, insertRegistration, type NewRegistration } from './registrations.store.ts'
import { tellUsers } from './tell-users.ts'

const dayMs = 24 * 3_600_000

function refuseFaults(ctx: Ctx, form: RegistrationForm): void {
  const needed = neededToRegister((key) => ctx.settings.bool(key))
  const [first, ...others] = registrationFaults(form, needed)
  if (first !== undefined)
    throw new PortalError(first.code, first.params, { field: first.field, fields: [first, ...others] })
}

async function keep(ctx: Ctx, registration: NewRegistration): Promise<void> {
  const since = new Date(registration.at.getTime() - dayMs)
  if ((await countWaitingFrom(ctx.db, registration.network, since)) >= registrationsPerDay)
    throw new PortalError('verzoek.te_vaak')
  const isNew = await insertRegistration(ctx.db, registration)
  const to = ctx.settings.string('Email_Registratie') || ctx.settings.string('Email_Beheer')
  if (isNew) tellUsers(ctx)
  if (isNew && to !== '') await ctx.mail.queue(await registeredMail(ctx.tenant, to, registration))
}

/**
 * Stores that somebody asks for an account, and tells who decides (OP-55). Whether the name is taken is for the administrator
 * to see: here the answer is the same. The password is kept as a hash until it is decided.
 */
export const register: AskFirst<typeof users.register> = {
  async ask(before, input) {
    if (before.user === null && !before.settings.bool('AppRegistratie_Anoniem'))
      throw new PortalError('error.niet_toegankelijk')
    const trimmed = (text = '') => text.trim()
    const { wachtwoord } = input
    const form: RegistrationForm = {
      voornaam: trimmed(input.voornaam),
      achternaam: trimmed(input.achternaam),
      bedrijfsnaam: trimmed(input.bedrijfsnaam),
      email: trimmed(input.email),
      telefoonnummer: trimmed(input.telefoonnummer),
      gebruikersnaam: trimmed(input.gebruikersnaam),
      wachtwoord,
    }
    refuseFaults(before, form)
    const person = {
      firstName: form.voornaam,
      lastName: form.achternaam,
      companyName: form.bedrijfsnaam,
      userName: form.gebruikersnaam || form.email,
    }
    const passwordHash = wachtwoord === '' ? null : await hashChosenPassword(before, person, wachtwoord)
    const registration: NewRegistration = {
      ...person,
      email: form.email,
      phoneNumber: form.telefoonnummer,
      passwordHash,
      language: before.language,
      network: networkOf(before.remoteAddress),
      at: before.clock.now(),
    }
    return async (ctx) => {
      await keep(ctx, registration)
      return null
    }
  },
}
