import { setTimeout as pause } from 'node:timers/promises'
import type { MailState } from '@portal/contract/request-records.ts'
import type { TenantParts } from '../context.ts'
import { findMailOutcomes } from './mail-queue.store.ts'
import { sendMails } from './send-mails.ts'

/** Longest wait for the first try; a slower mail server counts as at work. */
const mailWaitMs = 4000
const mailPollMs = 50

/**
 * Tries the mails about some things at once instead of at the next round, and says how that went for each (R-RULE-10).
 * @param subjectIds what the mails are about
 */
export async function settleMails(
  parts: TenantParts,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, MailState>> {
  const signal = AbortSignal.timeout(mailWaitMs)
  void sendMails(parts, signal).catch((error) => parts.log.error({ err: error }, 'mails could not be sent at once'))
  let outcomes = await findMailOutcomes(parts.db, subjectIds)
  while ([...outcomes.values()].includes('waiting') && !signal.aborted) {
    await pause(mailPollMs)
    outcomes = await findMailOutcomes(parts.db, subjectIds)
  }
  return new Map(subjectIds.map((id) => [id, outcomes.get(id) === 'failed' ? 'mislukt' : 'verzonden']))
}
