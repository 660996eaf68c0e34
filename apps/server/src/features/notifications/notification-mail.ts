import {
  notificationPath,
  notificationWords,
  type WordedNotification,
} from '@portal/domain/notifications/notification-words.ts'
import { translate } from '@portal/i18n/translate.ts'
import type { Mail, TenantParts } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import type { MailPage } from '../../platform/mail/mail-page.ts'
import type { KnownUser } from '../../platform/session-user.ts'
import { wordingIn } from './wording-in.ts'

type Reader = Pick<KnownUser, 'userName' | 'email' | 'firstName' | 'lastName' | 'language'>

/** A mail of notifications: a single one is its subject, several are counted there. */
export async function notificationMail(
  tenant: TenantParts['tenant'],
  reader: Reader,
  items: readonly WordedNotification[],
): Promise<Mail> {
  const { language, email: to } = reader
  const wording = await wordingIn(language)
  const { messages } = wording
  const look = mailLookOf(tenant)
  const name = `${reader.firstName} ${reader.lastName}`.trim() || reader.userName
  const words = items.map((one) => notificationWords(one, wording))
  const [first = ''] = words
  const heading = items.length === 1 ? first : wording.text('notifications.mail.heading', { count: items.length })
  const [single] = items.length === 1 ? items : []
  const page: MailPage = {
    heading,
    paragraphs: [translate(messages, 'mail.greeting', { name }), ...(items.length === 1 ? [] : words)],
    facts: [],
    columns: [],
    rows: [],
    link: look.link(
      single === undefined ? '/' : notificationPath(single),
      translate(messages, single === undefined ? 'notifications.mail.openAll' : 'notifications.mail.open'),
    ),
    footer: translate(messages, 'notifications.mail.footer', { portal: look.name }),
    accent: look.accent,
  }
  const subject = `${heading} – ${look.name}`
  return { kind: 'notifications', to, subject, page, people: [name] }
}
