import { PortalError } from '@portal/contract/errors.ts'
import type { pictureKinds } from '@portal/contract/uploads.ts'
import type { Sharp } from 'sharp'
import { loadSharp, mostPixels } from '../files/load-sharp.ts'

export type PictureKind = (typeof pictureKinds)[number]

/** Pixels of the longest side: enough to fill a screen and to read a type plate. */
const longestSide = 2560
const longestSeconds = 20
const formatOf: Readonly<Record<PictureKind, string>> = { jpg: 'jpeg', png: 'png', webp: 'webp' }
const encode: Readonly<Record<PictureKind, (picture: Sharp) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: 85 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 85 }),
}

/** One picture after another: unpacked, each may take two hundred megabytes. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work, work)
  last = done.catch(() => undefined)
  return done
}

async function makeAnew(content: Buffer, kind: PictureKind): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
  if ((await picture.metadata()).format !== formatOf[kind]) throw new PortalError('upload.onleesbaar')
  const upright = picture
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: longestSeconds })
  return encode[kind](upright).toBuffer()
}

/**
 * The picture drawn again in its own format, upright and at most 2560 pixels: without where and when it was taken, and
 * without whatever else was hidden behind or between its pixels.
 * @throws PortalError `upload.onleesbaar` for what is damaged, no such picture, or larger than 50 million pixels
 */
export function cleanPicture(content: Buffer, kind: PictureKind): Promise<Buffer> {
  return inTurn(() =>
    makeAnew(content, kind).catch((error) => {
      throw error instanceof PortalError ? error : new PortalError('upload.onleesbaar')
    }),
  )
}
