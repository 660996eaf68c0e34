import type { OrderRequest, ordering } from '@portal/contract/ordering.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import { translate } from '@portal/i18n/translate.ts'
import type { z } from 'zod'
import { type Ctx, placeOf, type SessionUser, signedIn } from '../../platform/context.ts'
import type { NewRequest } from '../requests/requests.store.ts'
import { orderConfirmation } from './order-confirmation.mail.ts'
import type { Translate } from './order-page.ts'
import { senderOf } from './sender.ts'

type MailState = z.output<typeof ordering.placeOrder.out>['mail']

export async function translator(language: OrderRequest['language']): Promise<Translate> {
  const messages = await loadMessages(language)
  return (key, params) => translate(messages, key, params)
}

export function personName(user: SessionUser): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.userName
}

/** Name and number of a location, each once. */
export function placeName(ctx: Ctx): string {
  const { nummer, omschrijving } = placeOf(ctx)
  return omschrijving === nummer ? nummer : `${nummer} ${omschrijving}`
}

/** The confirmation to the person who ordered and to the department's address; the server decides who gets it. */
export async function queueConfirmation(
  ctx: Ctx,
  placed: { readonly input: OrderRequest; readonly request: NewRequest; readonly number: string },
): Promise<MailState> {
  const user = signedIn(ctx)
  const recipients = new Set([user.email.trim(), ctx.settings.string('Email_Aanvraag').trim()].filter(Boolean))
  if (recipients.size === 0) return 'uit'
  const { input, request, number } = placed
  const order = {
    request,
    number,
    location: placeName(ctx),
    requester: personName(user),
    subject: input.emailOnderwerp,
    text: input.emailTekst,
  }
  const mail = orderConfirmation(order, senderOf(ctx.tenant), await translator(input.language))
  for (const to of recipients) await ctx.mail.queue({ ...mail, to })
  return 'verzonden'
}
