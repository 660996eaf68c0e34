import type { MailState } from '@portal/contract/request-records.ts'
import type { Ctx, Mail } from '../../../platform/context.ts'
import { type MailLook, mailLookOf } from '../../../platform/mail/mail-look.ts'
import { queuedMailState } from '../../../platform/mail/mail-sender.ts'
import { type Translate, translator } from '../../../platform/mail/mail-text.ts'
import type { UserLocation } from '../../../platform/session-user.ts'
import type { Approver } from '../../locations/locations.store.ts'
import { order } from '../kinds/order.ts'
import type { Requester } from '../mail/confirmation.ts'
import { askedFacts, contactsOf, personName, placeName } from '../mail/request-words.ts'
import type { NewRequest } from '../requests.store.ts'
import { listMailReaders } from './mail-readers.ts'

interface Submitted {
  readonly request: NewRequest
  readonly number: string
  readonly requester: Requester
  readonly place: UserLocation
  readonly approvers: readonly Approver[]
}

/**
 * Every approver, and who stands in for one today, gets the mail at once, in the own language, with a link to decide; the
 * first decision counts (OP-29).
 */
export async function queueApprovalMails(ctx: Ctx, submitted: Submitted): Promise<MailState> {
  const { request, number, requester, place, approvers } = submitted
  const reachable = await listMailReaders(ctx, approvers, requester.erpUserName)
  if (reachable.length === 0) return 'uit'
  const sender = mailLookOf(ctx.tenant)
  for (const approver of reachable) {
    const language = approver.language ?? ctx.tenant.defaultLanguage
    const t = await translator(language)
    const people = { requester: personName(requester), approver: approver.name, standsInFor: approver.standsInFor }
    const asked = { request: { ...request, language }, number, location: placeName(place), ...people }
    await ctx.mail.queue({ ...approvalRequest(asked, sender, t), to: approver.email })
  }
  return queuedMailState(ctx)
}

interface OrderToApprove {
  readonly request: NewRequest
  readonly number: string
  readonly location: string
  readonly requester: string
  readonly approver: string
  readonly standsInFor: string
}

/** What an approver gets when a list was submitted (R-APPR-01). */
function approvalRequest(asked: OrderToApprove, sender: MailLook, t: Translate): Omit<Mail, 'to'> {
  const subject = t('mail.approval.subject', { number: asked.number })
  const { facts, ...table } = order.words(asked.request, t, '')
  const page = {
    heading: subject,
    paragraphs: [
      t('mail.greeting', { name: asked.approver }),
      t('mail.approval.intro', { requester: asked.requester, location: asked.location }),
      ...(asked.standsInFor === '' ? [] : [t('mail.approval.standsIn', { name: asked.standsInFor })]),
    ],
    facts: [...askedFacts(asked, t), ...facts],
    ...table,
    link: sender.link(`/goed-te-keuren-aanvragen?aanvraag=${asked.number}`, t('mail.approval.link')),
    footer: t('mail.footer', { portal: sender.name }),
    accent: sender.accent,
  }
  const people = [asked.approver, asked.standsInFor, asked.requester, ...contactsOf(asked.request)]
  const texts = { subject, page, people }
  return { kind: 'list.submitted', ...texts, subjectId: asked.number }
}
