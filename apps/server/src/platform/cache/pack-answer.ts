import { hash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync, type ZlibOptions } from 'node:zlib'
import type { CachedAnswer } from './answers.ts'

/** Below this many bytes compressing costs more than it saves. */
const smallBytes = 2048
/** What the first packets carry is there as soon with a tenth more, which takes two thirds of the time. */
const firstPacketsBytes = 16 * 1024
const gzipLevelOf = (bytes: number): number => (bytes <= firstPacketsBytes ? 3 : 6)
const brotliQuality = 5
const [leastWindow, mostWindow] = [9, 15]

/** No more room to compress in than the answer takes: what zlib would take for a large one costs a small one half its time. */
function roomFor(bytes: number): ZlibOptions {
  const windowBits = Math.min(mostWindow, Math.max(leastWindow, Math.ceil(Math.log2(bytes))))
  return { windowBits, memLevel: Math.min(8, windowBits - 6), chunkSize: Math.max(1024, bytes >> 2) }
}

/** In memory of its own: what is made on the way stands in larger pieces, which one answer would keep as a whole. */
function alone(made: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(made.length)
  made.copy(own)
  return own
}

/**
 * The forms of a large answer. Each is made when the first browser asks for it; from then on the answer is kept compressed
 * alone, a fifth of it, because every browser takes it so.
 */
function largeForms(made: Buffer): Pick<CachedAnswer<unknown>, 'identity' | 'gzip' | 'brotli'> {
  let whole: Buffer | null = made
  let gzip: Buffer | null = null
  let brotli: Buffer | null = null
  const identity = () => {
    if (whole !== null) return whole
    return brotli === null ? gunzipSync(gzip ?? Buffer.alloc(0)) : brotliDecompressSync(brotli)
  }
  return {
    identity,
    gzip() {
      if (gzip !== null) return gzip
      const from = identity()
      gzip = alone(gzipSync(from, { level: gzipLevelOf(from.length), ...roomFor(from.length) }))
      whole = null
      return gzip
    },
    brotli() {
      if (brotli !== null) return brotli
      const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
      brotli = alone(brotliCompressSync(identity(), { params }))
      whole = null
      return brotli
    },
  }
}

/** A small answer is its text, and goes out as that; the other forms are for completeness. */
function smallForms(text: string): Pick<CachedAnswer<unknown>, 'identity' | 'gzip' | 'brotli'> {
  const identity = () => Buffer.from(text)
  return { identity, gzip: () => gzipSync(text), brotli: () => brotliCompressSync(text) }
}

export function packAnswer<T>(value: T): CachedAnswer<T> {
  return packText(JSON.stringify(value))
}

/** As `packAnswer`, of the JSON of such a value. */
export function packText<T>(text: string): CachedAnswer<T> {
  const made = Buffer.from(text)
  const bytes = made.length
  const isSmall = bytes < smallBytes
  const forms = isSmall ? smallForms(text) : largeForms(made)
  const etag = `"${hash('sha256', made, 'base64url').slice(0, 27)}"`
  return {
    kept: true,
    // The text was made of such a value.
    read: () => JSON.parse(forms.identity().toString()) as T,
    etag,
    bytes,
    text: isSmall ? text : null,
    ...forms,
  }
}
