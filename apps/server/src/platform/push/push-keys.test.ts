import { createECDH } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadPushKeys, pushKeyOf } from './push-keys.ts'

it('makes one pair of keys for push services at the first start, and keeps it for this account only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-push-'))
  const loaded = await Promise.all(Array.from({ length: 20 }, () => loadPushKeys(null, folder)))
  const written = (await readFile(join(folder, 'push.key'), 'utf8')).trim()
  for (const [key] of loaded) expect(key?.privateKey).toBe(written)
  expect(await loadPushKeys(null, folder)).toEqual(loaded[0])
  expect(await readdir(folder)).toEqual(['push.key'])
  expect((await stat(join(folder, 'push.key'))).mode & 0o777).toBe(0o600)
  await writeFile(join(folder, 'push.key'), 'onzin')
  await expect(loadPushKeys(null, folder)).rejects.toThrow('push.key')
  await rm(folder, { recursive: true })
})

it('finds the public key of a private one, and none of what is no key', () => {
  const pair = createECDH('prime256v1')
  const bytes = Buffer.alloc(32, 7)
  pair.setPrivateKey(bytes)
  expect(pushKeyOf(bytes.toString('base64url'))?.publicKey).toBe(pair.getPublicKey('base64url'))
  for (const none of ['', 'kort', Buffer.alloc(32).toString('base64url'), Buffer.alloc(33, 7).toString('base64url')])
    expect(pushKeyOf(none)).toBeNull()
})
