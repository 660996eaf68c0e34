import type { Db } from '../db/database.ts'
import { and, eq } from '../db/query.ts'
import { images, imageThumbnails } from '../db/schema/mirror-catalogue.ts'

/** What the mirror knows of a picture; null when there is none with this content. */
export async function findImageRow(db: Db, hash: string): Promise<typeof images.$inferSelect | null> {
  const [row] = await db.select().from(images).where(eq(images.hash, hash)).limit(1)
  return row ?? null
}

/** Notes that the content of a picture is in the document store now. */
export async function markImageStored(db: Db, hash: string): Promise<void> {
  await db
    .update(images)
    .set({ stored: true })
    .where(and(eq(images.hash, hash), eq(images.stored, false)))
}

/** The small picture made of a large one: its hash, null when the large one serves, undefined when none was made yet. */
export async function findThumbnailHash(db: Db, hash: string): Promise<string | null | undefined> {
  const [row] = await db.select().from(imageThumbnails).where(eq(imageThumbnails.hash, hash))
  return row?.thumbnailHash
}

export async function insertThumbnail(db: Db, hash: string, thumbnailHash: string | null): Promise<void> {
  await db.insert(imageThumbnails).values({ hash, thumbnailHash }).onConflictDoNothing()
}
