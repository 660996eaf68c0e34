import { randomUUID } from 'node:crypto'
import type { transport } from '@portal/contract/transport.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf, signedIn } from '../../platform/context.ts'
import { checkTransport, requestOfTransport } from './kinds/transport.ts'
import { placeName } from './mail/request-words.ts'
import { placedAnswer } from './placed-answer.ts'
import { takeRequest } from './requests.ts'

/**
 * Asks for transport of a load from one location to another (R-GEN-08): request, write to the back office and mail in the
 * one transaction of the call. No stock moves by it and no list is cleared: equipment of a list moves by a move.
 */
export const placeTransport: UseCase<typeof transport.placeTransport> = async (ctx, input) => {
  const checked = await checkTransport(ctx, input)
  const [place, requester] = [placeOf(ctx), signedIn(ctx)]
  const origin = { id: randomUUID(), userName: requester.userName, locationNo: place.nummer, language: input.language }
  const request = requestOfTransport(checked, origin)
  const target = placeName(checked.target)
  const taken = await takeRequest(ctx, { request, requester, place, target, ownTexts: input })
  ctx.audit(taken.number, { to: checked.target.nummer })
  return placedAnswer(taken)
}
