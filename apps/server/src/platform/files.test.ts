import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFileStore, type FileStore } from './files.ts'

let folder: string
let store: FileStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  store = createFileStore(folder)
})
afterAll(() => rm(folder, { recursive: true }))

it('keeps the same content once, under its hash', async () => {
  const hashes = await Promise.all(Array.from({ length: 8 }, () => store.put(Buffer.from('tekening'))))
  expect(new Set(hashes).size).toBe(1)
  const [hash = ''] = hashes
  expect((await store.read(hash))?.toString()).toBe('tekening')
  expect((await store.open(hash))?.size).toBe(8)
  expect(await readdir(join(folder, hash.slice(0, 2)))).toEqual([hash])
})

it('never takes a name for a path', async () => {
  for (const name of ['../../etc/passwd', '/etc/passwd', 'a'.repeat(63), `${'a'.repeat(63)}/`, '']) {
    expect(await store.read(name)).toBeNull()
    expect(await store.has(name)).toBe(false)
  }
})
