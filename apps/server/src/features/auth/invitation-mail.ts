import { invitationHours } from '@portal/domain/auth/password-link.ts'
import type { Mail } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import { type MailPage, mailHtml, mailText } from '../../platform/mail/mail-page.ts'
import { translator } from '../../platform/mail/mail-text.ts'
import type { Tenant } from '../../platform/tenant.ts'

/** The mail with which somebody sets the first password of their account. */
export async function invitationMail(
  tenant: Pick<Tenant, 'branding' | 'publicUrl' | 'defaultLanguage'>,
  { email, path }: { readonly email: string; readonly path: string },
): Promise<Mail> {
  const t = await translator(tenant.defaultLanguage)
  const look = mailLookOf(tenant)
  const page: MailPage = {
    heading: t('mail.invitation.heading', { portal: look.name }),
    paragraphs: [
      t('mail.invitation.what', { portal: look.name, account: email }),
      t('mail.invitation.link', { hours: invitationHours }),
      t('mail.invitation.notYou'),
    ],
    facts: [],
    columns: [],
    rows: [],
    link: look.link(path, t('mail.invitation.button')),
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
  const subject = t('mail.invitation.subject', { portal: look.name })
  const texts = { subject, text: mailText(page), html: mailHtml(page) }
  return { kind: 'account.invited', to: email, ...texts, people: [] }
}
