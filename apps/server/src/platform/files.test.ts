import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ObjectStoreServer, startObjectStore } from '../../test/object-store-server.ts'
import { contentHash, type FileStore } from './files.ts'
import { openFiles } from './open-files.ts'

let folder: string
let server: ObjectStoreServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  server = await startObjectStore()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

interface StoreCase {
  readonly what: string
  open(tenant: string): FileStore
  /** Paths of all that is kept. */
  list(): Promise<string[]>
}

const stores: readonly StoreCase[] = [
  {
    what: 'a folder',
    open: (tenant) => openFiles({ kind: 'folder', folder }, tenant),
    list: async () => {
      const found = await readdir(folder, { recursive: true, withFileTypes: true })
      return found.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
    },
  },
  {
    what: 'a bucket of an object store',
    open: (tenant) => openFiles({ kind: 'bucket', ...server.bucket }, tenant),
    list: () => server.list(),
  },
]

describe.each(stores)('$what', ({ open, list }) => {
  const pathOf = (hash: string) => join(hash.slice(0, 2), hash)

  it('keeps the same content once, under its hash, for each tenant by itself', async () => {
    const content = Buffer.from('tekening')
    const hashes = await Promise.all(Array.from({ length: 8 }, () => open('dura').put(content)))
    expect(new Set(hashes)).toEqual(new Set([contentHash(content)]))
    const [hash = ''] = hashes
    expect((await open('dura').read(hash))?.toString()).toBe('tekening')
    expect(await open('dura').has(hash)).toBe(true)
    expect((await list()).filter((path) => path.endsWith(join('dura', pathOf(hash))))).toHaveLength(1)
    expect(await open('vsm').has(hash)).toBe(false)
    expect(await open('vsm').read(hash)).toBeNull()
  })

  it.each([0, 1, 3_000_000])('gives %d bytes back as they were, whole or as they come', async (length) => {
    const content = Buffer.alloc(length, 'binnen\u0000\u00ff', 'latin1')
    const hash = await open('dura').put(content)
    expect((await open('dura').read(hash))?.equals(content)).toBe(true)
    const opened = await open('dura').open(hash)
    expect(opened?.size).toBe(length)
    const first = opened?.stream[Symbol.asyncIterator]()
    const { value, done = false } = (await first?.next()) ?? {}
    // A large one comes in pieces.
    if (length > 1_000_000) expect(value.length).toBeLessThan(length / 2)
    expect(done).toBe(length === 0)
    opened?.stream.destroy()
    const again = await open('dura').open(hash)
    expect(again === null ? null : contentHash(await buffer(again.stream))).toBe(hash)
  })

  it('has no content that was never put', async () => {
    const hash = contentHash(Buffer.from('nooit bewaard'))
    expect(await open('dura').has(hash)).toBe(false)
    expect(await open('dura').read(hash)).toBeNull()
    expect(await open('dura').open(hash)).toBeNull()
  })

  it('never takes a name for a path', async () => {
    const kept = await open('dura').put(Buffer.from('geheim'))
    const before = await list()
    const names = [`../dura/${pathOf(kept)}`, kept.toUpperCase(), `${kept}?versions`, kept.slice(1), '/etc/passwd', '']
    for (const name of names) {
      expect(await open('dura').read(name), name).toBeNull()
      expect(await open('dura').open(name), name).toBeNull()
      expect(await open('dura').has(name), name).toBe(false)
    }
    expect(await list()).toEqual(before)
  })
})
