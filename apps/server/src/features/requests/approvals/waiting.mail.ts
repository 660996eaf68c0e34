import type { Locale } from '@portal/contract/values.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mailLookOf } from '../../../platform/mail/mail-look.ts'
import type { MailPage } from '../../../platform/mail/mail-page.ts'
import { longDate, type Translate, translator } from '../../../platform/mail/mail-text.ts'
import { listApprovers } from '../../locations/locations.store.ts'
import { listMailReaders } from './mail-readers.ts'
import { listAdministrators } from './reminders.store.ts'
import type { StoredSubmission } from './submissions.store.ts'

/** What a mail says about a list that waits. */
type WaitingNews =
  /** An administrator gave it to these approvers. */
  | { readonly kind: 'list.handedOver'; readonly by: string; readonly reason: string }
  | { readonly kind: 'list.reminder' }
  /** Nobody decided, so these are asked too. */
  | { readonly kind: 'list.passedOn' }
  /** Nobody decided and nobody is left to ask: for administrators. */
  | { readonly kind: 'list.unanswered' }

/** What sending needs: that of a call, or of a job in its transaction. */
type Sending = Pick<Ctx, 'db' | 'clock' | 'mail' | 'tenant'>

interface Reader {
  readonly name: string
  readonly email: string
  readonly language: Locale | null
  /** Empty for who is asked in the own name. */
  readonly standsInFor: string
}

const introOf = {
  'list.handedOver': 'mail.handedOver.intro',
  'list.reminder': 'mail.reminder.intro',
  'list.passedOn': 'mail.passedOn.intro',
  'list.unanswered': 'mail.unanswered.intro',
} as const

const subjectOf = {
  'list.handedOver': 'mail.approval.subject',
  'list.reminder': 'mail.reminder.subject',
  'list.passedOn': 'mail.approval.subject',
  'list.unanswered': 'mail.unanswered.subject',
} as const

/** Mails the approvers of a submission and their deputies of today, or administrators, each in their own language. */
export async function queueWaitingMails(
  sending: Sending,
  submission: StoredSubmission,
  news: WaitingNews,
): Promise<void> {
  const { db, mail, tenant } = sending
  const readers: readonly Reader[] =
    news.kind === 'list.unanswered'
      ? await listAdministrators(db)
      : await listMailReaders(sending, await listApprovers(db, submission.approvers), submission.erpUserName)
  for (const reader of readers) {
    const language = reader.language ?? tenant.defaultLanguage
    const t = await translator(language)
    const page = pageOf({ submission, news, reader, language, tenant }, t)
    const people = [reader.name, reader.standsInFor, submission.aangevraagdDoor, 'by' in news ? news.by : '']
    const texts = { subject: page.heading, page, people }
    await mail.queue({ kind: news.kind, to: reader.email, ...texts, subjectId: submission.savedAanvraagNummer })
  }
}

interface Written {
  readonly submission: StoredSubmission
  readonly news: WaitingNews
  readonly reader: Reader
  readonly language: Locale
  readonly tenant: Ctx['tenant']
}

function pageOf({ submission, news, reader, language, tenant }: Written, t: Translate): MailPage {
  const { savedAanvraagNummer: number, aangevraagdDoor: requester, locatieOmschrijving, materieellocatie } = submission
  const look = mailLookOf(tenant)
  const name = 'by' in news ? news.by : ''
  const more = submission.aantalRegels > 1 ? ` + ${submission.aantalRegels - 1}` : ''
  return {
    heading: t(subjectOf[news.kind], { number }),
    paragraphs: [
      t('mail.greeting', { name: reader.name }),
      t(introOf[news.kind], { name, requester, location: locatieOmschrijving }),
      ...(reader.standsInFor === '' ? [] : [t('mail.approval.standsIn', { name: reader.standsInFor })]),
    ],
    facts: [
      [t('mail.field.reason'), 'reason' in news ? news.reason : ''],
      [t('mail.field.number'), number],
      [t('mail.field.location'), `${locatieOmschrijving} (${materieellocatie})`],
      [t('mail.field.requestedBy'), requester],
      [t('mail.field.list'), `${submission.inhoud || submission.lijstNaam}${more}`],
      [t('mail.field.deliveryDate'), longDate(submission.leverDatum, language)],
    ],
    columns: [],
    rows: [],
    link: look.link(`/goed-te-keuren-aanvragen?aanvraag=${number}`, t('mail.approval.link')),
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
}
