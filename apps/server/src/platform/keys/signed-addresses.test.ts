import { expect, it } from 'vitest'
import { testClock } from '../../../test/test-clock.ts'
import { loadSigningKeys } from './secrets.ts'
import { createSignedAddresses } from './signed-addresses.ts'

const [oldText, newText] = ['o'.repeat(40), 'n'.repeat(40)]
const file = { kind: 'document', no: '7' } as const
const content = { file, sessionId: 'f2b8e0a4-7a3c-4c55-9d3c-1d1a0c0f6f10' }

it('opens what was signed until its moment, and nothing that was changed', async () => {
  const clock = testClock()
  const addresses = createSignedAddresses(await loadSigningKeys([newText], ''), 'dura', clock)
  const address = addresses.sign(content, new Date(clock.now().getTime() + 60_000))
  const forAll = addresses.sign({ file, sessionId: null }, new Date(clock.now().getTime() + 60_000))
  expect(addresses.verify(address)).toEqual(content)
  expect(addresses.verify(forAll)).toEqual({ file, sessionId: null })
  expect(address.length).toBeLessThan(200)
  const [id, body = '', mark] = address.split('.')
  const other = Buffer.from(body, 'base64url').toString().replace('/7/', '/8/')
  const wrong = [
    `${id}.${Buffer.from(other).toString('base64url')}.${mark}`,
    `${id}.${forAll.split('.')[1]}.${mark}`,
    `${id}.${body}.`,
    `${id}.${body}`,
    `none.${body}.${mark}`,
    '',
    '..',
  ]
  for (const text of wrong) expect(addresses.verify(text)).toBeNull()
  clock.advance(59_999)
  expect(addresses.verify(address)).toEqual(content)
  clock.advance(1)
  expect(addresses.verify(address)).toBeNull()
})

it('keeps a number apart from what stands around it', async () => {
  const clock = testClock()
  const addresses = createSignedAddresses(await loadSigningKeys([newText], ''), 'dura', clock)
  const odd = { file: { kind: 'invoice', no: 'VF/26 é%2F' }, sessionId: null } as const
  expect(addresses.verify(addresses.sign(odd, new Date(clock.now().getTime() + 1000)))).toEqual(odd)
})

it('goes on opening addresses of the former key, and none of another tenant', async () => {
  const clock = testClock()
  const until = new Date(clock.now().getTime() + 60_000)
  const before = createSignedAddresses(await loadSigningKeys([oldText], ''), 'dura', clock)
  const after = createSignedAddresses(await loadSigningKeys([newText, oldText], ''), 'dura', clock)
  const gone = createSignedAddresses(await loadSigningKeys([newText], ''), 'dura', clock)
  const neighbour = createSignedAddresses(await loadSigningKeys([oldText], ''), 'vsm', clock)
  const address = before.sign(content, until)
  expect(after.verify(address)).toEqual(content)
  expect(gone.verify(address)).toBeNull()
  expect(neighbour.verify(address)).toBeNull()
  expect(before.verify(after.sign(content, until))).toBeNull()
})
