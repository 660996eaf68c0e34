import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'

/** Content kept once under the SHA-256 of its bytes (64 lower-case hex digits). */
export interface FileStore {
  put(content: Uint8Array): Promise<string>
  has(hash: string): Promise<boolean>
  read(hash: string): Promise<Buffer | null>
  /** Size in bytes and a stream, or null when there is no such content. */
  open(hash: string): Promise<{ size: number; stream: Readable } | null>
  /** Content that is not there is removed already. */
  remove(hash: string): Promise<void>
  /** The hash of everything that is kept, in no order. */
  list(): AsyncIterable<string>
}

/**
 * Why a store of files cannot answer: no connection, no answer in time, a refusal that stays one, or trouble over there
 * that may be over soon. Content that is not there is no failure.
 */
export type FilesErrorKind = 'unreachable' | 'late' | 'refused' | 'failing'

export class FilesError extends Error {
  readonly kind: FilesErrorKind

  constructor(kind: FilesErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** The name of content in every store. */
export function contentHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

const hashShape = /^[0-9a-f]{64}$/

/** Where content lies below the store's own folder, or null for a name that is no hash and so never becomes a path. */
export function placeOf(hash: string): string | null {
  return hashShape.test(hash) ? `${hash.slice(0, 2)}/${hash}` : null
}

/** The hash of what lies at a place; null for what was put there by somebody else. */
export function hashOf(place: string): string | null {
  const hash = place.slice(place.lastIndexOf('/') + 1)
  return placeOf(hash) === place ? hash : null
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

const ownFolder = { recursive: true, mode: 0o700 } as const

/** What is in a folder stays there after a power cut once the folder itself is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder, and keeps its names by itself.
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  await opened.sync().finally(() => opened.close())
}

/** Under its name content is always whole: nobody reads half, also after a power cut. */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}.part`
  const folder = dirname(path)
  const made = await mkdir(folder, ownFolder)
  try {
    const file = await open(part, 'wx', 0o600)
    await file
      .writeFile(content)
      .then(() => file.sync())
      .finally(() => file.close())
    await rename(part, path)
    await syncFolder(folder)
    if (made !== undefined) await syncFolder(dirname(folder))
  } finally {
    await rm(part, { force: true })
  }
}

/** How many files are remembered to be whole; one costs a little over a hundred bytes. */
const mostKnown = 20_000

/**
 * A store in one folder. Content is compared with its hash when this process gives it for the first time, and again when
 * its size became another; what is damaged counts as not there, so that a caller that can fetch it again does.
 */
export function createFileStore(folder: string): FileStore {
  /** The size of content that was found whole. */
  const whole = new LRUCache<string, number>({ max: mostKnown })
  const ifThere = async <T>(hash: string, action: (path: string) => Promise<T>): Promise<T | null> => {
    const place = placeOf(hash)
    if (place === null) return null
    return action(join(folder, place)).catch((error) => {
      if (isMissing(error)) return null
      throw error
    })
  }
  const isWhole = async (hash: string, size: number, hashOf: () => Promise<string> | string) => {
    if (whole.get(hash) === size) return true
    if ((await hashOf()) !== hash) return false
    whole.set(hash, size)
    return true
  }
  return {
    async put(content) {
      const hash = contentHash(content)
      await writeWhole(join(folder, hash.slice(0, 2), hash), content)
      whole.set(hash, content.length)
      return hash
    },
    has: async (hash) => (await ifThere(hash, (path) => access(path).then(() => true))) ?? false,
    read: (hash) =>
      ifThere(hash, async (path) => {
        const content = await readFile(path)
        return (await isWhole(hash, content.length, () => contentHash(content))) ? content : null
      }),
    open: (hash) =>
      ifThere(hash, async (path) => {
        const { size } = await stat(path)
        return (await isWhole(hash, size, () => hashOfFile(path))) ? { size, stream: createReadStream(path) } : null
      }),
    async remove(hash) {
      await ifThere(hash, (path) => rm(path))
      whole.delete(hash)
    },
    async *list() {
      for (const part of await namesIn(folder))
        for (const name of await namesIn(join(folder, part))) {
          const hash = hashOf(`${part}/${name}`)
          if (hash !== null) yield hash
        }
    },
  }
}

/** Names in a folder; none when it is not there, or is none. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error) => {
    if (isMissing(error) || (error instanceof Error && 'code' in error && error.code === 'ENOTDIR')) return []
    throw error
  })
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
