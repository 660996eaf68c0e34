import type { MailPage } from '../../platform/mail/mail-page.ts'
import { joined, linesTable, longDate, type Translate } from '../../platform/mail-words.ts'
import type { NewRequest } from '../requests/requests.store.ts'

/** The facts and lines of an order in the language of the mail, whoever gets it. */
export function orderInMail(request: NewRequest, t: Translate): Pick<MailPage, 'facts' | 'columns' | 'rows'> {
  const address = joined([request.address, joined([request.postCode, request.city], ' ')], ', ')
  return {
    facts: [
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
    ...linesTable(request.lines, t),
  }
}
