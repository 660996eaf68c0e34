import { randomUUID } from 'node:crypto'
import { mkdtemp, open as openFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ObjectStoreServer, startObjectStore } from '../../../test/object-store-server.ts'
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

  it('removes content of one tenant and leaves that of others; what is no hash or not there is no error', async () => {
    const content = Buffer.from(`weg ${randomUUID()}`)
    const hash = await open('dura').put(content)
    await open('vsm').put(content)
    await open('dura').remove(hash)
    expect([await open('dura').read(hash), await open('dura').has(hash)]).toEqual([null, false])
    expect((await open('vsm').read(hash))?.equals(content)).toBe(true)
    await open('dura').remove(hash)
    await open('dura').remove('../vsm')
    await open('dura').put(content)
    expect((await open('dura').read(hash))?.equals(content)).toBe(true)
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

  it('lists what one tenant keeps, more than a page of a store holds too, and nothing of another', async () => {
    const [mine, other] = [randomUUID(), randomUUID()]
    const contents = Array.from({ length: 1005 }, (_, no) => Buffer.from(`bijlage ${no}`))
    const kept = await Promise.all(contents.map((content) => open(mine).put(content)))
    await open(other).put(Buffer.from('van een ander'))
    const listed: string[] = []
    for await (const hash of open(mine).list()) listed.push(hash)
    expect(listed.sort()).toEqual(kept.sort())
    for await (const hash of open(randomUUID()).list()) expect.unreachable(hash)
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

describe('a folder', () => {
  const store = () => openFiles({ kind: 'folder', folder }, 'schade')
  const pathOf = (hash: string) => join(folder, 'schade', hash.slice(0, 2), hash)

  it.each([
    ['cut short', (content: Buffer) => content.subarray(0, 5)],
    ['altered', (content: Buffer) => Buffer.concat([content.subarray(1), Buffer.from('x')])],
    ['emptied', () => Buffer.alloc(0)],
  ])('does not give content back that was %s, and takes it anew', async (_, damage) => {
    const content = Buffer.from(`tekening ${randomUUID()}`)
    const hash = await store().put(content)
    await writeFile(pathOf(hash), damage(content))
    const damaged = store()
    expect(await damaged.read(hash)).toBeNull()
    expect(await damaged.open(hash)).toBeNull()
    await damaged.put(content)
    expect((await damaged.read(hash))?.equals(content)).toBe(true)
    const opened = await damaged.open(hash)
    expect(opened === null ? null : (await buffer(opened.stream)).equals(content)).toBe(true)
  })

  it('notices content that was cut short after it was given once', async () => {
    const content = Buffer.from(`foto ${randomUUID()}`)
    const kept = store()
    const hash = await kept.put(content)
    expect((await kept.read(hash))?.equals(content)).toBe(true)
    await writeFile(pathOf(hash), 'x')
    expect(await kept.read(hash)).toBeNull()
    expect(await kept.open(hash)).toBeNull()
  })

  it('is for the portal alone, as is what it holds', async () => {
    const hash = await store().put(Buffer.from(randomUUID()))
    const modes = [dirname(dirname(pathOf(hash))), dirname(pathOf(hash)), pathOf(hash)].map(
      async (path) => (await stat(path)).mode & 0o777,
    )
    expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o600])
  })

  it('has content and its name on the disk before it answers', async () => {
    const probe = await openFile(folder, 'r')
    // Every open file shares this prototype.
    const sync = vi.spyOn(Object.getPrototypeOf(probe) as typeof probe, 'sync')
    await probe.close()
    try {
      await store().put(Buffer.from(randomUUID()))
      expect(sync.mock.calls.length).toBeGreaterThanOrEqual(2)
      await Promise.all(sync.mock.results.map(({ value }) => value))
    } finally {
      sync.mockRestore()
    }
  })
})
