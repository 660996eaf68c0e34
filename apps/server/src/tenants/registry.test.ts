import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  const named = { id: 'ander', hostNames: ['ander.example'], database: 'never_opened' }
  portal = await startTestPortal({ others: [named] })
})
afterAll(() => portal.close())

const find = (hostName: string) => portal.portal.registry.find(hostName)?.id

it('the default tenant is the one that says so, not the first of the file', () => {
  expect(portal.portal.registry.tenants.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ['ander', false],
    ['standaard', true],
  ])
  expect([find('ander.example'), find('onbekend.example')]).toEqual(['ander', 'standaard'])
  expect(portal.portal.registry.opened().map(({ tenant }) => tenant.id)).toEqual(['standaard'])
})
