import { createHash } from 'node:crypto'
import { idReusedCode, type WriteResult } from '@portal/erp-protocol/codeunit.ts'
import { DialogError, ProtocolError } from '../protocol/errors.ts'
import type { Books } from '../state/books.ts'
import type { Transaction } from '../state/store.ts'

const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export interface OnceCall {
  readonly externalId: string
  /** Everything that was asked, as it came. */
  readonly content: string
}

/** What a writing procedure does: its transaction, and what it answers. */
export interface Work extends Omit<Transaction, 'inbox'> {
  readonly no: string
  readonly status: string
}

/**
 * Does the work of a writing procedure once for its external id, in one transaction with the note of it. The same id
 * again gives the first answer; the same id with other content is refused.
 */
export function storeOnce(books: Books, { externalId, content }: OnceCall, work: () => Work): WriteResult {
  if (!guidPattern.test(externalId)) throw new DialogError('The external id is not valid.')
  const payloadHash = createHash('sha256').update(content).digest('hex')
  const known = books.store.inbox(externalId)
  if (known !== undefined) {
    if (known.payloadHash !== payloadHash)
      throw new ProtocolError(400, idReusedCode, 'The external id was used for another payload.')
    // Only this function writes the inbox.
    return { ...(known.answer as WriteResult), alreadyExisted: true }
  }
  const { no, status, ...transaction } = work()
  const answer: WriteResult = { ok: true, alreadyExisted: false, no, status, errors: [] }
  books.commit({ ...transaction, inbox: { externalId, payloadHash, answer } })
  return answer
}
