import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Content kept once under the SHA-256 of its bytes (64 lower-case hex digits). */
export interface FileStore {
  put(content: Uint8Array): Promise<string>
  has(hash: string): Promise<boolean>
  read(hash: string): Promise<Buffer | null>
  /** Size in bytes and a stream, or null when there is no such content. */
  open(hash: string): Promise<{ size: number; stream: Readable } | null>
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

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** A store in one folder. */
export function createFileStore(folder: string): FileStore {
  const ifThere = async <T>(hash: string, action: (path: string) => Promise<T>): Promise<T | null> => {
    const place = placeOf(hash)
    if (place === null) return null
    return action(join(folder, place)).catch((error) => {
      if (isMissing(error)) return null
      throw error
    })
  }
  return {
    async put(content) {
      const hash = contentHash(content)
      const path = join(folder, hash.slice(0, 2), hash)
      const part = `${path}.${randomUUID()}.part`
      await mkdir(join(folder, hash.slice(0, 2)), { recursive: true })
      try {
        await writeFile(part, content)
        await rename(part, path)
      } finally {
        await rm(part, { force: true })
      }
      return hash
    },
    has: async (hash) => (await ifThere(hash, (path) => access(path).then(() => true))) ?? false,
    read: (hash) => ifThere(hash, (path) => readFile(path)),
    open: (hash) =>
      ifThere(hash, async (path) => {
        const { size } = await stat(path)
        return { size, stream: createReadStream(path) }
      }),
  }
}
