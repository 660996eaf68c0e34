import { PortalError } from '@portal/contract/errors.ts'
import type { users } from '@portal/contract/users.ts'
import { textMaxLength } from '@portal/domain/constants.ts'
import { refuseGrant } from '@portal/domain/users/account-changes.ts'
import { nameKey } from '@portal/domain/users/account-names.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { queuedMailState } from '../../platform/mail/mail-sender.ts'
import { accountValues, type WrittenAccount } from './account-values.ts'
import { addAccount } from './create-user.ts'
import { acceptedMail, refusedMail } from './registration-mails.ts'
import { countRegistrations, listRegistrations, lockRegistration, saveDecision } from './registrations.store.ts'
import { tellUsers } from './tell-users.ts'

/** Who asked for an account. */
export const getRegistrations: UseCase<typeof users.getRegistrations> = async (ctx, { behandeld, pagina, rijen }) => {
  const page = { from: (pagina - 1) * rijen, size: rijen }
  const [items, counts] = await Promise.all([listRegistrations(ctx.db, behandeld, page), countRegistrations(ctx.db)])
  return { items, totaal: behandeld ? counts.decided : counts.waiting, wachtend: counts.waiting }
}

/** @throws PortalError when there is no such registration, or `registratie.al_behandeld` when it was decided */
async function lockWaiting(ctx: Ctx, id: string) {
  const found = await lockRegistration(ctx.db, id)
  if (found === null) throw new PortalError('error.niet_gevonden')
  if (found.status !== 'new') throw new PortalError('registratie.al_behandeld')
  const name = `${found.voornaam} ${found.achternaam}`.trim() || found.gebruikersnaam
  return { ...found, name }
}

/** The password of the form opens the account only at the address that was proved; any other is sent an invitation. */
function ownPassword(found: Awaited<ReturnType<typeof lockWaiting>>, email: string): string | null {
  return found.bevestigd && nameKey(found.email) === nameKey(email) ? found.passwordHash : null
}

/** Makes an account of a registration; with a password chosen then the person logs in by it, else by a link of a mail. */
export const acceptRegistration: UseCase<typeof users.acceptRegistration> = async (ctx, { id, ...input }) => {
  const rights = { roles: input.roles ?? [], isAdministrator: input.isAdministrator ?? false }
  const refusal = refuseGrant(signedIn(ctx), rights)
  if (refusal !== null) throw new PortalError(refusal.code)
  const found = await lockWaiting(ctx, id)
  const whole: WrittenAccount = {
    ...input,
    ...rights,
    backofficeNaam: input.backofficeNaam ?? '',
    eigenKlanten: input.eigenKlanten ?? [],
    taal: input.taal ?? found.taal,
    geblokkeerd: false,
  }
  const values = await accountValues(ctx, whole, { isRegistration: true })
  const passwordHash = ownPassword(found, values.email)
  const { answer, linked } = await addAccount(ctx, values, passwordHash)
  const recipient = { email: values.email, name: found.name, language: whole.taal }
  if (passwordHash !== null) await ctx.mail.queue(await acceptedMail(ctx.tenant, recipient, values.userName))
  await saveDecision(ctx.db, id, { status: 'accepted', by: signedIn(ctx).userName, at: ctx.clock.now(), reason: '' })
  tellUsers(ctx)
  ctx.audit(values.userName, { registration: id, proved: found.bevestigd, ...rights, ...linked })
  const uitnodiging = queuedMailState(ctx) === 'verzonden' ? ('verzonden' as const) : ('bewaard' as const)
  return passwordHash === null ? answer : { ...answer, uitnodiging }
}

/** Refuses a registration; the person reads why. */
export const refuseRegistration: UseCase<typeof users.refuseRegistration> = async (ctx, { id, reden }) => {
  const reason = reden.trim()
  if (reason === '') throw new PortalError('validatie.verplicht', {}, { field: 'reden' })
  if (reason.length > textMaxLength)
    throw new PortalError('validatie.max_tekens', { amount: textMaxLength }, { field: 'reden' })
  const { email, name, taal, gebruikersnaam } = await lockWaiting(ctx, id)
  await saveDecision(ctx.db, id, { status: 'refused', by: signedIn(ctx).userName, at: ctx.clock.now(), reason })
  if (email !== '') await ctx.mail.queue(await refusedMail(ctx.tenant, { email, name, language: taal }, reason))
  tellUsers(ctx)
  ctx.audit(gebruikersnaam, { registration: id, reason })
  return null
}
