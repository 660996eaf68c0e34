import type { Mail } from '../../platform/context.ts'
import type { MailLook } from '../../platform/mail/mail-look.ts'
import { mailHtml, mailText } from '../../platform/mail/mail-page.ts'
import { askedFacts, contactsOf, type Translate } from '../../platform/mail-words.ts'
import type { NewRequest } from '../requests/requests.store.ts'
import { orderInMail } from './order-in-mail.ts'

interface OrderToApprove {
  readonly request: NewRequest
  readonly number: string
  readonly location: string
  readonly requester: string
  readonly approver: string
}

/** What an approver gets when a list was submitted (R-APPR-01). */
export function approvalRequest(order: OrderToApprove, sender: MailLook, t: Translate): Omit<Mail, 'to'> {
  const subject = t('mail.approval.subject', { number: order.number })
  const { facts, ...table } = orderInMail(order.request, t)
  const page = {
    heading: subject,
    paragraphs: [
      t('mail.greeting', { name: order.approver }),
      t('mail.approval.intro', { requester: order.requester, location: order.location }),
    ],
    facts: [...askedFacts(order, t), ...facts],
    ...table,
    link: null,
    footer: t('mail.footer', { portal: sender.name }),
    accent: sender.accent,
  }
  const people = [order.approver, order.requester, ...contactsOf(order.request)]
  const texts = { subject, text: mailText(page), html: mailHtml(page), people }
  return { kind: 'list.submitted', ...texts, subjectId: order.number }
}
