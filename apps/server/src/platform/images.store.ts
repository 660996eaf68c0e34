import { and, eq } from 'drizzle-orm'
import type { TenantParts } from './context.ts'
import { images } from './db/schema/mirror-catalogue.ts'

export interface StoredImage {
  readonly mimeType: string
  readonly content: Buffer
}

const fetching = new Map<string, Promise<Buffer | null>>()

/** Pictures that the synchronisation has not brought yet are asked of the back office once, however many wait. */
async function fetchImage(parts: TenantParts, hash: string): Promise<Buffer | null> {
  const [row] = await parts.db.select().from(images).where(eq(images.hash, hash)).limit(1)
  if (row === undefined) return null
  const image = await parts.erp.getImage(row.parentType, row.parentNo, row.lineNo)
  if (image === null) return null
  const storedHash = await parts.files.put(image.content)
  if (storedHash !== hash) return null
  await parts.db
    .update(images)
    .set({ stored: true })
    .where(and(eq(images.hash, hash), eq(images.stored, false)))
  return Buffer.from(image.content)
}

/** A picture by the SHA-256 of its content; null when there is none. */
export async function findImage(parts: TenantParts, hash: string): Promise<StoredImage | null> {
  const [row] = await parts.db.select({ mimeType: images.mimeType }).from(images).where(eq(images.hash, hash)).limit(1)
  if (row === undefined) return null
  const here = await parts.files.read(hash)
  if (here !== null) return { mimeType: row.mimeType, content: here }
  const key = `${parts.tenant.id} ${hash}`
  const running = fetching.get(key) ?? fetchImage(parts, hash)
  fetching.set(key, running)
  const content = await running.finally(() => fetching.delete(key))
  return content === null ? null : { mimeType: row.mimeType, content }
}
