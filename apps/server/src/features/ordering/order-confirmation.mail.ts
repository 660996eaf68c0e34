import type { Mail } from '../../platform/context.ts'
import { mailHtml, mailText } from './mail-page.ts'
import { type OrderInMail, orderPage, type Translate } from './order-page.ts'
import type { Sender } from './sender.ts'

/** What somebody who ordered gets. `subject` and `text` are words of the person who ordered; they are data. */
export function orderConfirmation(
  order: OrderInMail & { readonly subject: string; readonly text: string },
  sender: Sender,
  t: Translate,
): Omit<Mail, 'to'> {
  const standard = t('mail.order.subject', { number: order.number })
  const page = {
    heading: standard,
    paragraphs: [
      t('mail.greeting', { name: order.requester }),
      t('mail.order.intro', { number: order.number, location: order.location }),
      ...(order.text === '' ? [] : [order.text]),
    ],
    ...orderPage(order, t),
    link: sender.link(`/aanvragen/${order.number}`, t('mail.order.link')),
    footer: t('mail.footer', { portal: sender.name }),
    accent: sender.accent,
  }
  const subject = order.subject === '' ? standard : `${standard}: ${order.subject}`
  return { kind: 'request.placed', subject, text: mailText(page), html: mailHtml(page), subjectId: order.number }
}
