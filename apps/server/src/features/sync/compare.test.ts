import { catalogue } from '@portal/contract/catalogue.ts'
import { sync } from '@portal/contract/sync.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { buildUser } from '../../../test/builders.ts'
import { controlOf } from '../../erp/test/test-connector.ts'
import { createSyncJobs, runSyncJob } from './sync.job.ts'
import { startTestSync, type TestSync } from './test/start-test-sync.ts'

let simulator: Simulator
let test: TestSync

beforeAll(async () => {
  simulator = await startSimulator()
  test = await startTestSync(simulator)
  await test.sync.first(test.parts)
})
afterAll(async () => {
  await test.close()
  await simulator.stop()
})
async function compare() {
  const job = createSyncJobs(test.sync).find(({ name }) => name === 'VergelijkBackoffice')
  if (job === undefined) throw new Error('no such job')
  return job.run(test.parts, new AbortController().signal, () => undefined)
}

const catalogueNumbers = async () =>
  (await test.portal.post(catalogue.getCatalogue, { category: null, materieellocatie: null })).answer.catalogi.map(
    (item) => item.materieelSoort,
  )
const countItems = async () => Number((await test.values('select count(*)::int from erp_items'))[0])
const stoppedTables = async () => {
  const text = await (await fetch(`${test.portal.url}/metrics`)).text()
  return Number(/^portal_mirror_stopped_tables\{[^}]*\} (\d+)$/m.exec(text)?.[1])
}

async function removeThere(share: number): Promise<string[]> {
  const rows = await controlOf(simulator).rows('PortaalMaterieelsoort')
  const every = Math.round(1 / share)
  const going = rows.filter((row, at) => at % every === 0 && row.Blocked === false)
  for (const { Kind, No } of going) await controlOf(simulator).row('PortaalMaterieelsoort', { Kind, No }, null)
  return going.map(({ No }) => String(No))
}

describe('the nightly comparison', () => {
  it('takes 2 % of the types that are gone there out of the catalogue (R-JOB-01, failure mode 12)', async () => {
    const gone = await removeThere(0.02)
    expect(gone.length).toBeGreaterThan(15)
    expect(await catalogueNumbers()).toEqual(expect.arrayContaining(gone))
    await runSyncJob(test.sync, test.parts, { job: 'CatalogusSync' })
    expect(await catalogueNumbers()).toEqual(expect.arrayContaining(gone))
    expect(await compare()).toMatchObject({ gone: gone.length })
    const left = new Set(await catalogueNumbers())
    expect(gone.filter((no) => left.has(no))).toEqual([])
  })

  it('lets a type follow to its new number (failure mode 12)', async () => {
    const row = (await controlOf(simulator).rows('PortaalMaterieelsoort')).find(({ Blocked }) => Blocked === false)
    const [from, to] = [String(row?.No), 'HERNOEMD']
    await controlOf(simulator).row('PortaalMaterieelsoort', { Kind: row?.Kind, No: from }, { No: to })
    expect(await compare()).toMatchObject({ new: 1, gone: 1 })
    const numbers = await catalogueNumbers()
    expect(numbers).toContain(to)
    expect(numbers).not.toContain(from)
  })

  it('never runs while pictures are fetched: each takes much memory', async () => {
    const order: string[] = []
    await test.portal.open.database.pool.query(
      `update erp_images set stored = parent_no not in (select parent_no from erp_images order by 1 limit 5)`,
    )
    const has = (hash: string) => {
      order.push('picture')
      return test.parts.files.has(hash)
    }
    const watched = { ...test.parts, files: { ...test.parts.files, has } }
    const compared = test.sync
      .run(test.parts, { mirrors: ['items'], mode: 'compare' })
      .then(() => void order.push('compared'))
    const { stored } = await test.sync.images(watched, { parentTypes: ['Soort'] })
    await compared
    expect(stored).toBeGreaterThan(0)
    expect([order[0], order.at(-1)]).toEqual(['compared', 'picture'])
  })

  it('is stopped by 20 % of the types, and alarms until it is done (failure mode 12)', async () => {
    const before = await countItems()
    expect(await stoppedTables()).toBe(0)
    const gone = await removeThere(0.2)
    expect(gone.length).toBeGreaterThan(before * 0.15)
    expect(await compare()).toMatchObject({ reason: 'items' })
    expect(await countItems()).toBe(before)
    const why = `select compare_error from sync_state where service = 'PortaalMaterieelsoort'`
    expect(await test.values(why)).toEqual([
      `TooManyVanish: ${gone.length} of ${before} rows of erp_items would vanish`,
    ])
    expect(await stoppedTables()).toBe(1)
    await runSyncJob(test.sync, test.parts, { job: 'CatalogusSync' })
    expect(await stoppedTables()).toBe(1)
    await controlOf(simulator).post('reset')
    await test.sync.run(test.parts, { mirrors: ['items'], mode: 'compare' })
    expect(await stoppedTables()).toBe(0)
    expect(await test.values(why)).toEqual([null])
  })

  it('goes on once when somebody accepts what it stopped at, and removes no more than that', async () => {
    const { portal } = test
    await buildUser(portal, { userName: 'opper', roles: ['SuperAdmin'] })
    await buildUser(portal, { userName: 'beheer', roles: ['Admin'] })
    const accept = (rows: number, as = 'opper', table = 'sets') =>
      portal.post(sync.acceptVanished, { table, rows }, { as })
    const compareSets = () => test.sync.run(test.parts, { mirrors: ['units', 'sets'], mode: 'compare' })
    const vanishing = async () => {
      const { tables } = (await portal.post(sync.getExchange, {}, { as: 'beheer' })).answer
      return tables.flatMap((row) => (row.vanishing === null ? [] : [[row.table, row.vanishing]]))
    }
    const countSets = async () => Number((await test.values('select count(*)::int from erp_sets'))[0])
    const before = await countSets()
    const length = Math.max(6, Math.ceil(before * 0.15))
    const [last, ...going] = (await controlOf(simulator).rows('PortaalSet')).slice(0, length + 1)
    const remove = (row: typeof last) => controlOf(simulator).row('PortaalSet', { No: row?.No }, null)
    for (const row of going) await remove(row)
    expect(await vanishing()).toEqual([])
    expect(await compareSets()).toMatchObject({ failed: ['sets'] })
    expect(await vanishing()).toEqual([['sets', length]])
    expect((await accept(length, 'beheer')).status).toBe(403)
    expect((await accept(length, 'opper', 'units')).status).toBe(409)
    expect((await accept(length, 'opper', 'erp_sets')).status).toBe(404)
    expect((await accept(length - 1)).problem?.code).toBe('error.tussentijds_gewijzigd')
    expect((await accept(length)).answer.id).toBe('VergelijkBackoffice')
    await remove(last)
    expect(await compareSets()).toMatchObject({ failed: ['sets'] })
    expect(await compareSets()).toMatchObject({ failed: ['sets'] })
    expect(await countSets()).toBe(before)
    expect((await accept(length)).status).toBe(409)
    expect((await accept(length + 1)).status).toBe(200)
    expect(await compareSets()).toMatchObject({ failed: [], gone: length + 1 })
    expect([await countSets(), await vanishing(), await stoppedTables()]).toEqual([before - length - 1, [], 0])
    const audited = `select details->>'rows' from audit_log where call = 'sync.acceptVanished' and user_name = 'opper'
      and subject = 'sets' order by at`
    expect(await test.values(audited)).toEqual([String(length), String(length + 1)])
  })
})
