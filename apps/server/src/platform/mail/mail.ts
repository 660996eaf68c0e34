import type { Clock } from '../clock.ts'
import type { MailQueue } from '../context.ts'
import type { Db } from '../db/database.ts'
import { momentOf, writeRows } from '../db/write-parts.ts'
import { mailPart, type NewMail, withdrawMails } from './mail-queue.store.ts'

/** A line break in a header could smuggle in another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ').trim()
}

/** Mail goes out only when the transaction it was queued in commits. */
export function createMailQueue(db: Db, clock: Clock): MailQueue {
  return {
    async queue(mail) {
      const now = clock.now()
      const row: NewMail = {
        kind: mail.kind,
        recipient: oneLine(mail.to),
        subject: oneLine(mail.subject),
        page: mail.page,
        people: mail.people.filter((name) => name !== ''),
        subjectId: mail.subjectId ?? null,
        nextAttemptAt: momentOf(new Date(now.getTime() + (mail.holdMs ?? 0))),
        createdAt: momentOf(now),
      }
      await writeRows(db, [[mailPart, row]])
    },
    withdraw: (kind, subjectId) => withdrawMails(db, kind, subjectId),
  }
}
