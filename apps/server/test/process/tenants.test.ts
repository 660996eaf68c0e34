import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@portal/contract/calls.ts'
import { escapeIdentifier, Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type BackOffice, startBackOffice } from '../../../../tooling/back-office.ts'
import { freePorts } from '../../../../tooling/free-ports.ts'
import { portalProgram } from '../../../../tooling/portal-program.ts'
import { endProgram, startQuietly } from '../../../../tooling/quiet-programs.ts'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { waitFor } from '../wait-for.ts'
import { readBooks } from './books.ts'
import { logIn, type PortalClient } from './portal-client.ts'
import { orderableItems, type PlacedOrder, placeOrder, prepareOrder, someOf } from './site.ts'

const locationNo = '10002'
const sentWithinMs = 60_000
const name = `tenants_${randomUUID().replaceAll('-', '')}`
/** The second tenant answers to the number of this machine, the first one to its name. */
const hosts = { eerste: 'localhost', tweede: '127.0.0.1' }

const mark = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'

let folder: string
let env: Readonly<Record<string, string>>
let backOffice: BackOffice
let web: Stack
let worker: ReturnType<typeof startQuietly>
let workerPort: number | undefined
const workerLog: string[] = []
let server: Pool

function writeTenants(): string {
  const path = join(folder, 'tenants.json')
  const logo = join(folder, 'logo.svg')
  writeFileSync(logo, mark)
  const account = { user: 'portaal', password: 'portaal-koppeling', company: 'Rijnmond Materieel B.V.' }
  const tenants = Object.entries(hosts).map(([id, hostName]) => ({
    id,
    hostNames: [hostName],
    isDefault: id === 'eerste',
    production: false,
    logo: id === 'tweede' ? logo : null,
    backOffice: { url: backOffice.url, ...account },
  }))
  writeFileSync(path, JSON.stringify(tenants))
  return path
}

beforeAll(async () => {
  const { host, user } = inject('postgres')
  server = new Pool({ host, user, database: 'postgres', max: 2 })
  await server.query(`create database ${escapeIdentifier(name)}`)
  folder = mkdtempSync(join(tmpdir(), 'tenants-'))
  backOffice = await startBackOffice({ scale: 0.1 })
  env = {
    PORTAL_DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    PORTAL_SECRET_KEYS: randomUUID().repeat(2),
    PORTAL_TENANTS_FILE: writeTenants(),
    PORTAL_DATA_DIR: folder,
  }
  ;[workerPort] = await freePorts(1)
  worker = startQuietly(portalProgram(), {
    env: { ...env, PORTAL_ROLE: 'worker', PORTAL_PORT: String(workerPort) },
    log: workerLog,
  })
  web = await startStack({ backOffice, env: { ...env, PORTAL_ROLE: 'web' } })
}, 120_000)
afterAll(async () => {
  await endProgram(worker, 'SIGTERM')
  await web?.stop()
  await backOffice?.stop()
  for (const database of [`${name}_eerste`, `${name}_tweede`, name])
    await server.query(`drop database if exists ${escapeIdentifier(database)} with (force)`)
  await server.end()
  rmSync(folder, { recursive: true, force: true })
})

const atSecond = (stack: Stack) => stack.portalUrl.replace(hosts.eerste, hosts.tweede)

async function orderOf(client: PortalClient): Promise<PlacedOrder> {
  // The worker reads the tenant's company at its own pace.
  const items = await waitFor(async () => {
    const found = await orderableItems(client, locationNo).catch(() => [])
    return found.length > 0 ? found : null
  }, sentWithinMs)
  return placeOrder(client, await prepareOrder(client, locationNo, someOf(items, 2)))
}

function inTheBooks({ input }: PlacedOrder) {
  return waitFor(async () => {
    const booked = await readBooks(backOffice.controlUrl)
    return booked.filter(({ reference }) => reference === input.reference).length === 1
  }, sentWithinMs)
}

it('sends the writes of a second tenant by a worker without a port', { timeout: 120_000 }, async () => {
  await inTheBooks(await orderOf(await logIn(atSecond(web), 'uitvoerder')))
})

it('has a worker that answers health, and serves no pages', async () => {
  const at = (path: string) => fetch(`http://127.0.0.1:${workerPort}${path}`)
  await waitFor(async () => (await at('/health/ready')).status === 200, sentWithinMs)
  expect((await at('/health/live')).status).toBe(200)
  await waitFor(async () => {
    const metrics = await (await at('/metrics')).text()
    return metrics.includes('portal_backoffice_reachable{tenant="tweede"} 1')
  }, sentWithinMs)
  expect([(await at('/')).status, (await at('/api/docs')).status]).toEqual([404, 404])
  await waitFor(async () => workerLog.join('').includes('portal is ready'))
})

it('shows the mark that the tenants file names to visitors of that tenant, and no other', async () => {
  const logoAt = async (url: string) => {
    const { fileValues } = await (await logIn(url, 'uitvoerder')).post(contract.settings.getSettings, {})
    return fileValues.find(({ name: setting }) => setting === 'Standaard_Logo')?.value ?? null
  }
  const hash = await logoAt(atSecond(web))
  const answer = await fetch(`${atSecond(web)}/bestanden/${hash}`)
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/svg+xml', mark])
  expect(await logoAt(web.portalUrl)).toBeNull()
  expect((await fetch(`${web.portalUrl}/bestanden/${hash}`)).status).toBe(404)
})

it('sends what was acknowledged before a kill without a visit to that tenant', { timeout: 120_000 }, async () => {
  const client = await logIn(atSecond(web), 'uitvoerder')
  await endProgram(worker, 'SIGKILL')
  const order = await orderOf(client)
  expect(order.answer).toMatchObject({ status: 'wachtrij', erpNummer: null })
  await web.killPortal()
  web = await startStack({ backOffice, env })
  await inTheBooks(order)
  await waitFor(async () => {
    const metrics = await (await fetch(`${web.portalUrl}/metrics`)).text()
    return metrics.includes('portal_outbox_waiting{tenant="tweede"} 0')
  }, sentWithinMs)
})
