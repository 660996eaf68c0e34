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

const etagOf = (made: Buffer): string => `"${hash('sha256', made, 'base64url').slice(0, 27)}"`

/** A small answer is its text, and goes out as that; the other forms are for completeness. */
class SmallAnswer<T> implements CachedAnswer<T> {
  readonly kept = true
  readonly text: string
  readonly bytes: number
  readonly etag: string

  constructor(text: string, made: Buffer) {
    this.text = text
    this.bytes = made.length
    this.etag = etagOf(made)
  }

  read(): T {
    // The text was made of such a value.
    return JSON.parse(this.text) as T
  }

  identity(): Buffer {
    return Buffer.from(this.text)
  }

  gzip(): Buffer {
    return gzipSync(this.text)
  }

  brotli(): Buffer {
    return brotliCompressSync(this.text)
  }
}

/**
 * The forms of a large answer. Each is made when the first browser asks for it; from then on the answer is kept compressed
 * alone, a fifth of it, because every browser takes it so.
 */
class LargeAnswer<T> implements CachedAnswer<T> {
  readonly kept = true
  readonly text = null
  readonly bytes: number
  readonly etag: string
  #whole: Buffer | null
  #gzip: Buffer | null = null
  #brotli: Buffer | null = null

  constructor(made: Buffer) {
    this.bytes = made.length
    this.etag = etagOf(made)
    this.#whole = made
  }

  read(): T {
    // The text was made of such a value.
    return JSON.parse(this.identity().toString()) as T
  }

  identity(): Buffer {
    if (this.#whole !== null) return this.#whole
    return this.#brotli === null ? gunzipSync(this.#gzip ?? Buffer.alloc(0)) : brotliDecompressSync(this.#brotli)
  }

  gzip(): Buffer {
    if (this.#gzip !== null) return this.#gzip
    const from = this.identity()
    this.#gzip = alone(gzipSync(from, { level: gzipLevelOf(from.length), ...roomFor(from.length) }))
    this.#whole = null
    return this.#gzip
  }

  brotli(): Buffer {
    if (this.#brotli !== null) return this.#brotli
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
    this.#brotli = alone(brotliCompressSync(this.identity(), { params }))
    this.#whole = null
    return this.#brotli
  }
}

export function packAnswer<T>(value: T): CachedAnswer<T> {
  return packText(JSON.stringify(value))
}

/** As `packAnswer`, of the JSON of such a value. */
export function packText<T>(text: string): CachedAnswer<T> {
  const made = Buffer.from(text)
  return made.length < smallBytes ? new SmallAnswer(text, made) : new LargeAnswer(made)
}
