import type { MailFiles } from '../../platform/mail/send-mails.ts'
import { signedKind } from './hand-over-mail.ts'
import { findHandOver } from './hand-overs.store.ts'
import { drawRecord } from './print-hand-over.ts'
import { findReaders } from './readers.store.ts'

/** The record that goes with the mail about a hand-over, in the language of that mail. */
export const filesOfSigned: MailFiles = async (parts, { kind, subjectId, recipient }) => {
  const handOver = kind === signedKind && subjectId !== null ? await findHandOver(parts.db, subjectId) : null
  if (handOver === null) return []
  const { languageOf } = await findReaders(parts.db, { handOverId: handOver.id, addresses: [recipient] })
  const drawn = await drawRecord(parts, { handOver, language: languageOf(recipient), who: `mail ${recipient}` })
  return drawn === null ? [] : [{ filename: drawn.name, content: drawn.content }]
}
