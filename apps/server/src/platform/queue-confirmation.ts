import type { MailState } from '@portal/contract/requests.ts'
import type { Locale } from '@portal/contract/values.ts'
import type { MessageKey } from '@portal/i18n/catalogue.ts'
import { type Ctx, type Mail, signedIn } from './context.ts'
import { mailLookOf } from './mail/mail-look.ts'
import { type MailPage, mailHtml, mailText } from './mail/mail-page.ts'
import { queuedMailState } from './mail/mail-sender.ts'
import { askedFacts, personName, placeName, type Translate, translator } from './mail-words.ts'
import type { UserLocation } from './session-user.ts'

/** What the mail about a request tells, beside what every one does. */
export interface Confirmation {
  readonly number: string
  /** Where it was asked for. */
  readonly place: UserLocation
  /** Subject and text are words of the person who asked; they are data. */
  readonly input: { readonly language: Locale; readonly emailOnderwerp: string; readonly emailTekst: string }
  readonly intro: MessageKey
  /** Address of the department that gets it too; empty for none. */
  readonly department: string
  /** Names in the body, beside that of the person who asked. */
  readonly people: readonly string[]
  readonly body: (t: Translate) => Pick<MailPage, 'facts' | 'columns' | 'rows'>
}

/** A confirmation goes to the person who asked and to the department's address; the server decides who gets it. */
export async function queueConfirmation(ctx: Ctx, confirmation: Confirmation): Promise<MailState> {
  const recipients = new Set([signedIn(ctx).email.trim(), confirmation.department.trim()].filter(Boolean))
  if (recipients.size === 0) return 'uit'
  const mail = await mailOf(ctx, confirmation)
  for (const to of recipients) await ctx.mail.queue({ ...mail, to })
  return queuedMailState(ctx)
}

async function mailOf(
  ctx: Ctx,
  { number, place, input, intro, people, body }: Confirmation,
): Promise<Omit<Mail, 'to'>> {
  const t = await translator(input.language)
  const look = mailLookOf(ctx.tenant)
  const asked = { number, location: placeName(place), requester: personName(signedIn(ctx)) }
  const standard = t('mail.order.subject', { number })
  const { facts, ...table } = body(t)
  const page: MailPage = {
    heading: standard,
    paragraphs: [
      t('mail.greeting', { name: asked.requester }),
      t(intro, { number, location: asked.location }),
      ...(input.emailTekst === '' ? [] : [input.emailTekst]),
    ],
    facts: [...askedFacts(asked, t), ...facts],
    ...table,
    link: look.link(`/aanvragen/${number}`, t('mail.order.link')),
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
  const subject = input.emailOnderwerp === '' ? standard : `${standard}: ${input.emailOnderwerp}`
  const texts = { subject, text: mailText(page), html: mailHtml(page), people: [asked.requester, ...people] }
  return { kind: 'request.placed', ...texts, subjectId: number }
}
