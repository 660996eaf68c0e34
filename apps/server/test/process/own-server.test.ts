// @module-tag nightly
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BackOffice, startBackOffice } from '../../../../tooling/back-office.ts'
import { freePorts } from '../../../../tooling/free-ports.ts'
import { portalProgram } from '../../../../tooling/portal-program.ts'
import { endProgram, startQuietly } from '../../../../tooling/quiet-programs.ts'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { findDatabases, serverOfUrl } from '../../src/platform/db/connect.ts'
import { waitFor } from '../wait-for.ts'
import { readBooks } from './books.ts'
import { give } from './operator-command.ts'
import { type OwnDatabase, startOwnDatabase } from './own-database.ts'
import { logIn, type PortalClient, Refused } from './portal-client.ts'
import { orderableItems, placeOrder, prepareOrder, someOf } from './site.ts'

const locationNo = '10002'
const soonMs = 90_000
/** The tenant with a server of its own answers to the number of this machine, the other one to its name. */
const hosts = { gedeeld: 'localhost', eigen: '127.0.0.1' }

let folder: string
let shared: OwnDatabase
let own: OwnDatabase
let backOffice: BackOffice
let env: Readonly<Record<string, string>>
let web: Stack
let worker: ReturnType<typeof startQuietly>
const workerLog: string[] = []
let workerUrl: string

