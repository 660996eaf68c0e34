import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  const named = { id: 'ander', hostNames: ['ander.example'], database: 'never_opened' }
  portal = await startTestPortal({ others: [named] })
})
afterAll(() => portal.close())

const find = (hostName: string) => portal.portal.registry.find(hostName)?.id

it('a demo answers by no name but those of this machine, whatever proxy stands before it', async () => {
  const demo = await startTestPortal({ production: false })
  const { registry } = demo.portal
  expect(['portaal.example', '192.0.2.7', '127.0.0.1', 'localhost'].map((name) => registry.find(name)?.id)).toEqual([
    ...[undefined, undefined],
    ...['standaard', 'standaard'],
  ])
  await demo.close()
})

it('the default tenant is the one that says so, not the first of the file', () => {
  expect(portal.portal.registry.tenants.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ['ander', false],
    ['standaard', true],
  ])
  expect([find('ander.example'), find('onbekend.example')]).toEqual(['ander', 'standaard'])
  expect(portal.portal.registry.opened().map(({ tenant }) => tenant.id)).toEqual(['standaard'])
})
