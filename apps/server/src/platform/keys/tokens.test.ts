import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testClock } from '../../../test/test-clock.ts'
import { loadSigningKeys } from './secrets.ts'
import { createTokens } from './tokens.ts'

const clock = testClock()
const content = {
  sessionId: 'a-session',
  userName: 'piet',
  loginType: 'Identity',
  roles: [],
  fullName: 'Piet Jansen',
  phoneNumber: '06 12345678',
  expiresAt: new Date(clock.now().getTime() + 60_000),
} as const
const [oldText, newText] = ['o'.repeat(40), 'n'.repeat(40)]

it('goes on accepting tokens of the former key, so that a change of keys logs nobody out', async () => {
  const before = createTokens(await loadSigningKeys([oldText], ''), 'dura', clock)
  const after = createTokens(await loadSigningKeys([newText, oldText], ''), 'dura', clock)
  const gone = createTokens(await loadSigningKeys([newText], ''), 'dura', clock)
  const token = await before.sign(content)
  expect(await after.verify(token)).toMatchObject({ sessionId: 'a-session' })
  expect(await gone.verify(token)).toBeNull()
  expect(await before.verify(await after.sign(content))).toBeNull()
})

it('accepts no token of another tenant', async () => {
  const keys = await loadSigningKeys([newText], '')
  const token = await createTokens(keys, 'dura', clock).sign(content)
  expect(await createTokens(keys, 'vsm', clock).verify(token)).toBeNull()
})

it('accepts a token again until it expires, and no other that begins alike', async () => {
  const own = testClock()
  const tokens = createTokens(await loadSigningKeys([newText], ''), 'dura', own)
  const expiresAt = new Date(own.now().getTime() + 60_000)
  const token = await tokens.sign({ ...content, expiresAt })
  for (let time = 0; time < 2; time += 1) expect(await tokens.verify(token)).toMatchObject({ sessionId: 'a-session' })
  const [head, body, signature = ''] = token.split('.')
  const others = [`${head}.${body}.`, `${head}.${body}.${[...signature].reverse().join('')}`]
  for (const other of others) expect(await tokens.verify(other)).toBeNull()
  own.advance(60_000)
  expect(await tokens.verify(token)).toBeNull()
})

it('makes one key at the first start, however many start at once, and keeps it for this account only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-keys-'))
  const loaded = await Promise.all(Array.from({ length: 20 }, () => loadSigningKeys(null, folder)))
  const written = new TextEncoder().encode((await readFile(join(folder, 'signing.key'), 'utf8')).trim())
  expect(written).toHaveLength(64)
  for (const [key] of loaded) expect(key?.secret).toEqual(written)
  expect(await readdir(folder)).toEqual(['signing.key'])
  expect((await stat(join(folder, 'signing.key'))).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})
