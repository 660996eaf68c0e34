import type { Mail } from '../../platform/context.ts'
import type { MailLook } from '../../platform/mail-look.ts'
import { mailHtml, mailText } from '../../platform/mail-page.ts'
import type { Translate } from '../../platform/mail-words.ts'
import { type OrderInMail, orderPage } from './order-page.ts'

/** What somebody who ordered gets. `subject` and `text` are words of the person who ordered; they are data. */
export function orderConfirmation(
  order: OrderInMail & { readonly subject: string; readonly text: string },
  sender: MailLook,
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
