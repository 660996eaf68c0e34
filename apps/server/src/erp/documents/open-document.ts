import type { ErpDocument } from '../../platform/back-office/erp-gateway.ts'
import type { Db } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/files.ts'
import type { Logger } from '../../platform/log/log.ts'
import { type Codeunit, refusalOf } from '../codeunit/codeunit.ts'
import { ErpError } from '../erp-error.ts'
import { createPriorityQueue } from '../transport/priority-queue.ts'
import { findDocument, type KnownDocument } from './documents.store.ts'

/** Largest document that is fetched. */
export const mostBytes = 25 * 1024 * 1024
/** Documents fetched at once: each is in memory as a whole. */
const atOnce = 2

export interface DocumentParts {
  readonly db: Db
  readonly files: FileStore
  readonly codeunit: Codeunit
  readonly log: Logger
}

async function fetchContent({ codeunit }: DocumentParts, entryNo: number): Promise<Buffer | null> {
  try {
    const result = await codeunit.getDocument(entryNo)
    return refusalOf(result) === null ? Buffer.from(result.base64, 'base64') : null
  } catch (error) {
    if (error instanceof ErpError && error.kind === 'business') return null
    throw error
  }
}

/** The hash under which the content is kept now; one that differs was changed there after the last synchronisation. */
async function keep(parts: DocumentParts, document: KnownDocument): Promise<string | null> {
  const { entryNo, hash } = document
  const content = await fetchContent(parts, entryNo)
  if (content === null || content.length === 0 || content.length > mostBytes) {
    parts.log.warn({ entryNo, bytes: content?.length ?? 0 }, 'document refused')
    return null
  }
  const found = await parts.files.put(content)
  if (found !== hash) parts.log.warn({ entryNo, hash, found }, 'document has another hash than the mirror')
  return found
}

/**
 * Documents are listed in the mirror; the content is asked of the back office when somebody opens one, and kept under
 * its hash. Who asks for one that is on its way waits for it.
 */
export function createDocuments(parts: DocumentParts): (entryNo: number) => Promise<ErpDocument | null> {
  const queue = createPriorityQueue(atOnce, atOnce)
  const coming = new Map<number, Promise<string | null>>()
  const fetchOnce = (document: KnownDocument): Promise<string | null> => {
    const known = coming.get(document.entryNo)
    if (known !== undefined) return known
    const begun = queue.run('interactive', () => keep(parts, document)).finally(() => coming.delete(document.entryNo))
    coming.set(document.entryNo, begun)
    return begun
  }
  return async (entryNo) => {
    const document = await findDocument(parts.db, entryNo)
    if (document === null || document.size > mostBytes) return null
    const { fileName, mimeType } = document
    const kept = await parts.files.open(document.hash)
    if (kept !== null) return { fileName, mimeType, ...kept }
    const hash = await fetchOnce(document)
    const opened = hash === null ? null : await parts.files.open(hash)
    return opened === null ? null : { fileName, mimeType, ...opened }
  }
}
