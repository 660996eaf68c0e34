import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { buildUser } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { type Connector, createConnector } from '../../erp/connector.ts'
import { backOfficeOf, controlOf, testLimits } from '../../erp/test/test-connector.ts'
import type { Hub, TenantParts } from '../../platform/context.ts'
import { applyErpRequests } from '../requests/apply-erp-requests.ts'
import { insertRequest, type NewRequest } from '../requests/requests.store.ts'
import { rebuildSearchDocuments } from '../search/search.store.ts'
import { createSyncJobs, runSyncJob } from './sync.job.ts'
import { createSync, type Sync } from './sync.ts'
import { syncCalls } from './sync-parts.ts'

let simulator: Simulator
let portal: TestPortal
let connector: Connector
let sync: Sync
let parts: TenantParts
const told: string[] = []

const hub: Hub = {
  toUser: (userName, event) => void told.push(`${userName} ${event}`),
  toLocation: (locationNo, event) => void told.push(`${locationNo} ${event}`),
  toAll: (event) => void told.push(`all ${event}`),
  endSession: () => undefined,
}

beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.stop())
beforeEach(async () => {
  portal = await startTestPortal()
  const { db, clock, log } = portal.parts
  connector = createConnector({
    backOffice: backOfficeOf(simulator),
    db,
    clock,
    log,
    onOutcome: async () => () => undefined,
    limits: testLimits,
    sendsWrites: false,
  })
  parts = { ...portal.parts, hub }
  sync = createSync(connector.mirror, { rebuildSearch: rebuildSearchDocuments, applyRequests: applyErpRequests })
  told.length = 0
})
afterEach(async () => {
  const control = controlOf(simulator)
  await control.clearFaults()
  await control.post('reset')
  await connector.gateway.close()
  await portal.close()
})

const valuesOf = async (text: string): Promise<readonly unknown[]> =>
  (await portal.open.database.pool.query<Record<string, unknown>>(text)).rows.map((row) => Object.values(row)[0])

async function buildRequest(changes: Partial<NewRequest> = {}): Promise<NewRequest> {
  const request: NewRequest = {
    id: randomUUID(),
    type: 'Aanvoer',
    userName: 'uitvoerder',
    locationNo: '10001',
    listId: null,
    listName: 'Lijst',
    language: 'nl-NL',
    reference: '',
    remark: '',
    addressCode: '',
    address: '',
    postCode: '',
    city: '',
    contact: '',
    phoneNo: '',
    depotNo: '',
    depotAddressCode: '',
    transportMeans: '',
    deliveryDate: null,
    returnDate: null,
    collect: false,
    urgent: false,
    lines: [],
    ...changes,
  }
  await insertRequest(portal.db, request, parts.clock.now())
  return request
}

describe('first read', () => {
  it('reads everything once, with progress from 0 to 1, and makes the search', async () => {
    const shares: number[] = []
    await Promise.all([
      sync.first(parts, { onProgress: ({ share }) => shares.push(share) }),
      sync.first(parts, { onProgress: ({ share }) => shares.push(share) }),
    ])
    expect(shares.at(-1)).toBe(1)
    expect([...shares].sort((a, b) => a - b)).toEqual(shares)
    const [items, documents] = await Promise.all([
      valuesOf(`select count(*)::int from erp_items where not blocked`),
      valuesOf('select count(*)::int from search_documents'),
    ])
    expect(documents).toEqual(items)
    const again = createSync(connector.mirror, {
      rebuildSearch: rebuildSearchDocuments,
      applyRequests: applyErpRequests,
    })
    await again.first(parts, { onProgress: () => expect.unreachable('it was read before') })
  })

  it('fails when a service cannot be read, keeps the others, and is done when it can', async () => {
    await controlOf(simulator).fault({ kind: 'unpublish', scope: 'PortaalBesteltip', times: null })
    await expect(sync.first(parts)).rejects.toThrow('orderTips')
    expect(await valuesOf('select count(*) > 0 from erp_items')).toEqual([true])
    await controlOf(simulator).clearFaults()
    await sync.first(parts)
    expect(await valuesOf('select count(*) > 0 from erp_order_tips')).toEqual([true])
  })
})

