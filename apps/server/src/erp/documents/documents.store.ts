import type { Db } from '../../platform/db/database.ts'
import { eq } from '../../platform/db/query.ts'
import { documents } from '../mirror-tables.ts'

export interface KnownDocument {
  readonly entryNo: number
  readonly fileName: string
  readonly mimeType: string
  /** Bytes, as the back office says. */
  readonly size: number
  readonly hash: string
}

export async function findDocument(db: Db, entryNo: number): Promise<KnownDocument | null> {
  const { fileName, mimeType, size, hash } = documents
  const [row] = await db
    .select({ entryNo: documents.entryNo, fileName, mimeType, size, hash })
    .from(documents)
    .where(eq(documents.entryNo, entryNo))
  return row ?? null
}
