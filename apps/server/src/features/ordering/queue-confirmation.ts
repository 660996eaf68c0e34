import type { OrderRequest } from '@portal/contract/ordering.ts'
import type { MailState } from '@portal/contract/requests.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail-look.ts'
import { personName, placeName, translator } from '../../platform/mail-words.ts'
import { queueToRequester } from '../../platform/queue-to-requester.ts'
import type { NewRequest } from '../requests/requests.store.ts'
import { orderConfirmation } from './order-confirmation.mail.ts'

/** The confirmation of an order. */
export async function queueConfirmation(
  ctx: Ctx,
  placed: { readonly input: OrderRequest; readonly request: NewRequest; readonly number: string },
): Promise<MailState> {
  const { input, request, number } = placed
  const order = {
    request,
    number,
    location: placeName(placeOf(ctx)),
    requester: personName(signedIn(ctx)),
    subject: input.emailOnderwerp,
    text: input.emailTekst,
  }
  const mail = orderConfirmation(order, mailLookOf(ctx.tenant), await translator(input.language))
  return queueToRequester(ctx, mail, ctx.settings.string('Email_Aanvraag'))
}
