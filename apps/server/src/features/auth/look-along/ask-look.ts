import { PortalError } from '@portal/contract/errors.ts'
import type { lookAlong } from '@portal/contract/look-along.ts'
import { lookAnswerMs, lookStand, mayLookAlong } from '@portal/domain/look-along/look-along.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { findAccount } from '../accounts.store.ts'
import { tellLook } from './end-look.ts'
import { insertLook, listLooks } from './looks.store.ts'

/** Asks once: what is asked or allowed already is answered again. */
export const askLook: UseCase<typeof lookAlong.askLook> = async (ctx, { gebruikersnaam, reden }) => {
  const admin = signedIn(ctx)
  const person = await findAccount(ctx.db, gebruikersnaam)
  if (person === null || person.isBlocked) throw new PortalError('error.niet_gevonden')
  if (!mayLookAlong(admin, person)) throw new PortalError('error.niet_toegankelijk')
  const now = ctx.clock.now()
  const open = (await listLooks(ctx.db, admin.id, now)).find(
    (look) => look.personId === person.id && lookStand(look, now) !== 'refused',
  )
  ctx.audit(person.userName, { reason: reden })
  if (open !== undefined) return { id: open.id }
  const id = crypto.randomUUID()
  const expiresAt = new Date(now.getTime() + lookAnswerMs)
  await insertLook(ctx.db, { id, adminId: admin.id, personId: person.id, reason: reden, askedAt: now, expiresAt })
  tellLook(ctx, { adminName: admin.userName, personName: person.userName })
  return { id }
}
