import type { ContentResult } from '@portal/erp-protocol/codeunit.ts'
import { type DocumentHead, makeContent } from '../documents/document-content.ts'
import { invoicePdfOf } from '../documents/document-heads.ts'
import { particularsFrom } from '../documents/particulars.ts'
import { DialogError } from '../protocol/errors.ts'
import { sourcesOf } from '../scenarios/add-documents.ts'
import type { Books } from '../state/books.ts'
import type { Store } from '../state/store.ts'
import { rowWith } from '../state/typed-rows.ts'
import { asCode } from './read-payload.ts'

const contentOf = (store: Store, head: DocumentHead): Buffer => makeContent(head, particularsFrom(sourcesOf(store)))

function answer(mimeType: string, content: Buffer): ContentResult {
  return { ok: true, mimeType, base64: content.toString('base64'), errors: [] }
}

/** A document by its number: what was handed in, or what the back office makes of its own books. */
export function getDocument({ store, files }: Books, entryNo: string): ContentResult {
  const row = rowWith(store, 'PortaalDocument', { Entry_No: Number(entryNo) })
  if (row === undefined) throw new DialogError(`Het document ${entryNo} bestaat niet.`)
  return answer(row.Mime_Type, files.get(row.Hash) ?? contentOf(store, row))
}

/** An invoice or credit note as it was sent. */
export function getInvoicePdf({ store }: Books, no: string): ContentResult {
  const invoice = rowWith(store, 'PortaalFactuur', { No: asCode(no) })
  if (invoice === undefined) throw new DialogError(`De factuur ${no} bestaat niet.`)
  const head = invoicePdfOf(invoice)
  return answer(head.Mime_Type, contentOf(store, head))
}
