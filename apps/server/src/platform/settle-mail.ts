import { setTimeout as pause } from 'node:timers/promises'
import type { MailState } from '@portal/contract/requests.ts'
import type { Ctx } from './context.ts'
import type { Db } from './db/database.ts'
import { hasMailServer } from './mail-sender.ts'
import { findMailOutcome } from './mails.store.ts'
import { sendMails } from './send-mails.ts'

/** Longest wait for the first try; a slower mail server counts as at work. */
const mailWaitMs = 4000
const mailPollMs = 50

/** Whether the mails about something are tried at once; without a mail server they are kept. */
export function isMailTried(ctx: Ctx, mail: MailState): boolean {
  return mail !== 'uit' && hasMailServer(ctx)
}

/** Tries the mails about something at once instead of at the next round, and says how that went (R-RULE-10). */
export async function settleMail(ctx: Ctx, db: Db, queued: { readonly subjectId: string }): Promise<MailState> {
  const parts = { ...ctx, db }
  const signal = AbortSignal.timeout(mailWaitMs)
  void sendMails(parts, signal).catch((error) => ctx.log.error({ err: error }, 'mails could not be sent at once'))
  while (!signal.aborted) {
    const outcome = await findMailOutcome(db, queued.subjectId)
    if (outcome !== 'waiting') return outcome === 'failed' ? 'mislukt' : 'verzonden'
    await pause(mailPollMs)
  }
  return 'verzonden'
}
