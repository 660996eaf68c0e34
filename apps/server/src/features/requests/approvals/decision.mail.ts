import type { Ctx } from '../../../platform/context.ts'
import { signedIn } from '../../../platform/context.ts'
import { mailLookOf } from '../../../platform/mail/mail-look.ts'
import type { MailPage } from '../../../platform/mail/mail-page.ts'
import { translator } from '../../../platform/mail/mail-text.ts'
import { personName } from '../mail/request-words.ts'
import type { LockedSubmission } from './deciding.ts'
import { findSubmitter } from './decisions.store.ts'

interface DecisionWords {
  readonly kind: 'list.rejected' | 'list.waitsAgain'
  readonly subject: 'mail.rejected.subject' | 'mail.waitsAgain.subject'
  readonly intro: 'mail.rejected.intro' | 'mail.waitsAgain.intro'
  readonly reason: string
  readonly holdMs: number
}

/** Mails the requester that the list came back, and why. */
export async function queueRejection(
  ctx: Ctx,
  { submission, reason, holdMs }: { submission: LockedSubmission; reason: string; holdMs: number },
): Promise<void> {
  const words = { subject: 'mail.rejected.subject', intro: 'mail.rejected.intro' } as const
  await queueDecision(ctx, submission, { kind: 'list.rejected', ...words, reason, holdMs })
}

/** The requester got a mail of a decision that was undone. */
export async function queueWaitsAgain(ctx: Ctx, submission: LockedSubmission): Promise<void> {
  const words = { subject: 'mail.waitsAgain.subject', intro: 'mail.waitsAgain.intro' } as const
  await queueDecision(ctx, submission, { kind: 'list.waitsAgain', ...words, reason: '', holdMs: 0 })
}

/** In the language of who asked. */
async function queueDecision(ctx: Ctx, submission: LockedSubmission, words: DecisionWords): Promise<void> {
  const { userName, savedAanvraagNummer: number, lijstNaam, locatieOmschrijving, materieellocatie } = submission
  const requester = await findSubmitter(ctx.db, userName)
  if (requester === null || requester.email === '') return
  const t = await translator(requester.language)
  const look = mailLookOf(ctx.tenant)
  const decider = personName(signedIn(ctx))
  const approver = submission.besluitNamens ?? submission.onBehalfOf?.name ?? ''
  const name = approver === '' ? decider : t('mail.onBehalf', { name: decider, approver })
  const subject = t(words.subject, { number })
  const page: MailPage = {
    heading: subject,
    paragraphs: [
      t('mail.greeting', { name: personName(requester) }),
      t(words.intro, { number, name, location: locatieOmschrijving }),
    ],
    facts: [
      [t('mail.field.reason'), words.reason],
      [t('mail.field.list'), lijstNaam],
      [t('mail.field.location'), `${locatieOmschrijving} (${materieellocatie})`],
    ],
    columns: [],
    rows: [],
    link: look.link('/bestellijst', t('mail.rejected.link')),
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
  const texts = {
    subject,
    page,
    people: [personName(requester), decider, approver],
  }
  const { kind, holdMs } = words
  await ctx.mail.queue({ kind, to: requester.email, ...texts, subjectId: number, holdMs })
}
