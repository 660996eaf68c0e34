import { loadSharp, mostPixels } from './load-sharp.ts'

export const thumbnailType = 'image/webp'

/** Pixels of the longest side: a card on a sharp screen. */
const longestSide = 480
/** A smaller file is not worth a second one. */
const smallBytes = 24 * 1024
const photos = new Set(['image/png', 'image/jpeg', 'image/webp'])

/**
 * A photo as it is shown in lists, upright and without what a camera wrote into it.
 * @returns null when the picture itself serves best: a drawing, a small file, or one that cannot be read
 */
export async function makeThumbnail(mimeType: string, content: Buffer): Promise<Buffer | null> {
  if (!photos.has(mimeType) || content.length <= smallBytes) return null
  const sharp = await loadSharp()
  try {
    const made = await sharp(content, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer()
    return made.length < content.length ? made : null
  } catch {
    return null
  }
}
