import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { contentHash, type FileStore } from '../files/files.ts'
import { BackupFault } from './backup-fault.ts'
import type { KeptFile } from './backup-list.ts'
import type { Pieces } from './pieces.ts'

/** Files copied at once: most of the time is spent on waiting for a disk or a bucket. */
const atOnce = 8

async function forEach<T>(all: AsyncIterable<T> | Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>()
  for await (const one of all) {
    const turn = work(one).finally(() => running.delete(turn))
    // The first failure is the answer; the others are heard, so that they end nothing.
    turn.catch(() => undefined)
    running.add(turn)
    if (running.size >= atOnce) await Promise.race(running)
  }
  await Promise.all(running)
}

export interface KeptFiles {
  readonly files: readonly KeptFile[]
  /** Listed, and gone or damaged when they were read. */
  readonly unreadable: number
}

/**
 * Keeps all files of a tenant. A file never changes, so one that an earlier backup has is not read again.
 * @param earlier the files of that backup by their hash
 */
export async function keepFiles(
  store: FileStore,
  pieces: Pieces,
  earlier: ReadonlyMap<string, KeptFile>,
): Promise<KeptFiles> {
  const files: KeptFile[] = []
  let unreadable = 0
  await forEach(store.list(), async (hash) => {
    const known = earlier.get(hash)
    if (known !== undefined && (await pieces.has(known))) {
      files.push(known)
      return
    }
    const content = await store.read(hash)
    if (content === null) unreadable += 1
    else files.push({ hash, ...(await pieces.keep(Readable.from([content]))) })
  })
  return { files, unreadable }
}

function refuseOther(file: KeptFile, hash: string): void {
  if (hash === file.hash) return
  throw new BackupFault(`Het bestand ${file.hash} komt niet terug zoals het was: neem een andere back-up.`)
}

const contentOf = (pieces: Pieces, file: KeptFile): Promise<Buffer> => buffer(pieces.read(file))

/** Reads every file back and compares it with its name. */
export async function compareFiles(pieces: Pieces, files: readonly KeptFile[]): Promise<void> {
  await forEach(files, async (file) => refuseOther(file, contentHash(await contentOf(pieces, file))))
}

/** Puts back every file that the store does not have, and says how many those were. */
export async function putFiles(store: FileStore, pieces: Pieces, files: readonly KeptFile[]): Promise<number> {
  let put = 0
  await forEach(files, async (file) => {
    if (await store.has(file.hash)) return
    refuseOther(file, await store.put(await contentOf(pieces, file)))
    put += 1
  })
  return put
}
