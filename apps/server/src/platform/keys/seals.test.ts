import { describe, expect, it } from 'vitest'
import { createSeals } from './seals.ts'
import { loadSigningKeys } from './secrets.ts'

const [oldText, newText] = ['an old key of forty characters and more!!', 'a new key of forty characters and more!!!']

describe('a sealed text', () => {
  it('can be opened, reads like nothing, and is another each time', async () => {
    const seals = createSeals(await loadSigningKeys([newText], ''), 'dura')
    const [one, two] = [seals.seal('Hijskraan#2027'), seals.seal('Hijskraan#2027')]
    expect([seals.open(one), seals.open(two)]).toEqual(['Hijskraan#2027', 'Hijskraan#2027'])
    expect(one).not.toBe(two)
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('Hijskraan')
  })

  it('is opened after a change of keys, and not by another tenant, when changed, or when its key is gone', async () => {
    const sealed = createSeals(await loadSigningKeys([oldText], ''), 'dura').seal('geheim')
    expect(createSeals(await loadSigningKeys([newText, oldText], ''), 'dura').open(sealed)).toBe('geheim')
    expect(createSeals(await loadSigningKeys([oldText], ''), 'vsm').open(sealed)).toBeNull()
    expect(createSeals(await loadSigningKeys([newText], ''), 'dura').open(sealed)).toBeNull()
    const seals = createSeals(await loadSigningKeys([oldText], ''), 'dura')
    const [id = '', content = ''] = sealed.split('.')
    const bytes = Buffer.from(content, 'base64url')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    for (const wrong of [`${id}.${bytes.toString('base64url')}`, id, '', 'x.y']) expect(seals.open(wrong)).toBeNull()
  })
})

it('opens for the owner it was sealed for alone', async () => {
  const seals = createSeals(await loadSigningKeys(['n'.repeat(40)], ''), 'dura')
  const sealed = seals.seal('JBSWY3DPEHPK3PXP', 'factor of jan')
  expect(seals.open(sealed, 'factor of jan')).toBe('JBSWY3DPEHPK3PXP')
  expect(seals.open(sealed, 'factor of piet')).toBeNull()
  expect(seals.open(sealed)).toBeNull()
})