describe('jobs', () => {
  const jobCases = [
    {
      rule: 'R-JOB-01',
      job: 'DoCatalogusSync',
      service: 'PortaalMaterieelsoort',
      change: { Description: 'Veranderd' },
      table: 'erp_items',
      column: 'description',
    },
    {
      rule: 'R-JOB-07',
      job: 'DoMaterieelSync',
      service: 'PortaalMaterieelsoort',
      change: { Description: 'Veranderd' },
      table: 'erp_items',
      column: 'description',
    },
    {
      rule: 'R-JOB-03',
      job: 'DoGebruikerLocatiesSync',
      service: 'PortaalGebruikerLocatie',
      change: { Role: 'VERANDERD' },
      table: 'erp_user_locations',
      column: 'role',
    },
    {
      rule: 'R-JOB-06',
      job: 'DoMaterieelLocatiesSync',
      service: 'PortaalLocatie',
      change: { City: 'Veranderd' },
      table: 'erp_locations',
      column: 'city',
    },
    {
      rule: 'R-JOB-11',
      job: 'DoMaterieelDetailTechDataSync',
      service: 'PortaalTechdata',
      change: { Value: 'Veranderd' },
      table: 'erp_technical_properties',
      column: 'value',
    },
    {
      rule: 'R-JOB-12',
      job: 'DoMaterieelDetailTechDataVertalingenSync',
      service: 'PortaalVertaling',
      change: { Text: 'Veranderd' },
      table: 'erp_translations',
      column: 'text',
    },
    {
      rule: 'R-JOB-13',
      job: 'DoMaterieelCatalogusVertalingenSync',
      service: 'PortaalVertaling',
      change: { Text: 'Veranderd' },
      table: 'erp_translations',
      column: 'text',
    },
    {
      rule: 'R-JOB-16',
      job: 'DoEenhedenSync',
      service: 'PortaalEenheid',
      change: { Description: 'Veranderd' },
      table: 'erp_units',
      column: 'description',
    },
    {
      rule: 'R-JOB-17',
      job: 'DoMaterieelLocatieEnGebruikersSync',
      service: 'PortaalGebruiker',
      change: { Name: 'Veranderd' },
      table: 'erp_users',
      column: 'name',
    },
    {
      rule: 'R-JOB-20',
      job: 'SyncNavItemCategories',
      service: 'PortaalCategorie',
      change: { Description: 'Veranderd' },
      table: 'erp_categories',
      column: 'description',
    },
  ] as const

  it.each(jobCases)('$job follows a change there, and a second run changes nothing ($rule)', async (given) => {
    const { job, service, change, table, column } = given
    await sync.first(parts)
    const [row] = await controlOf(simulator).rows(service)
    await controlOf(simulator).row(service, row ?? {}, change)
    expect(await runSyncJob(sync, parts, { job: syncCalls[job] })).toMatchObject({ changed: 1, new: 0, gone: 0 })
    expect(await valuesOf(`select count(*)::int from ${table} where lower(${column}) = 'veranderd'`)).toEqual([1])
    expect(await runSyncJob(sync, parts, { job: syncCalls[job] })).toMatchObject({ changed: 0, new: 0, gone: 0 })
  })

  it('DoSynonimeneSync brings a new synonym into the search (R-JOB-02)', async () => {
    await sync.first(parts)
    const [item] = (await controlOf(simulator).rows('PortaalMaterieelsoort')).filter((row) => row.Blocked === false)
    const key = { Kind: item?.Kind, No: item?.No, Synonym: 'wonderding' }
    await controlOf(simulator).row('PortaalSynoniem', key, {})
    const found = `select no from search_documents where words @@ to_tsquery('simple', 'wonderding')`
    expect(await valuesOf(found)).toEqual([])
    await runSyncJob(sync, parts, { job: 'SynonimeneSync' })
    expect(await valuesOf(found)).toEqual([item?.No])
    expect(told).toContain('all catalogueUpdated')
  })

  it('one service that is wrong stops itself only, and the run says which', async () => {
    await sync.first(parts)
    await controlOf(simulator).fault({ kind: 'drop-field', scope: 'PortaalPrijs', field: 'Price', times: null })
    await controlOf(simulator).post('clock', { advanceMinutes: 1 })
    const fresh = createConnector({
      backOffice: backOfficeOf(simulator),
      db: portal.db,
      clock: parts.clock,
      log: parts.log,
      onOutcome: async () => () => undefined,
      limits: testLimits,
      sendsWrites: false,
    })
    const again = createSync(fresh.mirror, { rebuildSearch: rebuildSearchDocuments, applyRequests: applyErpRequests })
    expect(await runSyncJob(again, parts, { job: 'CatalogusSync' })).toMatchObject({ reason: 'prices' })
    await fresh.gateway.close()
  })

  it('the nightly job removes what is gone there', async () => {
    await sync.first(parts)
    const [unit] = await controlOf(simulator).rows('PortaalEenheid')
    await controlOf(simulator).row('PortaalEenheid', { Code: unit?.Code }, null)
    const nightly = createSyncJobs(sync).find(({ name }) => name === 'VergelijkBackoffice')
    expect(await nightly?.run(parts, new AbortController().signal)).toMatchObject({ gone: 1 })
    expect(await valuesOf(`select code from erp_units where code = '${unit?.Code}'`)).toEqual([])
  })
})

