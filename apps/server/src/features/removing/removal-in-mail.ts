import type { MailPage } from '../../platform/mail/mail-page.ts'
import { addressLine, linesTable, longDate, type Translate } from '../../platform/mail-words.ts'
import type { NewRequest } from '../requests/requests.store.ts'

/** What somebody who asked for a removal is told of it. */
export function removalInMail(request: NewRequest, t: Translate): Pick<MailPage, 'facts' | 'columns' | 'rows'> {
  return {
    facts: [
      [
        t(request.collect ? 'mail.field.bringDate' : 'mail.field.removalDate'),
        longDate(request.deliveryDate, request.language),
      ],
      [t('mail.field.toDepot'), request.depotNo],
      [t('mail.field.fetchAddress'), request.collect ? '' : addressLine(request)],
      [t('mail.field.transport'), request.transportMeans],
      [t('mail.field.reference'), request.reference],
      [t('mail.field.remark'), request.remark],
    ],
    ...linesTable(request.lines, t),
  }
}
