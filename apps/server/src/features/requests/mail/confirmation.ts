import type { MailState } from '@portal/contract/request-records.ts'
import type { Locale } from '@portal/contract/values.ts'
import type { ListDays } from '@portal/domain/approvals/change-days.ts'
import type { Ctx, Mail } from '../../../platform/context.ts'
import { mailLookOf } from '../../../platform/mail/mail-look.ts'
import type { MailPage } from '../../../platform/mail/mail-page.ts'
import { queuedMailState } from '../../../platform/mail/mail-sender.ts'
import { joined, longDate, type Translate, translator } from '../../../platform/mail/mail-text.ts'
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
  /** Of a request that waited for approval. */
  readonly approval?: ApprovalOf
  /** Subject and text are words of the person who asked; they are data. */
  readonly ownTexts: { readonly emailOnderwerp: string; readonly emailTekst: string }
}

/** Who approved a submitted list, and what its requester reads of it. */
export interface ApprovalOf {
  /** Name of who approved it. */
  readonly by: string
  /** Name of the approver in whose place; empty for an approver. */
  readonly onBehalfOf: string
  readonly savedNumber: string
  /** Of the reader. */
  readonly language: Locale
  /** How long request and mail are delayed, within which the decision can be undone. */
  readonly holdMs: number
  /** The days as asked and as decided; null when they stayed. */
  readonly days: { readonly asked: ListDays; readonly decided: ListDays } | null
  /** Lines decided otherwise than asked. */
  readonly changed: readonly { description: string; asked: number; quantity: number; remark: string }[]
}

/** A confirmation goes to the person who asked and to the department's address; the server decides who gets it. */
export async function queueConfirmation(ctx: Ctx, confirmation: Confirmation): Promise<MailState> {
  const department = ctx.settings.string(confirmation.kind.department)
  const recipients = new Set([confirmation.requester.email.trim(), department.trim()].filter(Boolean))
  if (recipients.size === 0) return 'uit'
  const mail = await mailOf(ctx, confirmation)
  const holdMs = confirmation.approval?.holdMs ?? 0
  for (const to of recipients) await ctx.mail.queue({ ...mail, to, holdMs })
  return queuedMailState(ctx)
}

async function mailOf(ctx: Ctx, confirmation: Confirmation): Promise<Omit<Mail, 'to'>> {
  const { kind, number, requester, place, target, ownTexts, approval } = confirmation
  const { emailOnderwerp, emailTekst } = ownTexts
  const request = { ...confirmation.request, language: approval?.language ?? confirmation.request.language }
  const t = await translator(request.language)
  const look = mailLookOf(ctx.tenant)
  const asked = { number, location: placeName(place), requester: personName(requester) }
  const saved = approval?.savedNumber ?? ''
  const standard =
    approval === undefined ? t('mail.order.subject', { number }) : t('mail.approved.subject', { number, saved })
  const { facts, ...table } = kind.words(request, t, target)
  const page: MailPage = {
    heading: standard,
    paragraphs: [
      t('mail.greeting', { name: asked.requester }),
      ...(approval === undefined
        ? [t(kind.intro, { number, location: asked.location })]
        : approvedWords(approval, asked, t)),
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
    page,
    people: [asked.requester, approval?.by ?? '', approval?.onBehalfOf ?? '', ...contactsOf(request)],
    subjectId: number,
  }
}

/** That it was approved, by whom, and each line that was decided otherwise than asked. */
function approvedWords(
  { by, onBehalfOf, changed, days, language }: ApprovalOf,
  asked: { readonly number: string; readonly location: string },
  t: Translate,
): readonly string[] {
  const lines = changed.map(({ description, asked: wanted, quantity, remark }) =>
    joined([t('mail.approved.line', { item: description, asked: wanted, quantity }), remark], ' '),
  )
  lines.unshift(...dayWords(days, language, t))
  const changes = lines.length === 0 ? [] : [[t('mail.approved.changed'), ...lines].join('\n')]
  const approver = onBehalfOf === '' ? by : t('mail.onBehalf', { name: by, approver: onBehalfOf })
  return [t('mail.approved.intro', { ...asked, approver }), ...changes]
}

/** Each day that is another one than asked. */
function dayWords(days: ApprovalOf['days'], language: Locale, t: Translate): readonly string[] {
  if (days === null) return []
  const { asked, decided } = days
  const named = [
    [t('mail.field.deliveryDate'), asked.deliveryDate, decided.deliveryDate],
    [t('mail.field.returnDate'), asked.returnDate, decided.returnDate],
  ] as const
  return named
    .filter(([, before, after]) => before !== after)
    .map(([day, before, after]) =>
      t('mail.approved.day', { day, date: longDate(after, language), asked: longDate(before, language) }),
    )
}
