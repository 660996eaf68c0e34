import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { controlOf } from '../../erp/test/test-connector.ts'
import { createSyncJobs, runSyncJob } from './sync.job.ts'
import { syncCalls } from './sync-parts.ts'
import { startTestSync, type TestSync } from './test/start-test-sync.ts'

let simulator: Simulator
let test: TestSync

// Each test changes something else of the one back office, and runs what brings it.
beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.2 })
  test = await startTestSync(simulator)
  await test.sync.first(test.parts)
})
beforeEach(() => void test.told.splice(0))
afterEach(() => controlOf(simulator).clearFaults())
afterAll(async () => {
  await test.close()
  await simulator.stop()
})

describe('jobs', () => {
  const jobCases = [
    {
      rule: 'R-JOB-01',
      job: 'DoCatalogusSync',
      service: 'PortaalMaterieelsoort',
      field: 'Description',
      table: 'erp_items',
      column: 'description',
    },
    {
      rule: 'R-JOB-07',
      job: 'DoMaterieelSync',
      service: 'PortaalMaterieelsoort',
      field: 'Description',
      table: 'erp_items',
      column: 'description',
    },
    {
      rule: 'R-JOB-03',
      job: 'DoGebruikerLocatiesSync',
      service: 'PortaalGebruikerLocatie',
      field: 'Role',
      table: 'erp_user_locations',
      column: 'role',
    },
    {
      rule: 'R-JOB-06',
      job: 'DoMaterieelLocatiesSync',
      service: 'PortaalLocatie',
      field: 'City',
      table: 'erp_locations',
      column: 'city',
    },
    {
      rule: 'R-JOB-11',
      job: 'DoMaterieelDetailTechDataSync',
      service: 'PortaalTechdata',
      field: 'Value',
      table: 'erp_technical_properties',
      column: 'value',
    },
    {
      rule: 'R-JOB-12',
      job: 'DoMaterieelDetailTechDataVertalingenSync',
      service: 'PortaalVertaling',
      field: 'Text',
      table: 'erp_translations',
      column: 'text',
    },
    {
      rule: 'R-JOB-13',
      job: 'DoMaterieelCatalogusVertalingenSync',
      service: 'PortaalVertaling',
      field: 'Text',
      table: 'erp_translations',
      column: 'text',
    },
    {
      rule: 'R-JOB-16',
      job: 'DoEenhedenSync',
      service: 'PortaalEenheid',
      field: 'Description',
      table: 'erp_units',
      column: 'description',
    },
    {
      rule: 'R-JOB-20',
      job: 'SyncNavItemCategories',
      service: 'PortaalCategorie',
      field: 'Description',
      table: 'erp_categories',
      column: 'description',
    },
  ] as const

  it.each(jobCases)('$job follows a change there, and a second run changes nothing ($rule)', async (given) => {
    const { job, rule, service, field, table, column } = given
    const changed = `ANDERS ${rule.slice(-2)}`
    const [row] = await controlOf(simulator).rows(service)
    await controlOf(simulator).row(service, row ?? {}, { [field]: changed })
    expect(await runSyncJob(test.sync, test.parts, { job: syncCalls[job] })).toMatchObject({
      changed: 1,
      new: 0,
      gone: 0,
    })
    expect(await test.values(`select count(*)::int from ${table} where upper(${column}) = '${changed}'`)).toEqual([1])
    expect(await runSyncJob(test.sync, test.parts, { job: syncCalls[job] })).toMatchObject({
      changed: 0,
      new: 0,
      gone: 0,
    })
  })

  it('DoMaterieelLocatieEnGebruikersSync follows a user and a location in one run (R-JOB-17)', async () => {
    const control = controlOf(simulator)
    const [user] = await control.rows('PortaalGebruiker')
    const [place] = await control.rows('PortaalLocatie')
    await control.row('PortaalGebruiker', { User_Name: user?.User_Name }, { Name: 'Andere Naam' })
    await control.row('PortaalLocatie', { No: place?.No }, { Description: 'Andere Plaats' })
    const run = () => runSyncJob(test.sync, test.parts, { job: syncCalls.DoMaterieelLocatieEnGebruikersSync })
    expect(await run()).toMatchObject({ changed: 2, new: 0, gone: 0 })
    expect(await test.values(`select count(*)::int from erp_users where name = 'Andere Naam'`)).toEqual([1])
    expect(await test.values(`select count(*)::int from erp_locations where description = 'Andere Plaats'`)).toEqual([
      1,
    ])
    expect(await run()).toMatchObject({ changed: 0, new: 0, gone: 0 })
  })

  it('DoSynonimeneSync brings a new synonym into the search (R-JOB-02)', async () => {
    const [item] = (await controlOf(simulator).rows('PortaalMaterieelsoort')).filter((row) => row.Blocked === false)
    const key = { Kind: item?.Kind, No: item?.No, Synonym: 'wonderding' }
    await controlOf(simulator).row('PortaalSynoniem', key, {})
    const found = `select d.no from search_words w join search_documents d on d.position = any(w.positions) where w.word = 'wonderding'`
    expect(await test.values(found)).toEqual([])
    await runSyncJob(test.sync, test.parts, { job: 'SynonimeneSync' })
    expect(await test.values(found)).toEqual([item?.No])
    expect(test.told).toContain('all: catalogue')
  })

  it('one service that is wrong stops itself only, and the run says which', async () => {
    await controlOf(simulator).fault({ kind: 'drop-field', scope: 'PortaalPrijs', field: 'Price', times: null })
    const again = test.another().sync
    expect(await runSyncJob(again, test.parts, { job: 'CatalogusSync' })).toMatchObject({ reason: 'prices' })
  })

  it('the nightly job removes what is gone there', async () => {
    const [unit] = await controlOf(simulator).rows('PortaalEenheid')
    await controlOf(simulator).row('PortaalEenheid', { Code: unit?.Code }, null)
    const nightly = createSyncJobs(test.sync).find(({ name }) => name === 'VergelijkBackoffice')
    expect(await nightly?.run(test.parts, new AbortController().signal, () => undefined)).toMatchObject({ gone: 1 })
    expect(await test.values(`select code from erp_units where code = '${unit?.Code}'`)).toEqual([])
  })
})
