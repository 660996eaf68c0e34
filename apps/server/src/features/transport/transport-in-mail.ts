import { momentWords } from '@portal/domain/transport/moment-words.ts'
import type { MailPage } from '../../platform/mail/mail-page.ts'
import { addressLine, longDate, type Translate } from '../../platform/mail-words.ts'
import type { NewRequest } from '../requests/requests.store.ts'

/** What somebody who asked for transport is told of it. */
export function transportInMail(
  request: NewRequest,
  target: string,
  t: Translate,
): Pick<MailPage, 'facts' | 'columns' | 'rows'> {
  const { pickup, transport } = request
  return {
    facts: [
      [t('mail.field.transportDate'), longDate(request.deliveryDate, request.language)],
      [t('mail.field.transport'), request.transportMeans],
      [t('mail.field.load'), transport?.load ?? ''],
      [t('mail.field.loadAddress'), pickup === null ? '' : addressLine(pickup)],
      [t('mail.field.loadingTime'), transport === null ? '' : momentWords(transport.loading, t)],
      [t('mail.field.loadingOptions'), transport?.loadingOptions.join(', ') ?? ''],
      [t('mail.field.loadedBy'), transport?.loadedBy ?? ''],
      [t('mail.field.toLocation'), target],
      [t('mail.field.unloadAddress'), addressLine(request)],
      [t('mail.field.unloadingTime'), transport === null ? '' : momentWords(transport.unloading, t)],
      [t('mail.field.reference'), request.reference],
    ],
    columns: [],
    rows: [],
  }
}
