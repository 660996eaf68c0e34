import type { Mail } from '../../platform/context.ts'
import type { MailLook } from '../../platform/mail-look.ts'
import { type MailPage, mailHtml, mailText } from '../../platform/mail-page.ts'
import { addressLine, leavingTable, longDate, type Translate } from '../../platform/mail-words.ts'
import type { NewRequest } from '../requests/requests.store.ts'

interface MoveInMail {
  readonly request: NewRequest
  readonly number: string
  readonly location: string
  readonly target: string
  readonly requester: string
  /** Words of the person who asked; they are data. */
  readonly subject: string
  readonly text: string
}

/** What somebody who asked for a move gets. */
export function moveConfirmation(asked: MoveInMail, look: MailLook, t: Translate): Omit<Mail, 'to'> {
  const standard = t('mail.order.subject', { number: asked.number })
  const page: MailPage = {
    heading: standard,
    paragraphs: [
      t('mail.greeting', { name: asked.requester }),
      t('mail.move.intro', { number: asked.number, location: asked.location }),
      ...(asked.text === '' ? [] : [asked.text]),
    ],
    facts: factsOf(asked, t),
    ...leavingTable(asked.request.lines, t),
    link: look.link(`/aanvragen/${asked.number}`, t('mail.order.link')),
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
  const subject = asked.subject === '' ? standard : `${standard}: ${asked.subject}`
  return { kind: 'request.placed', subject, text: mailText(page), html: mailHtml(page), subjectId: asked.number }
}

function factsOf({ request, number, location, target, requester }: MoveInMail, t: Translate): MailPage['facts'] {
  return [
    [t('mail.field.number'), number],
    [t('mail.field.location'), location],
    [t('mail.field.requestedBy'), requester],
    [t('mail.field.moveDate'), longDate(request.deliveryDate, request.language)],
    [t('mail.field.expectedReturn'), longDate(request.returnDate, request.language)],
    [t('mail.field.fetchAddress'), request.pickup === null ? '' : addressLine(request.pickup)],
    [t('mail.field.toLocation'), target],
    [t('mail.field.address'), addressLine(request)],
    [t('mail.field.transport'), request.transportMeans],
    [t('mail.field.reference'), request.reference],
    [t('mail.field.remark'), request.remark],
  ]
}
