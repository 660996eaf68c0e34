import { randomUUID } from 'node:crypto'
import type { transport } from '@portal/contract/transport.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf, signedIn } from '../../platform/context.ts'
import { contactsOf, placeName } from '../../platform/mail-words.ts'
import { queueConfirmation } from '../../platform/queue-confirmation.ts'
import { placedAnswer } from '../../platform/settle-request.ts'
import { takeRequest } from '../requests/requests.ts'
import { checkTransport } from './check-transport.ts'
import { requestOfTransport } from './request-of-transport.ts'
import { transportInMail } from './transport-in-mail.ts'

/**
 * Asks for transport of a load from one location to another (R-GEN-08): request, write to the back office and mail in the
 * one transaction of the call. No stock moves by it and no list is cleared: equipment of a list moves by a move.
 */
export const placeTransport: UseCase<typeof transport.placeTransport> = async (ctx, input) => {
  const checked = await checkTransport(ctx, input)
  const place = placeOf(ctx)
  const id = randomUUID()
  const origin = { id, userName: signedIn(ctx).userName, locationNo: place.nummer, language: input.language }
  const request = requestOfTransport(checked, origin)
  const number = await takeRequest(ctx, request)
  const mail = await queueConfirmation(ctx, {
    ...{ number, place, input },
    intro: 'mail.transport.intro',
    department: ctx.settings.string('Email_TransportAanvraag'),
    people: contactsOf(request),
    body: (t) => transportInMail(request, placeName(checked.target), t),
  })
  ctx.audit(number, { to: checked.target.nummer })
  const answer = { aanvraagnummer: number, erpNummer: null, status: 'wachtrij', mail } as const
  return placedAnswer({ id, answer })
}
