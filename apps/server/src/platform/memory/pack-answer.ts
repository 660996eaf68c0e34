import { hash } from 'node:crypto'
import {
  type BrotliOptions,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib'

/** An answer in the forms in which it is sent. What it was made of is not kept beside them. */
export interface CachedAnswer<T> {
  readonly kept: true
  /** What it says, read from its text. */
  read(): T
  readonly etag: string
  /** Bytes of it as it is. */
  readonly bytes: number
  /** Bytes that it takes in memory at most: what does not compress is there twice, anything else for two fifths. */
  readonly weight: number
  identity(): Buffer
  /** The same as text when it is small: that goes out in one piece with its head. */
  readonly text: string | null
  gzip(): Buffer
  brotli(): Buffer
}

export function isCachedAnswer(answer: unknown): answer is CachedAnswer<unknown> {
  return typeof answer === 'object' && answer !== null && 'kept' in answer && 'brotli' in answer
}

/** Below this many bytes compressing costs more than it saves. */
const smallBytes = 2048
/** What the first packets carry is there as soon with a tenth more, which takes two thirds of the time. */
const firstPacketsBytes = 16 * 1024
const gzipLevelOf = (bytes: number): number => (bytes <= firstPacketsBytes ? 3 : 6)
const brotliQuality = 5

/** The least power of two that holds so many bytes, within what is useful. */
const bitsOf = (bytes: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes))))

/**
 * Little room to compress in, whatever the answer takes: its lines are alike within a few kilobytes, and what zlib takes of
 * itself, fresh from the system each time, costs more than compressing.
 */
export function gzipRoom(bytes: number): ZlibOptions {
  const windowBits = bitsOf(bytes, 9, 13)
  return { windowBits, memLevel: windowBits - 7, chunkSize: Math.max(1024, bytes >> 4) }
}

/** The same for Brotli, which takes four times as long with the room it takes of itself. */
function brotliOptions(bytes: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
  return {
    chunkSize: Math.max(1024, bytes >> 4),
    params: { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_LGWIN]: bitsOf(bytes, 10, 16) },
  }
}

/** Compressed, below this many bytes: the runtime makes a buffer of it by taking a piece of one it has. */
const pieceBytes = 4096

/**
 * Compressed bytes, kept. Thousands of small ones are kept as text, a byte a letter: the runtime moves those together when
 * others go, and what C's allocator holds between buffers that stay is lost. A large one is a buffer that is copied to
 * memory of its own: what is made on the way stands in larger pieces, which one answer would keep as a whole.
 */
type Compressed = Buffer | string

function keep(made: Buffer): Compressed {
  if (made.length < pieceBytes) return made.toString('latin1')
  const own = Buffer.allocUnsafeSlow(made.length)
  made.copy(own)
  return own
}

const bytesOf = (kept: Compressed): Buffer => (typeof kept === 'string' ? Buffer.from(kept, 'latin1') : kept)

/** What is compressed is written here, where it fits, and read before anything else is. */
const desk = Buffer.allocUnsafeSlow(64 * 1024)
const mostBytesOfLetter = 3

function written(text: string): Buffer {
  return text.length * mostBytesOfLetter <= desk.length ? desk.subarray(0, desk.write(text)) : Buffer.from(text)
}

const etagOf = (text: string): string => `"${hash('sha256', text, 'base64url').slice(0, 27)}"`

const forms = 2
/** What an answer takes whatever it holds. */
const packedBytes = 500

/** A small answer is its text, and goes out as that; the other forms are for completeness. */
class SmallAnswer<T> implements CachedAnswer<T> {
  readonly kept = true
  readonly text: string
  readonly bytes: number
  readonly weight: number
  readonly etag: string

  constructor(text: string, bytes: number) {
    this.text = text
    this.bytes = bytes
    this.weight = packedBytes + forms * bytes
    this.etag = etagOf(text)
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
  readonly weight: number
  readonly etag: string
  #whole: string | null
  #gzip: Compressed | null = null
  #brotli: Compressed | null = null

  constructor(text: string, bytes: number) {
    this.bytes = bytes
    this.weight = packedBytes + forms * bytes
    this.etag = etagOf(text)
    this.#whole = text
  }

  read(): T {
    // The text was made of such a value.
    return JSON.parse(this.#whole ?? this.identity().toString()) as T
  }

  identity(): Buffer {
    if (this.#whole !== null) return Buffer.from(this.#whole)
    return this.#brotli === null ? gunzipSync(bytesOf(this.#gzip ?? '')) : brotliDecompressSync(bytesOf(this.#brotli))
  }

  gzip(): Buffer {
    this.#gzip ??= this.#compress((from) =>
      gzipSync(from, { level: gzipLevelOf(from.length), ...gzipRoom(from.length) }),
    )
    return bytesOf(this.#gzip)
  }

  brotli(): Buffer {
    this.#brotli ??= this.#compress((from) => brotliCompressSync(from, brotliOptions(from.length)))
    return bytesOf(this.#brotli)
  }

  #compress(by: (from: Buffer) => Buffer): Compressed {
    const made = keep(by(this.#whole === null ? this.identity() : written(this.#whole)))
    this.#whole = null
    return made
  }
}

export function packAnswer<T>(value: T): CachedAnswer<T> {
  return packText(JSON.stringify(value))
}

/** As `packAnswer`, of the JSON of such a value. */
export function packText<T>(text: string): CachedAnswer<T> {
  const bytes = Buffer.byteLength(text)
  return bytes < smallBytes ? new SmallAnswer(text, bytes) : new LargeAnswer(text, bytes)
}
