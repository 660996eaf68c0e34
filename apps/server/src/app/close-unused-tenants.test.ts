import { orderList } from '@portal/contract/order-list.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, testServer } from '../../test/test-database.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { waitFor } from '../../test/wait-for.ts'
import { connectionTo } from '../platform/db/connect.ts'

let database: string
let watcher: Client
let portal: TestPortal
beforeAll(async () => {
  database = await createTestDatabase()
  watcher = new Client(connectionTo(testServer(), 'postgres'))
  await watcher.connect()
  const others = [{ id: 'ander', hostNames: ['ander.example'], database }]
  portal = await startTestPortal({ others, unusedMs: 1500 })
})
afterAll(async () => {
  await portal.close()
  await watcher.end()
  await dropTestDatabase(database)
})

const opened = () => portal.portal.registry.opened().map(({ tenant }) => tenant.id)
const countConnections = async () =>
  (await watcher.query('select from pg_stat_activity where datname = $1', [database])).rowCount
/** A call without a session: the tenant is asked whose it is. */
async function visit(): Promise<number> {
  const asked = { method: 'POST', url: orderList.getOrderLists.path, headers: { host: 'ander.example' } } as const
  return (await portal.portal.app.inject({ ...asked, payload: { gebruikerLogin: 'iemand' } })).statusCode
}

it('a tenant is open while somebody uses it, then holds no connection at all, and opens for the next visitor', async () => {
  expect(opened()).toEqual(['standaard'])
  for (let times = 0; times < 2; times += 1) {
    expect(await visit()).toBe(401)
    expect(opened()).toEqual(['standaard', 'ander'])
    expect(await countConnections()).toBeGreaterThan(0)
    await waitFor(async () => !opened().includes('ander') && (await countConnections()) === 0)
  }
  expect(opened()).toEqual(['standaard'])
})
