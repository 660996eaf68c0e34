import type { TenantParts } from '../context.ts'
import { errorText } from '../log/describe-error.ts'
import { mailHtml, mailText } from './mail-page.ts'
import { claimMails, keepWaitingMails, markFailed, markSent, type QueuedMail } from './mail-queue.store.ts'
import { mailTransport, senderOf } from './mail-sender.ts'

/** So few that even slow ones are through before another process may take them. */
const atATime = 5

async function sendOne(
  parts: TenantParts,
  mail: QueuedMail,
  send: (mail: QueuedMail) => Promise<unknown>,
): Promise<void> {
  try {
    await send(mail)
    await markSent(parts.db, mail.id, parts.clock.now())
  } catch (error) {
    parts.log.warn({ err: error, mail: mail.id, kind: mail.kind }, 'mail could not be sent')
    await markFailed(parts.db, mail, { at: parts.clock.now(), error: errorText(error) })
  }
}

/** Sends waiting mails and informs open lists of mails; one that fails is retried later and delays no other. */
export async function sendMails(parts: TenantParts, signal: AbortSignal): Promise<void> {
  const transport = mailTransport(parts)
  const tell = () => parts.hub.changed('administrators', { subjects: ['mails'] })
  if (transport === null) {
    if ((await keepWaitingMails(parts.db, parts.clock.now())) > 0) tell()
    return
  }
  try {
    while (!signal.aborted) {
      const claimed = await claimMails(parts.db, parts.clock.now(), atATime)
      if (claimed.length === 0) return
      for (const mail of claimed)
        await sendOne(parts, mail, ({ recipient, subject, page }) =>
          transport.sendMail({
            from: senderOf(parts),
            to: recipient,
            subject,
            text: mailText(page),
            html: mailHtml(page),
          }),
        )
      tell()
    }
  } finally {
    transport.close()
  }
}
