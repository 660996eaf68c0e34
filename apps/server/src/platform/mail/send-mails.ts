import type { TenantParts } from '../context.ts'
import { errorText } from '../log/describe-error.ts'
import { mailHtml, mailText } from './mail-page.ts'
import { claimMails, keepWaitingMails, markFailed, markSent, type QueuedMail } from './mail-queue.store.ts'
import { mailTransport, senderOf } from './mail-sender.ts'

/** Mail boxes take 10 MB and more; in base64 a file is a third larger. */
const mostFileBytes = 5 * 1024 * 1024

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

/** A file that goes with a mail. */
export interface MailFile {
  readonly filename: string
  readonly content: Buffer
}

/** The files that go with a mail by its kind, made when it leaves: a mail is kept as words. */
export type MailFiles = (parts: TenantParts, mail: QueuedMail) => Promise<readonly MailFile[]>

/** What cannot be made or is too much for a mail box does not hold the mail up: its words say where it is. */
async function filesOf(parts: TenantParts, mail: QueuedMail, filesFor: MailFiles): Promise<MailFile[]> {
  try {
    const files = await filesFor(parts, mail)
    const bytes = files.reduce((sum, { content }) => sum + content.length, 0)
    return bytes > mostFileBytes ? [] : [...files]
  } catch (error) {
    parts.log.warn({ err: error, mail: mail.id, kind: mail.kind }, 'the files of a mail could not be made')
    return []
  }
}

/** Sends waiting mails and informs open lists of mails; one that fails is retried later and delays no other. */
export async function sendMails(
  parts: TenantParts,
  signal: AbortSignal,
  filesFor: MailFiles = async () => [],
): Promise<void> {
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
        await sendOne(parts, mail, async ({ recipient, subject, page }) =>
          transport.sendMail({
            from: senderOf(parts),
            to: recipient,
            subject,
            text: mailText(page),
            html: mailHtml(page),
            attachments: await filesOf(parts, mail, filesFor),
          }),
        )
      tell()
    }
  } finally {
    transport.close()
  }
}
