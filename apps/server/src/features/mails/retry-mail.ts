import { PortalError } from '@portal/contract/errors.ts'
import type { mails } from '@portal/contract/mails.ts'
import type { UseCase } from '../../http/handlers.ts'
import { sendAgain, sendAgainTogether } from '../../platform/mail/mail-queue.store.ts'
import { hasMailServer } from '../../platform/mail/mail-sender.ts'
import { findMail } from './mails.store.ts'

/**
 * Puts a mail that was kept or given up back in the queue as it was written, in the state that the operator saw: who
 * comes second is refused, and nobody gets it twice. The audit log names no contents.
 */
export const retryMail: UseCase<typeof mails.retryMail> = async (ctx, { id, status }) => {
  const mail = await findMail(ctx.db, id)
  if (mail === null) throw new PortalError('error.niet_gevonden')
  if (!hasMailServer(ctx)) throw new PortalError('mail.geen_server')
  if (!(await sendAgain(ctx.db, { id, seen: status, now: ctx.clock.now() })))
    throw new PortalError('error.tussentijds_gewijzigd')
  ctx.audit(id, { kind: mail.soort, from: status })
  return null
}

/** Puts every mail of these that is kept or given up still back in the queue; any other is left as it is and counted. */
export const retryMails: UseCase<typeof mails.retryMails> = async (ctx, { ids }) => {
  if (!hasMailServer(ctx)) throw new PortalError('mail.geen_server')
  const queued = await sendAgainTogether(ctx.db, ids, ctx.clock.now())
  ctx.audit(String(queued.length), { mails: queued })
  return { gelukt: queued.length, overgeslagen: new Set(ids).size - queued.length }
}
