import type { Locale } from '@portal/contract/values.ts'
import {
  notificationPath,
  notificationWords,
  type WordedNotification,
} from '@portal/domain/notifications/notification-words.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import { translate, translateForm } from '@portal/i18n/translate.ts'
import type { Mail, TenantParts } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail/mail-look.ts'
import { type MailPage, mailHtml, mailText } from '../../platform/mail/mail-page.ts'
import type { KnownUser } from '../../platform/session-user.ts'

/** A day of this week or a later one, short: `ma 7 dec`. */
const dayIn = (language: Locale) => {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (date: string) => format.format(Date.parse(date)).replaceAll('.', '')
}

type Reader = Pick<KnownUser, 'userName' | 'email' | 'firstName' | 'lastName' | 'language'>

/** A mail of what somebody was told: one notification is its subject, several are counted there. */
export async function notificationMail(
  tenant: TenantParts['tenant'],
  reader: Reader,
  items: readonly WordedNotification[],
): Promise<Mail> {
  const { language, email: to } = reader
  const messages = await loadMessages(language)
  const texts = { messages, plurals: new Intl.PluralRules(language) }
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const wording = {
    text: (key: string, params = {}) => translateForm(texts, key, params),
    number: (value: number) => number.format(value),
    day: dayIn(language),
  }
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
  return { kind: 'notifications', to, subject, text: mailText(page), html: mailHtml(page), people: [name] }
}
