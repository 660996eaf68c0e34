import { isAdministrator } from '@portal/domain/access/may.ts'
import type { Person } from '@portal/domain/access/vocabulary.ts'
import { invitationHours } from '@portal/domain/auth/password-link.ts'
import type { Locale } from '@portal/domain/constants.ts'
import type { Mail } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import type { MailPage } from '../../platform/mail/mail-page.ts'
import { translator } from '../../platform/mail/mail-text.ts'
import type { Tenant } from '../../platform/tenant.ts'

interface Invited extends Person {
  readonly userName: string
  readonly email: string
  readonly language: Locale
  readonly path: string
}

/** The mail with which somebody chooses a password for an account that was made for them. */
export async function invitationMail(tenant: Pick<Tenant, 'branding' | 'publicUrl'>, invited: Invited): Promise<Mail> {
  const { userName, email, path } = invited
  const t = await translator(invited.language)
  const look = mailLookOf(tenant)
  const page: MailPage = {
    heading: t('mail.invitation.heading', { portal: look.name }),
    paragraphs: [
      t(isAdministrator(invited) ? 'mail.invitation.what' : 'mail.invitation.whatUser', {
        portal: look.name,
        account: userName,
      }),
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
  const texts = { subject, page }
  return { kind: 'account.invited', to: email, ...texts, people: [userName] }
}
