import type { Mail } from '../../platform/context.ts'
import { mailHtml, mailText } from './mail-page.ts'
import { type OrderInMail, orderPage, type Translate } from './order-page.ts'
import type { Sender } from './sender.ts'

/** What an approver gets when a list was submitted (R-APPR-01). */
export function approvalRequest(
  order: OrderInMail & { readonly approver: string },
  sender: Sender,
  t: Translate,
): Omit<Mail, 'to'> {
  const subject = t('mail.approval.subject', { number: order.number })
  const page = {
    heading: subject,
    paragraphs: [
      t('mail.greeting', { name: order.approver }),
      t('mail.approval.intro', { requester: order.requester, location: order.location }),
    ],
    ...orderPage(order, t),
    link: sender.link('/goed-te-keuren-aanvragen', t('mail.approval.link')),
    footer: t('mail.footer', { portal: sender.name }),
    accent: sender.accent,
  }
  return { kind: 'list.submitted', subject, text: mailText(page), html: mailHtml(page), subjectId: order.number }
}
