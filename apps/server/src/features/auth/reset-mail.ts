import { resetMinutes } from '@portal/domain/auth/password-link.ts'
import type { Mail } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import type { MailPage } from '../../platform/mail/mail-page.ts'
import { translator } from '../../platform/mail/mail-text.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { LinkReceiver } from './accounts.store.ts'

/** The mail with which somebody chooses another password. */
export async function resetMail(
  tenant: Pick<Tenant, 'branding' | 'publicUrl'>,
  { userName, email, language, path }: LinkReceiver & { readonly path: string },
): Promise<Mail> {
  const t = await translator(language)
  const look = mailLookOf(tenant)
  const page: MailPage = {
    heading: t('mail.reset.heading'),
    paragraphs: [
      t('mail.reset.what', { portal: look.name, account: userName }),
      t('mail.reset.link', { minutes: resetMinutes }),
      t('mail.reset.notYou'),
    ],
    facts: [],
    columns: [],
    rows: [],
    link: look.link(path, t('mail.invitation.button')),
    footer: t('mail.footer', { portal: look.name }),
    accent: look.accent,
  }
  const subject = t('mail.reset.subject', { portal: look.name })
  return { kind: 'account.reset', to: email, subject, page, people: [userName] }
}
