import type { ErpMirror } from '../../erp/connector.ts'
import { ErpError } from '../../erp/erp-error.ts'
import type { TenantParts } from '../../platform/context.ts'
import { findImage } from '../../platform/files/find-image.ts'
import { listMissingImages, type MissingImage, markStored } from './sync.store.ts'

/** Pictures fetched at once; their content is large and people go first. */
const atOnce = 2

export interface ImageCounts {
  readonly stored: number
  /** Not there, not safe, or not what the back office said they are. */
  readonly refused: number
}

export interface ImageRun {
  /** Whose pictures: Soort, Order, Exitorder. */
  readonly parentTypes: readonly string[]
  readonly signal?: AbortSignal
}

async function fetchOne(parts: TenantParts, mirror: ErpMirror, image: MissingImage): Promise<boolean> {
  if (image.size > mirror.mostImageBytes) {
    parts.log.warn({ ...image }, 'picture is too large')
    return false
  }
  if (!(await parts.files.has(image.hash))) {
    const found = await mirror.getImage(image, 'sync')
    if (found === null) return false
    const hash = await parts.files.put(found.content)
    if (hash !== image.hash) {
      parts.log.warn({ ...image, found: hash }, 'picture has another hash than the back office says')
      return false
    }
  }
  await markStored(parts.db, image.hash)
  await findImage(parts, image.hash, 'small')
  return true
}

/**
 * Brings the content of pictures that are not here yet, by hash: one that changed has another hash, one that is used
 * twice comes once. Each is made ready for lists too. Breaks off when the back office does; the next run goes on with what is missing.
 */
export async function syncImages(parts: TenantParts, mirror: ErpMirror, run: ImageRun): Promise<ImageCounts> {
  const { parentTypes, signal } = run
  const missing = (await listMissingImages(parts.db, parentTypes)).values()
  let stored = 0
  let refused = 0
  const work = async (): Promise<void> => {
    for (const image of missing) {
      signal?.throwIfAborted()
      try {
        if (await fetchOne(parts, mirror, image)) stored += 1
        else refused += 1
      } catch (error) {
        if (!(error instanceof ErpError) || error.details.notSent === true || error.kind === 'auth') throw error
        parts.log.warn({ ...image, code: error.details.code }, 'picture could not be fetched')
        refused += 1
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { stored, refused }
}
