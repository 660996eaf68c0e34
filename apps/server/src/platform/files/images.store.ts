import { ask } from '../db/ask.ts'
import type { Db } from '../db/database.ts'
import { eq, sql } from '../db/query.ts'
import { imageThumbnails } from '../db/schema/exchange.ts'

/** By what the back office finds a picture, and its type. */
interface ImageRow {
  readonly parentType: string
  readonly parentNo: string
  readonly lineNo: number
  readonly mimeType: string
}

/** What the mirror knows of a picture; null when there is none with this content. */
export async function findImageRow(db: Db, hash: string): Promise<ImageRow | null> {
  const [row] = await ask<ImageRow>(
    db,
    sql`select parent_type as "parentType", parent_no as "parentNo", line_no as "lineNo", mime_type as "mimeType"
        from erp_images where hash = ${hash} limit 1`,
  )
  return row ?? null
}

/** Notes that the content of a picture is in the document store now. */
export async function markImageStored(db: Db, hash: string): Promise<void> {
  await ask(db, sql`update erp_images set stored = true where hash = ${hash} and not stored`)
}

/** The small picture made of a large one: its hash, null when the large one serves, undefined when none was made yet. */
export async function findThumbnailHash(db: Db, hash: string): Promise<string | null | undefined> {
  const [row] = await db.select().from(imageThumbnails).where(eq(imageThumbnails.hash, hash))
  return row?.thumbnailHash
}

export async function insertThumbnail(db: Db, hash: string, thumbnailHash: string | null): Promise<void> {
  await db.insert(imageThumbnails).values({ hash, thumbnailHash }).onConflictDoNothing()
}
