import type { MailPage } from '../../platform/mail/mail-page.ts'
import { addressLine, linesTable, longDate, type Translate } from '../../platform/mail-words.ts'
import type { NewRequest } from '../requests/requests.store.ts'

/** What somebody who asked for a move is told of it. */
export function moveInMail(
  request: NewRequest,
  target: string,
  t: Translate,
): Pick<MailPage, 'facts' | 'columns' | 'rows'> {
  return {
    facts: [
      [t('mail.field.moveDate'), longDate(request.deliveryDate, request.language)],
      [t('mail.field.expectedReturn'), longDate(request.returnDate, request.language)],
      [t('mail.field.fetchAddress'), request.pickup === null ? '' : addressLine(request.pickup)],
      [t('mail.field.toLocation'), target],
      [t('mail.field.address'), addressLine(request)],
      [t('mail.field.transport'), request.transportMeans],
      [t('mail.field.reference'), request.reference],
      [t('mail.field.remark'), request.remark],
    ],
    ...linesTable(request.lines, t),
  }
}
