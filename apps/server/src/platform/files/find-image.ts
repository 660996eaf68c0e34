import type { TenantParts } from '../context.ts'
import { findImageRow, findThumbnailHash, insertThumbnail, markImageStored } from './images.store.ts'
import { makeThumbnail, thumbnailType } from './make-thumbnail.ts'

export interface StoredImage {
  readonly mimeType: string
  readonly content: Buffer
}

const fetching = new Map<string, Promise<Buffer | null>>()
const making = new Map<string, Promise<StoredImage | null>>()

/** Work that is done once, however many wait for it. */
function once<T>(key: string, running: Map<string, Promise<T>>, work: () => Promise<T>): Promise<T> {
  const known = running.get(key)
  if (known !== undefined) return known
  const begun = work().finally(() => running.delete(key))
  running.set(key, begun)
  return begun
}

/** Pictures that the synchronisation has not brought yet are asked of the back office once, however many wait. */
async function fetchImage(parts: TenantParts, hash: string): Promise<Buffer | null> {
  const row = await findImageRow(parts.db, hash)
  if (row === null) return null
  const image = await parts.erp.getImage(row.parentType, row.parentNo, row.lineNo)
  if (image === null) return null
  const storedHash = await parts.files.put(image.content)
  if (storedHash !== hash) return null
  await markImageStored(parts.db, hash)
  return Buffer.from(image.content)
}

async function findOriginal(parts: TenantParts, hash: string): Promise<StoredImage | null> {
  const row = await findImageRow(parts.db, hash)
  if (row === null) return null
  const here = await parts.files.read(hash)
  if (here !== null) return { mimeType: row.mimeType, content: here }
  const content = await once(`${parts.tenant.id} ${hash}`, fetching, () => fetchImage(parts, hash))
  return content === null ? null : { mimeType: row.mimeType, content }
}

async function keepThumbnail(parts: TenantParts, hash: string): Promise<StoredImage | null> {
  const original = await findOriginal(parts, hash)
  if (original === null) return null
  const content = await makeThumbnail(original.mimeType, original.content)
  const thumbnailHash = content === null ? null : await parts.files.put(content)
  await insertThumbnail(parts.db, hash, thumbnailHash)
  return content === null ? original : { mimeType: thumbnailType, content }
}

/** The picture as lists show it: made of the large one when it is first asked for, and kept. */
async function findThumbnail(parts: TenantParts, hash: string): Promise<StoredImage | null> {
  const known = await findThumbnailHash(parts.db, hash)
  if (known === null) return findOriginal(parts, hash)
  const content = known === undefined ? null : await parts.files.read(known)
  if (content !== null) return { mimeType: thumbnailType, content }
  return once(`${parts.tenant.id} ${hash}`, making, () => keepThumbnail(parts, hash))
}

/** A picture by the SHA-256 of its content; null when there is none. */
export function findImage(parts: TenantParts, hash: string, size: 'full' | 'small'): Promise<StoredImage | null> {
  return size === 'small' ? findThumbnail(parts, hash) : findOriginal(parts, hash)
}
