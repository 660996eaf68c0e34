// @module-tag nightly
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@portal/contract/calls.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { type BackOffice, startBackOffice } from '../../../../tooling/back-office.ts'
import { portalProgram } from '../../../../tooling/portal-program.ts'
import { endProgram, startQuietly } from '../../../../tooling/quiet-programs.ts'
import { startStack } from '../../../../tooling/stack.ts'
import { connectionTo, findDatabases, serverOfUrl } from '../../src/platform/db/connect.ts'
import { tellFigures } from '../campaign.ts'
import { waitFor } from '../wait-for.ts'
import { doubles, readBooks } from './books.ts'
import { settledRequests, startCrew } from './crew.ts'
import { give } from './operator-command.ts'
import { type OwnDatabase, startOwnDatabase } from './own-database.ts'
import { clientWith, logIn } from './portal-client.ts'
import { requestsAt } from './site.ts'
import { readWhole } from './whole-database.ts'

const others = ['dura', 'vsm', 'ballast'].map((tenant) => `portal_${tenant}`)
const ordersAfter = 20

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
}, 120_000)

interface Site {
  readonly folder: string
  readonly database: OwnDatabase
  readonly backOffice: BackOffice
  readonly env: Readonly<Record<string, string>>
}

async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'under-load-'))
  const database = await startOwnDatabase()
  const backOffice = await startBackOffice({ scale: 0.1 })
  closers.push(async () => {
    await backOffice.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const places = { NAVISION_URL: backOffice.url, METACOM_URL: backOffice.metacomUrl }
  const env = {
    ...{ PORTAL_DATABASE_URL: database.url, PORTAL_SECRET_KEYS: randomUUID().repeat(2), ...places },
    PORTAL_DATA_DIR: join(folder, 'data'),
    PORTAL_BACKUP_KEY: randomUUID(),
  }
  return { folder, database, backOffice, env }
}

/** A web and a worker, which opens every tenant. */
async function startPortals({ backOffice, env }: Site) {
  const worker = startQuietly(portalProgram(), {
    env: { ...env, PORTAL_ROLE: 'worker', PORTAL_PORT: '0' },
    log: [],
  })
  const web = await startStack({ backOffice, dataDir: env.PORTAL_DATA_DIR ?? '', env: { ...env, PORTAL_ROLE: 'web' } })
  const stop = async () => {
    await web.stop()
    await endProgram(worker, 'SIGTERM')
  }
  closers.push(stop)
  return { url: web.portalUrl, stop }
}

describe('a backup made while orders come in', () => {
  it('restores one tenant of four: each order is there or called lost, no number comes twice, three are untouched', async () => {
    const site = await openSite()
    const { database, backOffice, env, folder } = site
    const server = serverOfUrl(database.url)
    const wholeOf = (name: string) => readWhole(connectionTo(server, name))
    const portals = await startPortals(site)
    await waitFor(async () => (await findDatabases(server, others)).size === others.length, 120_000)
    const crew = await startCrew([portals.url], 4)
    await crew.reach(4)
    const before = crew.placed.length
    const made = await give('backup', [join(folder, 'place')], env)
    expect(made).toMatchObject({ code: 0, text: expect.stringContaining('alles komt terug') })
    const during = crew.placed.length - before
    const had = crew.placed.length
    await crew.reach(had + ordersAfter)
    await crew.finish()
    await settledRequests(crew)
    await portals.stop()
    const untouched = await Promise.all(others.map(wholeOf))

    const restored = await give('restore', [join(folder, 'place'), '--tenant', 'standaard', '--replace'], env)
    expect(restored).toMatchObject({ code: 0, text: expect.stringContaining('portal_standaard_before_') })
    expect(await Promise.all(others.map(wholeOf))).toEqual(untouched)

    const { url } = await startPortals(site)
    const administrator = await logIn(url, 'beheerder')
    const present = new Set<string>()
    for (const { client, locationNo } of crew.members)
      for (const request of await requestsAt(clientWith(url, client.userName, client.token), locationNo))
        if (request.aanvraagnummer.startsWith('P-')) present.add(request.aanvraagnummer)
    const given = crew.placed.map(({ answer }) => answer.aanvraagnummer)
    const missing = given.filter((no) => !present.has(no)).sort()
    expect(missing.length).toBeGreaterThanOrEqual(ordersAfter)
    const lost = await waitFor(async () => {
      const found = (await administrator.post(contract.sync.getExchange, {})).lost.map(({ no }) => no).sort()
      return found.length === missing.length ? found : null
    }, 120_000)
    expect(lost).toEqual(missing)

    const again = await startCrew([url], 4)
    await again.reach(8)
    await again.finish()
    await settledRequests(again)
    const numbers = (await readBooks(backOffice.controlUrl)).map(({ portalNo }) => portalNo)
    expect(doubles(numbers)).toEqual([])
    tellFigures({
      orders: given.length,
      'while backing up': during,
      'called lost': lost.length,
      'after it': again.placed.length,
    })
  }, 900_000)
})
