import { momentWords } from '@portal/domain/transport/moment-words.ts'
import type { Mail } from '../../platform/context.ts'
import type { MailLook } from '../../platform/mail-look.ts'
import { type MailPage, mailHtml, mailText } from '../../platform/mail-page.ts'
import { addressLine, longDate, type Translate } from '../../platform/mail-words.ts'
import type { NewRequest } from '../requests/requests.store.ts'

interface TransportInMail {
  readonly request: NewRequest
  readonly number: string
  readonly location: string
  readonly target: string
  readonly requester: string
  /** Words of the person who asked; they are data. */
  readonly subject: string
  readonly text: string
}

/** What somebody who asked for transport gets. */
export function transportConfirmation(asked: TransportInMail, look: MailLook, t: Translate): Omit<Mail, 'to'> {
  const standard = t('mail.order.subject', { number: asked.number })
  const page: MailPage = {
    heading: standard,
    paragraphs: [
      t('mail.greeting', { name: asked.requester }),
      t('mail.transport.intro', { number: asked.number, location: asked.location }),
      ...(asked.text === '' ? [] : [asked.text]),
    ],
    facts: factsOf(asked, t),
    columns: [],
    rows: [],
    link: look.link(`/aanvragen/${asked.number}`, t('mail.order.link')),
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
  const subject = asked.subject === '' ? standard : `${standard}: ${asked.subject}`
  return { kind: 'request.placed', subject, text: mailText(page), html: mailHtml(page), subjectId: asked.number }
}

function factsOf({ request, number, location, target, requester }: TransportInMail, t: Translate): MailPage['facts'] {
  const { pickup, transport } = request
  return [
    [t('mail.field.number'), number],
    [t('mail.field.location'), location],
    [t('mail.field.requestedBy'), requester],
    [t('mail.field.transportDate'), longDate(request.deliveryDate, request.language)],
    [t('mail.field.transport'), request.transportMeans],
    [t('mail.field.load'), transport?.load ?? ''],
    [t('mail.field.loadAddress'), pickup === null ? '' : addressLine(pickup)],
    [t('mail.field.loadingTime'), transport === null ? '' : momentWords(transport.loading, t)],
    [t('mail.field.loadingOptions'), transport?.loadingOptions.join(', ') ?? ''],
    [t('mail.field.loadedBy'), transport?.loadedBy ?? ''],
    [t('mail.field.toLocation'), target],
    [t('mail.field.unloadAddress'), addressLine(request)],
    [t('mail.field.unloadingTime'), transport === null ? '' : momentWords(transport.unloading, t)],
    [t('mail.field.reference'), request.reference],
  ]
}
