import { randomUUID } from 'node:crypto'
import type { ordering } from '@portal/contract/ordering.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf, signedIn } from '../../platform/context.ts'
import { takeAllLines } from '../order-list/order-list.ts'
import { openOrder, refuseMode, requestOfOrder } from './kinds/order.ts'
import { placedAnswer } from './placed-answer.ts'
import { takeRequest } from './requests.ts'

/**
 * Turns an order list into a request: request, lines, write to the back office, mails and the cleared list in the one
 * transaction of the call, so that nothing is lost or doubled from then on (R-GEN-04, R-WIZ-17, R-ROLE-31). The back
 * office's number follows: the answer waits for nothing but a first try of the mail, where mail is sent (R-RULE-10).
 */
export const placeOrder: UseCase<typeof ordering.placeOrder> = async (ctx, input) => {
  refuseMode(ctx, 'place')
  const [place, requester] = [placeOf(ctx), signedIn(ctx)]
  const checked = await openOrder(ctx, input)
  const { list } = checked
  const origin = { id: randomUUID(), userName: requester.userName, place, language: input.language }
  const request = requestOfOrder(checked, origin, ctx.settings)
  await takeAllLines(ctx, list)
  const asked = { request, requester, place, target: '', ownTexts: input }
  const taken = await takeRequest(ctx, asked)
  ctx.audit(taken.number, { list: list.id, lines: checked.lines.length })
  return placedAnswer(taken)
}