describe('people', () => {
  it('are told when their locations changed, and nobody else', async () => {
    await buildUser(portal, { userName: 'uitvoerder' })
    await buildUser(portal, { userName: 'vreemde' })
    await sync.first(parts)
    told.length = 0
    await controlOf(simulator).row('PortaalLocatie', { No: '10001' }, { Blocked: true })
    await runSyncJob(sync, parts, { job: 'MaterieelLocatieEnGebruikersSync' })
    expect(told).toEqual(['uitvoerder locationsUpdated'])
    told.length = 0
    const link = { User_Name: 'VREEMDE', Location_No: '20001' }
    await controlOf(simulator).row('PortaalGebruikerLocatie', link, { Role: 'FOREMAN' })
    await runSyncJob(sync, parts, { job: 'GebruikerLocatiesSync' })
    expect(told).toEqual(['vreemde locationsUpdated'])
  })
})

describe('requests', () => {
  const statusOf = async ({ id }: NewRequest) =>
    valuesOf(`select status || ' ' || coalesce(erp_no, '-') from requests where id = '${id}'`)

  it('take their number and status from the back office (R-GEN-24)', async () => {
    await sync.first(parts)
    const request = await buildRequest()
    const [template] = await controlOf(simulator).rows('PortaalAanvraag')
    const row = { ...template, No: 'AV99-00001', External_Id: request.id, Status: 'Requested' }
    await controlOf(simulator).row('PortaalAanvraag', { No: 'AV99-00001' }, row)
    await runSyncJob(sync, parts, { job: 'AanvragenEnOrdersSync' })
    expect(await statusOf(request)).toEqual(['Requested AV99-00001'])
    await controlOf(simulator).row('PortaalAanvraag', { No: 'AV99-00001' }, { Status: 'Approved' })
    told.length = 0
    await runSyncJob(sync, parts, { job: 'AanvragenEnOrdersSync' })
    expect(await statusOf(request)).toEqual(['Approved AV99-00001'])
    expect(told.some((line) => line.includes('requestUpdated'))).toBe(true)
  })

  it('are caught up when an earlier run broke off after the mirror was written', async () => {
    await sync.first(parts)
    const request = await buildRequest()
    const [template] = await controlOf(simulator).rows('PortaalAanvraag')
    const row = { ...template, No: 'AV99-00002', External_Id: request.id, Status: 'Approved' }
    await controlOf(simulator).row('PortaalAanvraag', { No: 'AV99-00002' }, row)
    const broken = createSync(connector.mirror, {
      rebuildSearch: rebuildSearchDocuments,
      applyRequests: () => Promise.reject(new Error('power cut')),
    })
    await expect(runSyncJob(broken, parts, { job: 'AanvragenEnOrdersSync' })).rejects.toThrow('power cut')
    const next = createSync(connector.mirror, {
      rebuildSearch: rebuildSearchDocuments,
      applyRequests: applyErpRequests,
    })
    await runSyncJob(next, parts, { job: 'AanvragenEnOrdersSync' })
    expect(await statusOf(request)).toEqual(['Approved AV99-00002'])
  })
})

describe('pictures', () => {
  it('come once by their hash, and anew when they change (R-JOB-19)', async () => {
    await sync.first(parts)
    await portal.open.database.pool.query(
      'update erp_images set stored = true where parent_no > (select parent_no from erp_images order by 1 offset 20 limit 1)',
    )
    const { stored, refused } = await sync.images(parts)
    expect(stored).toBeGreaterThan(0)
    expect(refused).toBe(0)
    const hashes = await valuesOf(`select distinct hash from erp_images order by parent_no limit 20`).catch(() =>
      valuesOf('select hash from erp_images order by parent_no limit 20'),
    )
    for (const hash of hashes) expect(await parts.files.has(String(hash))).toBe(true)
    expect(await sync.images(parts)).toEqual({ stored: 0, refused: 0 })
    const [first] = await controlOf(simulator).rows('PortaalAfbeelding')
    await controlOf(simulator).row('PortaalAfbeelding', first ?? {}, { Hash: 'f'.repeat(64) })
    expect(await runSyncJob(sync, parts, { job: 'SyncImages' })).toMatchObject({ changed: 1, parked: 1 })
    expect(await parts.files.has('f'.repeat(64))).toBe(false)
  })
})
