import { randomUUID } from 'node:crypto'
import { PortalError } from '@portal/contract/errors.ts'
import type { ordering } from '@portal/contract/ordering.ts'
import { orderMode } from '@portal/domain/ordering/approval-needed.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { contactsOf } from '../../platform/mail-words.ts'
import { queueConfirmation } from '../../platform/queue-confirmation.ts'
import { placedAnswer } from '../../platform/settle-request.ts'
import { clearList } from '../order-list/order-list.store.ts'
import { takeRequest } from '../requests/requests.ts'
import { type CheckedOrder, checkOrder } from './check-order.ts'
import { orderInMail } from './order-in-mail.ts'
import { requestOfOrder } from './request-of-order.ts'

/**
 * Turns an order list into a request: request, lines, write to the back office, mails and the cleared list in the one
 * transaction of the call, so that nothing is lost or doubled from then on (R-GEN-04, R-WIZ-17, R-ROLE-31). The back
 * office's number follows: the answer waits for nothing but a first try of the mail, where mail is sent (R-RULE-10).
 */
export const placeOrder: UseCase<typeof ordering.placeOrder> = async (ctx, input) => {
  refuseMode(ctx, 'place')
  const order = await checkOrder(ctx, input)
  const user = signedIn(ctx)
  const origin = {
    id: randomUUID(),
    userName: user.userName,
    locationNo: placeOf(ctx).nummer,
    language: input.language,
  }
  const request = requestOfOrder(order, origin, ctx.settings)
  const number = await takeRequest(ctx, request)
  const mail = await queueConfirmation(ctx, {
    ...{ number, place: placeOf(ctx), input },
    intro: 'mail.order.intro',
    department: ctx.settings.string('Email_Aanvraag'),
    people: contactsOf(request),
    body: (t) => orderInMail(request, t),
  })
  await clearOrderedList(ctx, order, number)
  const value = { aanvraagnummer: number, erpNummer: null, status: 'wachtrij', mail } as const
  return placedAnswer({ id: origin.id, answer: value })
}

/** Who may order directly, must ask for approval, or neither (R-ROLE-30 to R-ROLE-32, OP-31). */
export function refuseMode(ctx: Ctx, wanted: 'place' | 'submit'): void {
  const mode = orderMode(ctx.settings.bool('AppBestellen_Goedkeuring'), placeOf(ctx).rol)
  if (mode === 'refused') throw new PortalError('error.niet_toegankelijk')
  if (mode === wanted) return
  throw new PortalError(wanted === 'place' ? 'bestellen.goedkeuring_nodig' : 'bestellen.goedkeuring_niet_nodig')
}

async function clearOrderedList(ctx: Ctx, order: CheckedOrder, number: string): Promise<void> {
  const { id } = order.list
  await clearList(ctx.db, id, ctx.clock.now())
  ctx.audit(number, { list: id, lines: order.lines.length })
  ctx.afterCommit(() => ctx.hub.toUser(signedIn(ctx).userName, 'orderListUpdated', { bestellijstId: id }))
}
