import type { Ctx } from '../../platform/context.ts'
import { registeredMail } from './registration-mails.ts'
import type { AskingPerson } from './registrations.store.ts'
import { tellUsers } from './tell-users.ts'

/** Notifies administrators of a registration that waits: in the open lists, and by mail where an address is set. */
export async function tellDeciders(ctx: Ctx, person: AskingPerson): Promise<void> {
  tellUsers(ctx)
  const to = ctx.settings.string('Email_Registratie') || ctx.settings.string('Email_Beheer')
  if (to !== '') await ctx.mail.queue(await registeredMail(ctx.tenant, to, person))
}
