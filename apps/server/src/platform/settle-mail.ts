import { setTimeout as pause } from 'node:timers/promises'
import type { MailState } from '@portal/contract/requests.ts'
import type { Ctx } from './context.ts'
import type { Db } from './db/database.ts'
import { findMailOutcomes } from './mails.store.ts'
import { sendMails } from './send-mails.ts'

/** Longest wait for the first try; a slower mail server counts as at work. */
const mailWaitMs = 4000
const mailPollMs = 50

/**
 * Tries the mails about some things at once instead of at the next round, and says how that went for each (R-RULE-10).
 * @param subjectIds what the mails are about
 */
export async function settleMails(
  ctx: Ctx,
  db: Db,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, MailState>> {
  const parts = { ...ctx, db }
  const signal = AbortSignal.timeout(mailWaitMs)
  void sendMails(parts, signal).catch((error) => ctx.log.error({ err: error }, 'mails could not be sent at once'))
  let outcomes = await findMailOutcomes(db, subjectIds)
  while ([...outcomes.values()].includes('waiting') && !signal.aborted) {
    await pause(mailPollMs)
    outcomes = await findMailOutcomes(db, subjectIds)
  }
  return new Map(subjectIds.map((id) => [id, outcomes.get(id) === 'failed' ? 'mislukt' : 'verzonden']))
}
