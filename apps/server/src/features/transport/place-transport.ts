import { randomUUID } from 'node:crypto'
import type { transport } from '@portal/contract/transport.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf, signedIn } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail-look.ts'
import { personName, placeName, translator } from '../../platform/mail-words.ts'
import { queueToRequester } from '../../platform/queue-to-requester.ts'
import { placedAnswer } from '../../platform/settle-request.ts'
import { takeRequest } from '../requests/requests.store.ts'
import { checkTransport } from './check-transport.ts'
import { requestOfTransport } from './request-of-transport.ts'
import { transportConfirmation } from './transport-confirmation.mail.ts'

/**
 * Asks for transport of a load from one location to another (R-GEN-08): request, write to the back office and mail in the
 * one transaction of the call. No stock moves by it and no list is cleared: equipment of a list moves by a move.
 */
export const placeTransport: UseCase<typeof transport.placeTransport> = async (ctx, input) => {
  const checked = await checkTransport(ctx, input)
  const user = signedIn(ctx)
  const place = placeOf(ctx)
  const id = randomUUID()
  const origin = { id, userName: user.userName, locationNo: place.nummer, language: input.language }
  const request = requestOfTransport(checked, origin)
  const number = await takeRequest(ctx, request)
  const told = {
    request,
    number,
    location: placeName(place),
    target: placeName(checked.target),
    requester: personName(user),
    subject: input.emailOnderwerp,
    text: input.emailTekst,
  }
  const confirmation = transportConfirmation(told, mailLookOf(ctx.tenant), await translator(input.language))
  const mail = await queueToRequester(ctx, confirmation, ctx.settings.string('Email_TransportAanvraag'))
  ctx.audit(number, { to: checked.target.nummer })
  ctx.afterCommit(() => {
    for (const no of [place.nummer, checked.target.nummer])
      ctx.hub.toLocation(no, 'requestUpdated', { aanvraagnummer: number })
  })
  const answer = { aanvraagnummer: number, erpNummer: null, status: 'wachtrij', mail } as const
  return placedAnswer(ctx, { id, answer })
}
