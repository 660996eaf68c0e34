import { PortalError } from '@portal/contract/errors.ts'
import type { BookingChoice, BookingLevel } from '../../platform/back-office/erp-gateway.ts'
import type { Logger } from '../../platform/log/log.ts'
import { ErpError } from '../erp-error.ts'
import type { Metacom } from './metacom.ts'

/**
 * What can be chosen in MetaCom, for somebody who waits; null when what it is below is not there.
 * @throws PortalError `metacom.geen_antwoord`, whatever went wrong: the log says what
 */
export async function bookingChoices(
  metacom: Metacom | null,
  log: Logger,
  level: BookingLevel,
): Promise<readonly BookingChoice[] | null> {
  if (metacom === null) throw new PortalError('metacom.geen_antwoord')
  try {
    return await metacom.list(level)
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    log.warn({ err: error, ...error.details }, 'question to MetaCom failed')
    throw new PortalError('metacom.geen_antwoord')
  }
}
