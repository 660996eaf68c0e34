import { createHash } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { contentHash, type FileStore, placeOf } from '../files/files.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackupKey } from './backup-key.ts'

const pieceBytes = 4 * 1024 * 1024
/** The first byte of a piece says what follows it. */
const plain = 0
const sealed = 1

/** Content in a backup: the hashes of its pieces in their order, and the SHA-256 of the whole. */
export interface Kept {
  readonly pieces: readonly string[]
  readonly bytes: number
  readonly digest: string
}

/** The content of all backups of a place, compressed and perhaps encrypted, in pieces that lie there once. */
export interface Pieces {
  keep(content: AsyncIterable<Uint8Array>): Promise<Kept>
  /**
   * The content piece by piece.
   * @throws BackupFault when a piece is not there, damaged, or encrypted with another key
   */
  read(kept: Pick<Kept, 'pieces'>): AsyncGenerator<Buffer>
  /** Whether all pieces are there; not whether they are whole. */
  has(kept: Kept): Promise<boolean>
}

/** The bytes as they come, cut into pieces of one size. */
async function* cut(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = []
  let length = 0
  for await (const part of content) {
    let rest = part
    while (length + rest.length >= pieceBytes) {
      const taken = pieceBytes - length
      yield Buffer.concat([...parts, rest.subarray(0, taken)])
      rest = rest.subarray(taken)
      parts = []
      length = 0
    }
    parts.push(rest)
    length += rest.length
  }
  if (length > 0) yield Buffer.concat(parts)
}

const marked = (mark: number, bytes: Uint8Array): Buffer => Buffer.concat([Buffer.of(mark), bytes])

/** @param place how the operator names the place where the pieces lie */
export function createPieces(store: FileStore, key: BackupKey | null, place: string): Pieces {
  const fileOf = (hash: string) => `${place}/pieces/${placeOf(hash) ?? hash}`
  const write = async (piece: Buffer): Promise<string> => {
    const packed = zstdCompressSync(piece)
    return store.put(key === null ? marked(plain, packed) : marked(sealed, key.seal(packed)))
  }
  const read = async (hash: string): Promise<Buffer> => {
    const bytes = await store.read(hash)
    if (bytes === null || contentHash(bytes) !== hash)
      throw new BackupFault(`${fileOf(hash)} ontbreekt of is beschadigd: neem een andere back-up.`)
    if (bytes[0] === plain) return zstdDecompressSync(bytes.subarray(1))
    if (key === null) throw new BackupFault('Deze back-up is versleuteld: zet PORTAL_BACKUP_KEY op zijn sleutel.')
    const packed = key.open(bytes.subarray(1))
    if (packed === null)
      throw new BackupFault('PORTAL_BACKUP_KEY is een andere sleutel dan waarmee deze back-up is gemaakt.')
    return zstdDecompressSync(packed)
  }
  return {
    async keep(content) {
      const whole = createHash('sha256')
      const pieces: string[] = []
      let bytes = 0
      for await (const piece of cut(content)) {
        whole.update(piece)
        bytes += piece.length
        pieces.push(await write(piece))
      }
      return { pieces, bytes, digest: whole.digest('hex') }
    },
    async *read({ pieces }) {
      for (const hash of pieces) yield await read(hash)
    },
    async has({ pieces }) {
      for (const hash of pieces) if (!(await store.has(hash))) return false
      return true
    },
  }
}
