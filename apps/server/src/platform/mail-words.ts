import type { Locale } from '@portal/contract/values.ts'
import { loadMessages, type MessageKey } from '@portal/i18n/catalogue.ts'
import { type MessageParams, translate } from '@portal/i18n/translate.ts'
import type { MailPage } from './mail/mail-page.ts'
import type { SessionUser, UserLocation } from './session-user.ts'

export type Translate = (key: MessageKey, params?: MessageParams) => string

export async function translator(language: Locale): Promise<Translate> {
  const messages = await loadMessages(language)
  return (key, params) => translate(messages, key, params)
}

/** Made once for each language: making one takes longer than a query. */
const longDates = new Map<Locale, Intl.DateTimeFormat>()

export function longDate(date: string | null, language: Locale): string {
  if (date === null) return ''
  const format = longDates.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  longDates.set(language, format)
  return format.format(Date.parse(date))
}

/** The parts that say something, with the separator between them. */
export function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator)
}

interface AddressParts {
  readonly name?: string
  readonly address: string
  readonly postCode: string
  readonly city: string
  readonly contact: string
  readonly phoneNo: string
}

/** An address with who is there, in one line. */
export function addressLine({ name = '', address, postCode, city, contact, phoneNo }: AddressParts): string {
  return joined([name, address, joined([postCode, city], ' '), joined([contact, phoneNo], ' ')], ', ')
}

interface LineInMail {
  readonly no: string
  readonly plantNo: string
  readonly description: string
  readonly quantity: number
  readonly unit: string
  readonly remark: string
}

/** What every mail about a request begins with. */
export function askedFacts(
  asked: { readonly number: string; readonly location: string; readonly requester: string },
  t: Translate,
): MailPage['facts'] {
  return [
    [t('mail.field.number'), asked.number],
    [t('mail.field.location'), asked.location],
    [t('mail.field.requestedBy'), asked.requester],
  ]
}

/** The lines of a request, each piece by its own number. */
export function linesTable(lines: readonly LineInMail[], t: Translate): Pick<MailPage, 'columns' | 'rows'> {
  return {
    columns: [
      t('mail.column.number'),
      t('mail.column.description'),
      t('mail.column.quantity'),
      t('mail.column.remark'),
    ],
    rows: lines.map((line) => [
      line.plantNo || line.no,
      line.description,
      joined([String(line.quantity), line.unit], ' '),
      line.remark,
    ]),
  }
}

/** Whom somebody finds at the addresses of a request. */
export function contactsOf(request: {
  readonly contact: string
  readonly pickup: { readonly contact: string } | null
}) {
  return [request.contact, request.pickup?.contact ?? '']
}

export function personName(user: SessionUser): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.userName
}

/** Name and number of a location, each once. */
export function placeName({ nummer, omschrijving }: Pick<UserLocation, 'nummer' | 'omschrijving'>): string {
  return omschrijving === nummer ? nummer : `${nummer} ${omschrijving}`
}
