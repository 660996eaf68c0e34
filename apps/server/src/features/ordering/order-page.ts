import type { MailPage } from '../../platform/mail-page.ts'
import { joined, longDate, type Translate } from '../../platform/mail-words.ts'
import type { NewRequest } from '../requests/requests.store.ts'

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
