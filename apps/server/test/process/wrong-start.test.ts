import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { portalProgram } from '../../../../tooling/portal-program.ts'
import { exited } from '../../../../tooling/processes.ts'
import { startQuietly } from '../../../../tooling/quiet-programs.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-wrong-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

// Every other variable is tried in config.test.ts; here it is the program that has to end.
it.each([
  ['PORTAL_PROT', '3000'],
  ['PORTAL_PORT', 'three thousand'],
  ['PORTAL_DATABASE_URL', 'mysql://localhost/portal'],
  ['PORTAL_TENANTS_FILE', '/does/not/exist.json'],
  ['PORTAL_HOST', '0.0.0.0'],
  ['NAVISION_URL', 'https://nav.example/BC'],
])('does not start with %s=%s, and says so in one sentence', async (name, value) => {
  const log: string[] = []
  const env = { PORTAL_DATA_DIR: dataDir, PORTAL_PORT: '0', NAVISION_URL: 'http://127.0.0.1:9', [name]: value }
  const code = await exited(startQuietly(portalProgram(), { env, log }))
  const sentences = log
    .join('')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{'))
  expect([code, sentences]).toEqual([1, [expect.stringContaining(name)]])
})