function writeTenants(): string {
  const path = join(folder, 'tenants.json')
  const account = { user: 'portaal', password: 'portaal-koppeling', company: 'Rijnmond Materieel B.V.' }
  const tenants = Object.entries(hosts).map(([id, hostName]) => ({
    id,
    hostNames: [hostName],
    // Also where it is the default, it carries nothing that the other one needs.
    isDefault: id === 'eigen',
    production: false,
    databaseUrl: id === 'eigen' ? own.url : null,
    backOffice: { url: backOffice.url, ...account },
  }))
  writeFileSync(path, JSON.stringify(tenants))
  return path
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-server-'))
  ;[shared, own, backOffice] = await Promise.all([
    startOwnDatabase(),
    startOwnDatabase(),
    startBackOffice({ scale: 0.1 }),
  ])
  env = {
    PORTAL_DATABASE_URL: shared.url,
    PORTAL_SECRET_KEYS: randomUUID().repeat(2),
    PORTAL_TENANTS_FILE: writeTenants(),
    PORTAL_DATA_DIR: folder,
  }
  const [port] = await freePorts(1)
  workerUrl = `http://127.0.0.1:${port}`
  worker = startQuietly(portalProgram(), {
    env: { ...env, PORTAL_ROLE: 'worker', PORTAL_PORT: String(port) },
    log: workerLog,
  })
  web = await startStack({ backOffice, env: { ...env, PORTAL_ROLE: 'web' } })
}, 180_000)
afterAll(async () => {
  if (worker !== undefined) await endProgram(worker, 'SIGTERM')
  await web?.stop()
  await backOffice?.stop()
  await own?.stop()
  await shared?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const urlOf = (id: keyof typeof hosts) => web.portalUrl.replace('localhost', hosts[id])

/** Orders at a tenant and waits until the books have it; the worker reads its company at its own pace. */
async function order(client: PortalClient): Promise<void> {
  const items = await waitFor(async () => {
    const found = await orderableItems(client, locationNo).catch(() => [])
    return found.length > 0 ? found : null
  }, soonMs)
  const { input } = await placeOrder(client, await prepareOrder(client, locationNo, someOf(items, 2)))
  await waitFor(async () => {
    const booked = await readBooks(backOffice.controlUrl)
    return booked.filter(({ reference }) => reference === input.reference).length === 1
  }, soonMs)
}

async function statusAt({ userName, post }: PortalClient): Promise<number> {
  try {
    await post(contract.orderList.getOrderLists, { gebruikerLogin: userName })
    return 200
  } catch (error) {
    if (error instanceof Refused) return error.status
    throw error
  }
}

const metricsOf = async (url: string) => (await fetch(`${url}/metrics`)).text()
const hasMetric = (url: string, line: string) => waitFor(async () => (await metricsOf(url)).includes(line), soonMs)
const reachable = (id: string, value: number) => `portal_database_reachable{tenant="${id}"} ${value}`
const errorsOf = (log: string) => log.split('\n').filter((line) => line.includes('"level":50'))

describe('a tenant with a PostgreSQL of its own', () => {
  it('has its data there and nowhere else, and orders as the others do', async () => {
    for (const id of ['eigen', 'gedeeld'] as const) await order(await logIn(urlOf(id), 'uitvoerder'))
    const names = ['portal_eigen', 'portal_gedeeld']
    expect(await findDatabases(serverOfUrl(own.url), names)).toEqual(new Set(['portal_eigen']))
    expect(await findDatabases(serverOfUrl(shared.url), names)).toEqual(new Set(['portal_gedeeld']))
  }, 240_000)

  it('alone says so when that is away: the others order on, and it goes on when it is back', async () => {
    const [here, there] = [await logIn(urlOf('gedeeld'), 'uitvoerder'), await logIn(urlOf('eigen'), 'uitvoerder')]
    await hasMetric(workerUrl, reachable('eigen', 1))
    const before = errorsOf(workerLog.join('')).length
    await own.end('immediate')
    expect(await statusAt(there)).toBe(503)
    expect((await fetch(`${web.portalUrl}/health/ready`)).status).toBe(200)
    await order(here)
    await hasMetric(workerUrl, reachable('eigen', 0))
    expect(await metricsOf(workerUrl)).toContain(reachable('gedeeld', 1))
    await waitFor(async () => errorsOf(workerLog.join('')).length > before)
    const errors = errorsOf(workerLog.join('')).slice(before)
    expect(errors).toEqual([expect.stringMatching(/"tenant":"eigen".*the database is away/)])
    await own.startAgain()
    await waitFor(async () => (await statusAt(there)) === 200, soonMs)
    await order(there)
  }, 240_000)

  it('does not keep the others from starting, from their backup and from their operators', async () => {
    await own.end('fast')
    await endProgram(worker, 'SIGTERM')
    await web.endPortal()
    workerLog.length = 0
    worker = startQuietly(portalProgram(), {
      env: { ...env, PORTAL_ROLE: 'worker', PORTAL_PORT: new URL(workerUrl).port },
      log: workerLog,
    })
    web = await web.restartPortal()
    const client = await logIn(urlOf('gedeeld'), 'uitvoerder')
    await order(client)
    await expect(logIn(urlOf('eigen'), 'uitvoerder')).rejects.toMatchObject({ status: 503 })
    await hasMetric(workerUrl, reachable('eigen', 0))
    const place = join(folder, 'without')
    await give('backup', [place, '--unchecked'], env)
    const kept = await give('backup', [place, '--keep', '1'], env)
    expect(readdirSync(join(place, 'backups'))).toHaveLength(2)
    expect(kept).toMatchObject({ code: 1, text: expect.stringMatching(/Tenant gedeeld: \d+ rijen/) })
    expect(kept.text).toMatch(/^Tenant eigen is niet bewaard. databaseUrl of tenant eigen \(.* does not answer: /m)
    const unlocked = await give('unlock', ['eigen', 'uitvoerder'], env)
    expect(unlocked.code).toBe(1)
    expect(unlocked.text).toMatch(/^databaseUrl of tenant eigen \(.* does not answer: .*$/)
    await own.startAgain()
    await order(await waitFor(() => logIn(urlOf('eigen'), 'uitvoerder').catch(() => null), soonMs))
  }, 300_000)

  it('has its accounts, its backup and its restore there', async () => {
    expect(await give('account', ['eigen', 'baas@bouw.example', '--another'], env)).toMatchObject({ code: 0 })
    expect(await give('unlock', ['eigen', 'baas@bouw.example'], env)).toMatchObject({ code: 0 })
    const place = join(folder, 'backup')
    const kept = await give('backup', [place], env)
    expect(kept).toMatchObject({ code: 0, text: expect.stringMatching(/Tenant gedeeld: [\s\S]*Tenant eigen: /) })
    const inUse = await give('restore', [place, '--tenant', 'eigen', '--replace'], env)
    expect(inUse).toMatchObject({ code: 1, text: expect.stringContaining('portal_eigen') })
    await endProgram(worker, 'SIGTERM')
    await web.endPortal()
    expect(await give('restore', [place, '--replace'], env)).toMatchObject({ code: 0 })
    worker = startQuietly(portalProgram(), {
      env: { ...env, PORTAL_ROLE: 'worker', PORTAL_PORT: new URL(workerUrl).port },
      log: workerLog,
    })
    web = await web.restartPortal()
    expect(await statusAt(await logIn(urlOf('eigen'), 'uitvoerder'))).toBe(200)
  }, 240_000)
})
