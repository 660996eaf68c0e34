import type { Locale } from '@portal/contract/values.ts'
import type { MessageKey } from '@portal/i18n/catalogue.ts'
import type { MessageParams } from '@portal/i18n/translate.ts'
import type { NewRequest } from '../requests/requests.store.ts'
import type { MailPage } from './mail-page.ts'

export type Translate = (key: MessageKey, params?: MessageParams) => string

/** What mails about an order tell, whoever gets them. */
export interface OrderInMail {
  readonly request: Pick<NewRequest, 'lines' | 'language'> & OrderFacts
  readonly number: string
  readonly location: string
  readonly requester: string
}

type OrderFacts = Pick<
  NewRequest,
  | 'deliveryDate'
  | 'returnDate'
  | 'collect'
  | 'address'
  | 'postCode'
  | 'city'
  | 'depotNo'
  | 'contact'
  | 'phoneNo'
  | 'transportMeans'
  | 'reference'
  | 'remark'
>

/** Made once for each language: making one takes longer than a query. */
const longDates = new Map<Locale, Intl.DateTimeFormat>()

function longDate(date: string | null, language: Locale): string {
  if (date === null) return ''
  const format = longDates.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  longDates.set(language, format)
  return format.format(Date.parse(date))
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator)
}

/** The facts and lines of an order in the language of the mail. */
export function orderPage(order: OrderInMail, t: Translate): Pick<MailPage, 'facts' | 'columns' | 'rows'> {
  const { request } = order
  const address = joined([request.address, joined([request.postCode, request.city], ' ')], ', ')
  return {
    facts: [
      [t('mail.field.number'), order.number],
      [t('mail.field.location'), order.location],
      [t('mail.field.requestedBy'), order.requester],
      [
        t(request.collect ? 'mail.field.pickupDate' : 'mail.field.deliveryDate'),
        longDate(request.deliveryDate, request.language),
      ],
      [t('mail.field.returnDate'), longDate(request.returnDate, request.language)],
      [t('mail.field.address'), request.collect ? '' : address],
      [t('mail.field.depot'), request.collect ? request.depotNo : ''],
      [t('mail.field.contact'), joined([request.contact, request.phoneNo], ', ')],
      [t('mail.field.transport'), request.transportMeans],
      [t('mail.field.reference'), request.reference],
      [t('mail.field.remark'), request.remark],
    ],
    columns: [
      t('mail.column.number'),
      t('mail.column.description'),
      t('mail.column.quantity'),
      t('mail.column.remark'),
    ],
    rows: request.lines.map((line) => [
      line.no,
      line.description,
      joined([String(line.quantity), line.unit], ' '),
      line.remark,
    ]),
  }
}
