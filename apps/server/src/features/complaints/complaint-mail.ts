import type { ComplaintForm } from '@portal/domain/complaints/complaint-form.ts'
import { type Ctx, type Mail, placeOf, signedIn } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import type { MailPage } from '../../platform/mail/mail-page.ts'
import { longDate, translator } from '../../platform/mail/mail-text.ts'

/** Mails the feedback to the department and its author. */
export async function complaintMail(
  ctx: Ctx,
  id: string,
  feedback: ComplaintForm & { readonly expected: string },
): Promise<Omit<Mail, 'to'>> {
  const { language, tenant } = ctx
  const t = await translator(language)
  const { nummer, omschrijving } = placeOf(ctx)
  const { firstName, lastName, userName } = signedIn(ctx)
  const location = omschrijving === nummer ? nummer : `${nummer} ${omschrijving}`
  const reporter = `${firstName} ${lastName}`.trim() || userName
  const look = mailLookOf(tenant)
  const page: MailPage = {
    heading: t('complaints.mail.subject', { location }),
    paragraphs: [t('complaints.mail.intro', { reporter, location }), feedback.omschrijving],
    facts: [
      [t('complaints.type'), feedback.type],
      [t('complaints.urgency'), feedback.urgentie],
      [t('complaints.invoice'), feedback.factuurNummer],
      [t('mail.field.reference'), feedback.referentie],
      [t('complaints.phone'), feedback.telefoonnummer],
      [t('complaints.note'), feedback.notitie],
      [t('complaints.expected'), longDate(feedback.expected, language)],
    ],
    columns: [],
    rows: [],
    link: look.link(`/klacht-details/${id}`, t('complaints.mail.link')),
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
  const people = [reporter]
  return {
    kind: 'complaint.filed',
    people,
    subjectId: id,
    subject: page.heading,
    page,
  }
}
