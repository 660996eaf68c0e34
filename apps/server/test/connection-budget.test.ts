import { setTimeout as pause } from 'node:timers/promises'
import { orderList } from '@portal/contract/order-list.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createConnectionBudget } from '../src/platform/db/connection-budget.ts'
import { listenerName } from '../src/platform/db/other-listeners.ts'
import type { OpenTenant } from '../src/tenants/open-tenant.ts'
import { buildPerson } from './builders.ts'
import { createTestDatabase, dropTestDatabase, openTestPool, testServer } from './test-database.ts'
import { openSessionFor, startTestPortal, type TestPortal } from './test-portal.ts'
import { waitFor } from './wait-for.ts'

const budget = 8
const callsEach = 5
const ids = Array.from({ length: 19 }, (_, at) => `bedrijf${at}`)

interface Site {
  readonly id: string
  readonly open: OpenTenant
  readonly userName: string
  readonly locationNo: string
  readonly token: string
}

let portal: TestPortal
let watcher: Client
let databases: readonly string[]
let sites: readonly Site[]

async function siteOf(open: OpenTenant): Promise<Site> {
  // Builders ask a portal for nothing but its database.
  const person = await buildPerson({ db: open.database.db } as TestPortal)
  return { id: open.tenant.id, open, ...person, token: await openSessionFor(open.parts(), person.userName) }
}

beforeAll(async () => {
  databases = await Promise.all(ids.map(createTestDatabase))
  const others = ids.map((id, at) => ({ id, hostNames: [`${id}.example`], database: databases[at] ?? '' }))
  portal = await startTestPortal({ others, mostConnections: budget })
  watcher = new Client({ ...testServer().connection, database: 'postgres' })
  await watcher.connect()
  const { registry } = portal.portal
  sites = await Promise.all(registry.tenants.map(async (tenant) => siteOf(await registry.open(tenant))))
}, 60_000)
afterAll(async () => {
  await portal.close()
  await watcher.end()
  await Promise.all(databases.map(dropTestDatabase))
})

/** Connections to the databases of the tenants under a name, as PostgreSQL counts them. */
async function countConnections(
  name: string,
  of: readonly string[] = [...databases, portal.database],
): Promise<number> {
  const text = 'select from pg_stat_activity where application_name = $1 and datname = any($2)'
  return (await watcher.query(text, [name, of])).rowCount ?? 0
}

/** The most there were while work went on, looked at again and again. */
async function mostDuring(work: () => Promise<unknown>): Promise<number> {
  let isOver = false
  let most = 0
  const working = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    most = Math.max(most, await countConnections('materieel-portaal'))
    await pause(2)
  }
  await working
  return most
}

/** A command, which always has a transaction. */
async function addList({ id, userName, locationNo, token }: Site): Promise<number> {
  const host = id === 'standaard' ? 'localhost' : `${id}.example`
  const { statusCode } = await portal.portal.app.inject({
    method: 'POST',
    url: orderList.addList.path,
    headers: { host, authorization: `Bearer ${token}` },
    payload: { gebruikerLogin: userName, materieellocatie: locationNo, naam: `Lijst ${crypto.randomUUID()}` },
  })
  return statusCode
}

it('twenty tenants in use at once share the connections of the process, and every call is answered', async () => {
  const statuses: number[] = []
  const use = async (site: Site) => {
    for (let call = 0; call < callsEach; call += 1) statuses.push(await addList(site))
  }
  const most = await mostDuring(() => Promise.all(sites.map(use)))
  expect(statuses).toEqual(Array(sites.length * callsEach).fill(200))
  expect(most).toBe(budget)
})

it('two that wait when one connection ends do not both open another', async () => {
  const most = 2
  const budget = createConnectionBudget(most, 5000)
  const pools = databases.slice(0, 2 * most).map((database) => openTestPool(database))
  const shares = pools.map((pool, at) => budget.share(pool, String(at)))
  const borrow = (from: number, to: number) => Promise.all(shares.slice(from, to).map((share) => share.borrow()))
  for (const { giveBack } of await borrow(0, most)) giveBack(undefined)
  let highest = 0
  const look = setInterval(() => {
    highest = Math.max(highest, budget.used())
  })
  const borrowed = await borrow(most, 2 * most)
  clearInterval(look)
  for (const { giveBack } of borrowed) giveBack(undefined)
  await Promise.all(pools.map((pool) => pool.end()))
  expect(highest).toBe(most)
})

it('one that comes late gets a turn while another has more to do than there are connections', async () => {
  const [busy, late] = sites
  if (busy === undefined || late === undefined) throw new Error('There are twenty')
  const crowd = 30 * budget
  let done = 0
  const ask = async () => {
    await busy.open.database.connections.query('select pg_sleep(0.05)')
    done += 1
  }
  const asking = Promise.all(Array.from({ length: crowd }, ask))
  expect(await addList(late)).toBe(200)
  // A turn for each of its few statements, and not one after all that waits.
  expect(done).toBeLessThan(crowd / 2)
  await asking
})

it('tenants used one after the other get along with it too', async () => {
  const statuses: number[] = []
  const most = await mostDuring(async () => {
    for (const site of sites) statuses.push(await addList(site))
  })
  expect(statuses).toEqual(sites.map(() => 200))
  expect(most).toBeLessThanOrEqual(budget)
})

it('who waits too long for a connection is told that the portal is busy, and goes on when one is free', async () => {
  const [busy, other] = sites
  if (busy === undefined || other === undefined) throw new Error('There are twenty')
  const released = Promise.withResolvers<void>()
  const taken = Array.from({ length: budget }, (_, at) =>
    (sites[at % 2] ?? busy).open.database.connections.use(() => released.promise),
  )
  expect(await addList(other)).toBe(503)
  released.resolve()
  await Promise.all(taken)
  expect(await addList(other)).toBe(200)
}, 20_000)

it('tenants that nobody uses hold no connection but the one that listens', async () => {
  // The first tenant looks for its first synchronisation as long as there was none.
  await waitFor(async () => (await countConnections('materieel-portaal', databases)) === 0, 30_000)
  expect(await countConnections(listenerName)).toBe(sites.length)
}, 40_000)
