import { Client, escapeIdentifier } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, testServer } from '../../test/test-database.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { waitFor } from '../../test/wait-for.ts'
import { connectionTo, findDatabases } from '../platform/db/connect.ts'

const never = 'test_that_nobody_visited'
let broken: string
let whole: string
let server: Client
let portal: TestPortal

/** A database that takes no connections, as one that is being restored. */
const mayConnect = (database: string, allows: boolean) =>
  server.query(`alter database ${escapeIdentifier(database)} allow_connections ${allows}`)
const opened = () => portal.portal.registry.opened().map(({ tenant }) => tenant.id)

beforeAll(async () => {
  server = new Client(connectionTo(testServer(), 'postgres'))
  const made = await Promise.all([createTestDatabase(), createTestDatabase(), server.connect()])
  ;[broken, whole] = made
  await mayConnect(broken, false)
  const others = [
    { id: 'stuk', hostNames: ['stuk.example'], database: broken },
    { id: 'heel', hostNames: ['heel.example'], database: whole },
    { id: 'nooit', hostNames: ['nooit.example'], database: never },
  ]
  portal = await startTestPortal({ others, lookEveryMs: 50 })
})
afterAll(async () => {
  await portal.close()
  await server.end()
  await Promise.all([broken, whole].map(dropTestDatabase))
})

it('opens tenants that have a database without a visitor, one that is broken once it is whole', async () => {
  await waitFor(async () => opened().includes('heel'))
  expect(opened()).not.toContain('stuk')
  await mayConnect(broken, true)
  await waitFor(async () => opened().includes('stuk'))
})

it('leaves a tenant without a database as it is', async () => {
  expect(opened()).toEqual(['standaard', 'heel', 'stuk'])
  expect(await findDatabases(testServer(), [whole, never])).toEqual(new Set([whole]))
})
