import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDataFolder } from './data-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-data-'))
})
afterAll(() => rm(folder, { recursive: true }))

it.each(['a new one', 'one that others could read'])('the data folder is closed to others: %s', async (which) => {
  const path = join(folder, which)
  if (which !== 'a new one') {
    await mkdir(path)
    await chmod(path, 0o755)
  }
  await closeDataFolder(path)
  // Nobody else may list or write it.
  expect((await stat(path)).mode & 0o066).toBe(0)
})
