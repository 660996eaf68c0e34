import type { MailState } from '@portal/contract/requests.ts'
import type { Ctx, Mail } from '../../../platform/context.ts'
import { mailLookOf } from '../../../platform/mail/mail-look.ts'
import { type MailPage, mailHtml, mailText } from '../../../platform/mail/mail-page.ts'
import { queuedMailState } from '../../../platform/mail/mail-sender.ts'
import { translator } from '../../../platform/mail/mail-text.ts'
import type { SessionUser, UserLocation } from '../../../platform/session-user.ts'
import type { RequestKind } from '../kinds/request-kind.ts'
import type { NewRequest } from '../requests.store.ts'
import { askedFacts, contactsOf, personName, placeName } from './request-words.ts'

/** Who asks for something, as far as request and mail say it. */
export type Requester = Pick<SessionUser, 'userName' | 'erpUserName' | 'firstName' | 'lastName' | 'email'>

/** What the mail about a request needs beside the request. */
export interface Confirmation {
  readonly kind: RequestKind
  readonly request: NewRequest
  readonly number: string
  readonly requester: Requester
  /** Where it was asked for. */
  readonly place: UserLocation
  /** Name of the location it goes to; empty where it goes to a depot. */
  readonly target: string
  /** Subject and text are words of the person who asked; they are data. */
  readonly ownTexts: { readonly emailOnderwerp: string; readonly emailTekst: string }
}

/** A confirmation goes to the person who asked and to the department's address; the server decides who gets it. */
export async function queueConfirmation(ctx: Ctx, confirmation: Confirmation): Promise<MailState> {
  const department = ctx.settings.string(confirmation.kind.department)
  const recipients = new Set([confirmation.requester.email.trim(), department.trim()].filter(Boolean))
  if (recipients.size === 0) return 'uit'
  const mail = await mailOf(ctx, confirmation)
  for (const to of recipients) await ctx.mail.queue({ ...mail, to })
  return queuedMailState(ctx)
}

async function mailOf(ctx: Ctx, confirmation: Confirmation): Promise<Omit<Mail, 'to'>> {
  const { kind, request, number, requester, place, target, ownTexts } = confirmation
  const { emailOnderwerp, emailTekst } = ownTexts
  const t = await translator(request.language)
  const look = mailLookOf(ctx.tenant)
  const asked = { number, location: placeName(place), requester: personName(requester) }
  const standard = t('mail.order.subject', { number })
  const { facts, ...table } = kind.words(request, t, target)
  const page: MailPage = {
    heading: standard,
    paragraphs: [
      t('mail.greeting', { name: asked.requester }),
      t(kind.intro, { number, location: asked.location }),
      ...(emailTekst === '' ? [] : [emailTekst]),
    ],
    facts: [...askedFacts(asked, t), ...facts],
    ...table,
    link: look.link(`/aanvragen/${number}`, t('mail.order.link')),
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
  return {
    kind: 'request.placed',
    subject: emailOnderwerp === '' ? standard : `${standard}: ${emailOnderwerp}`,
    text: mailText(page),
    html: mailHtml(page),
    people: [asked.requester, ...contactsOf(request)],
    subjectId: number,
  }
}
