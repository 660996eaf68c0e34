import { randomUUID } from 'node:crypto'
import { emptyDraft } from '@portal/domain/requests/request-draft.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { buildUser } from '../../../test/builders.ts'
import { buildRemoval } from '../../../test/invoice-builders.ts'
import { controlOf } from '../../erp/test/test-connector.ts'
import type { JobProgress } from '../../platform/jobs/jobs.ts'
import { insertRequest, type NewRequest } from '../requests/requests.store.ts'
import { runSyncJob } from './sync.job.ts'
import { startTestSync, type TestSync } from './test/start-test-sync.ts'

let simulator: Simulator
let test: TestSync

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.2 })
})
afterAll(() => simulator.stop())
beforeEach(async () => {
  test = await startTestSync(simulator)
})
afterEach(async () => {
  await test.close()
  await controlOf(simulator).post('reset')
})

async function buildRequest({ remark = '' } = {}): Promise<NewRequest> {
  const request: NewRequest = {
    id: randomUUID(),
    kind: 'order',
    userName: 'uitvoerder',
    locationNo: '10001',
    fromLocation: '',
    listId: randomUUID(),
    listName: 'Lijst',
    language: 'nl-NL',
    draft: { ...emptyDraft, toLocation: '10001', remark },
    lines: [],
  }
  await insertRequest(test.portal.db, request, test.parts.clock.now())
  return request
}

describe('first read', () => {
  it('reads everything once, with progress from 0 to 1, and makes the search', async () => {
    const shares: number[] = []
    await Promise.all([
      test.sync.first(test.parts, { onProgress: ({ share }) => shares.push(share) }),
      test.sync.first(test.parts, { onProgress: ({ share }) => shares.push(share) }),
    ])
    expect(shares.at(-1)).toBe(1)
    expect([...shares].sort((a, b) => a - b)).toEqual(shares)
    const [items, documents] = await Promise.all([
      test.values(`select count(*)::int from erp_items where not blocked`),
      test.values(`select count(*)::int from search_documents where kind <> 'Set'`),
    ])
    expect(documents).toEqual(items)
    const again = test.another().sync
    await again.first(test.parts, { onProgress: () => expect.unreachable('it was read before') })
  })

  it('makes the search when a process ended between reading and making it', async () => {
    const broken = test.another({ rebuildSearch: () => Promise.reject(new Error('the process ended')) })
    await expect(broken.sync.first(test.parts)).rejects.toThrow('the process ended')
    expect(await test.sync.isComplete(test.portal.db)).toBe(false)
    await test.sync.first(test.parts)
    expect(await test.sync.isComplete(test.portal.db)).toBe(true)
    expect(await test.values('select count(*)::int > 0 from search_words')).toEqual([true])
  })

  it('fails when a service cannot be read, keeps the others, and is done when it can', async () => {
    await controlOf(simulator).fault({ kind: 'unpublish', scope: 'PortaalBesteltip', times: null })
    await expect(test.sync.first(test.parts)).rejects.toThrow('orderTips')
    expect(await test.values('select count(*) > 0 from erp_items')).toEqual([true])
    await controlOf(simulator).clearFaults()
    await test.sync.first(test.parts)
    expect(await test.values('select count(*) > 0 from erp_order_tips')).toEqual([true])
  })
})

describe('people', () => {
  it('are test.told when their locations changed, and nobody else', async () => {
    await buildUser(test.portal, { userName: 'uitvoerder' })
    await buildUser(test.portal, { userName: 'vreemde' })
    await buildUser(test.portal, { userName: 'baas', roles: ['Admin'] })
    await test.sync.first(test.parts)
    test.told.length = 0
    await controlOf(simulator).row('PortaalLocatie', { No: '10001' }, { Blocked: true })
    await runSyncJob(test.sync, test.parts, { job: 'MaterieelLocatieEnGebruikersSync' })
    expect(test.told.toSorted()).toEqual(['baas: locations', 'uitvoerder: locations'])
    test.told.length = 0
    const link = { User_Name: 'VREEMDE', Location_No: '20001' }
    await controlOf(simulator).row('PortaalGebruikerLocatie', link, { Role: 'FOREMAN' })
    await runSyncJob(test.sync, test.parts, { job: 'GebruikerLocatiesSync' })
    expect(test.told).toEqual(['vreemde: locations'])
  })
})

describe('locations', () => {
  const told = () => test.told.filter((line) => !line.endsWith(': locations')).toSorted()

  it('get the subjects that changed, and the others nothing', async () => {
    await test.sync.first(test.parts)
    const orders = await controlOf(simulator).rows('PortaalOrder')
    const open = orders.find((order) => order.Type === 'Aanvoer' && order.Status === 'Printed')
    await controlOf(simulator).post(`requests/${open?.Request_No}/advance`)
    test.told.length = 0
    await runSyncJob(test.sync, test.parts, { job: 'VoorraadSync' })
    expect(told()).toEqual([`${open?.To_Location}: requests orders stock`])
    test.told.length = 0
    await runSyncJob(test.sync, test.parts, { job: 'VoorraadSync' })
    expect(told()).toEqual([])
  })

  it('get the event of a piece that left only when both its stock and its inspections are gone from there', async () => {
    await test.sync.first(test.parts)
    const control = controlOf(simulator)
    const lines = (await control.rows('PortaalOrderRegel')).filter((line) => line.Plant_No !== '')
    const open = (await control.rows('PortaalOrder')).find(
      ({ Type, Status, No }) => Type === 'Afvoer' && Status !== 'Posted' && lines.some((line) => line.Order_No === No),
    )
    const statusOf = async () => (await control.rows('PortaalOrder')).find(({ No }) => No === open?.No)?.Status
    while ((await statusOf()) !== 'Printed') await control.post(`requests/${open?.Request_No}/advance`)
    await runSyncJob(test.sync, test.parts, { job: 'VoorraadSync' })
    test.told.length = 0
    // It is posted while a run is at the stock and has read the tables before it.
    await control.fault({ kind: 'status', status: 503, scope: 'PortaalVoorraadverloop', times: null })
    const atStock = Promise.withResolvers<void>()
    const tell = ({ part }: JobProgress) => void (part === 'stock' && atStock.resolve())
    const run = runSyncJob(test.sync, test.parts, { job: 'VoorraadSync', tell })
    await atStock.promise
    await control.post(`requests/${open?.Request_No}/advance`)
    await control.clearFaults()
    await run
    expect(told().filter((line) => line.endsWith('stock'))).toContain(`${open?.From_Location}: stock`)
    const pieces = lines.flatMap((line) => (line.Order_No === open?.No ? [`'${line.Plant_No}'`] : [])).join()
    expect(await test.values(`select distinct location_no from erp_pieces where no in (${pieces})`)).toEqual([''])
  })

  it('are told of a changed request at both of its ends', async () => {
    await test.sync.first(test.parts)
    const request = (await controlOf(simulator).rows('PortaalAanvraag')).find(
      ({ From_Location: from, To_Location: to }) => from !== '' && to !== '' && from !== to,
    )
    await controlOf(simulator).row('PortaalAanvraag', { No: request?.No }, { Remark: 'Poort aan de achterkant' })
    test.told.length = 0
    await runSyncJob(test.sync, test.parts, { job: 'AanvragenEnOrdersSync' })
    const ends = [request?.From_Location, request?.To_Location]
    expect(told()).toEqual(ends.map((place) => `${place}: requests`).toSorted())
  })

  it('get the event of an inspection, an exit order and an invoice of theirs', async () => {
    await test.sync.first(test.parts)
    const [row] = await test.values(
      `select i.entry_no || ' ' || s.location_no from erp_inspections i join erp_stock s using (plant_no) limit 1`,
    )
    const [entry, place] = String(row).split(' ')
    const [exit] = await controlOf(simulator).rows('PortaalExitorder')
    const [invoice] = await controlOf(simulator).rows('PortaalFactuur')
    await controlOf(simulator).row('PortaalKeuring', { Entry_No: Number(entry) }, { Description: 'Jaarlijks' })
    await controlOf(simulator).row('PortaalExitorder', { No: exit?.No }, { Reason: 'Zoek' })
    await controlOf(simulator).row('PortaalFactuur', { No: invoice?.No }, { Remaining_Amount: '1' })
    test.told.length = 0
    await runSyncJob(test.sync, test.parts, { job: 'KeuringenSync' })
    await runSyncJob(test.sync, test.parts, { job: 'AanvragenEnOrdersSync' })
    await runSyncJob(test.sync, test.parts, { job: 'FacturenSync' })
    expect(test.told).toEqual([
      `${place}: inspections`,
      `${exit?.Location_No}: exitOrders`,
      `${invoice?.Location_No}: invoices`,
    ])
  })

  it('all get the event of what leads to none of them', async () => {
    await test.sync.first(test.parts)
    const [document] = await controlOf(simulator).rows('PortaalDocument')
    await controlOf(simulator).row('PortaalDocument', { Entry_No: document?.Entry_No }, { File_Name: 'nieuw.pdf' })
    test.told.length = 0
    await runSyncJob(test.sync, test.parts, { job: 'FactuurDocVerwijzingSync' })
    expect(test.told).toEqual(['all: documents'])
  })
})

describe('invoices', () => {
  it('are marked with what they charge too long by the run that brings them, so that no reader waits for it', async () => {
    await test.sync.first(test.parts)
    const [line] = (await controlOf(simulator).rows('PortaalFactuurRegel')).filter(({ Plant_No }) => Plant_No !== '')
    const no = line?.Invoice_No
    const bill = (await controlOf(simulator).rows('PortaalFactuur')).find(({ No }) => No === no)
    const plantNos = [String(line?.Plant_No)]
    await buildRemoval(test.portal, { locationNo: String(bill?.Location_No), deliveryDate: '2020-01-01', plantNos })
    const key = { Invoice_No: no, Line_No: line?.Line_No }
    const charged = { Rental_Period: '01-01-20 t/m 10-01-20', Amount: '100', Arrival_Order: '' }
    await controlOf(simulator).row('PortaalFactuur', { No: no }, { Kind: 'Debit' })
    await controlOf(simulator).row('PortaalFactuurRegel', key, charged)
    await runSyncJob(test.sync, test.parts, { job: 'FacturenSync' })
    expect(await test.values(`select days from invoice_marks where invoice_no = '${no}'`)).toContain(9)
    expect(await test.values('select location_no from stale_invoice_marks')).toEqual([])
  })
})

describe('requests', () => {
  const statusOf = async ({ id }: NewRequest) =>
    test.values(`select status || ' ' || coalesce(erp_no, '-') from requests where id = '${id}'`)

  it('take their number and status from the back office (R-GEN-24)', async () => {
    await test.sync.first(test.parts)
    const request = await buildRequest()
    const [template] = await controlOf(simulator).rows('PortaalAanvraag')
    const said = { Transport_Means: 'Dieplader', Load: 'Kraandelen', Pickup_City: 'Ede', Loading_Time: 'Ochtend' }
    const row = { ...template, ...said, No: 'AV99-00001', External_Id: request.id, Status: 'Requested' }
    await controlOf(simulator).row('PortaalAanvraag', { No: 'AV99-00001' }, row)
    await runSyncJob(test.sync, test.parts, { job: 'AanvragenEnOrdersSync' })
    expect(await statusOf(request)).toEqual(['Requested AV99-00001'])
    const words = `concat_ws(' ', transport_means, load, pickup_city, loading_time)`
    expect(await test.values(`select ${words} from erp_requests where no = 'AV99-00001'`)).toEqual([
      Object.values(said).join(' '),
    ])
    await controlOf(simulator).row('PortaalAanvraag', { No: 'AV99-00001' }, { Status: 'Approved' })
    test.told.length = 0
    await runSyncJob(test.sync, test.parts, { job: 'AanvragenEnOrdersSync' })
    expect(await statusOf(request)).toEqual(['Approved AV99-00001'])
    expect(test.told.some((line) => line.endsWith(': requests'))).toBe(true)
  })

  it('take the reason along when the desk refuses, also one that it gives afterwards', async () => {
    await test.sync.first(test.parts)
    const control = controlOf(simulator)
    const [template] = await control.rows('PortaalAanvraag')
    const refused = await buildRequest({ remark: 'Achterom' })
    const explained = await buildRequest({ remark: 'o'.repeat(250) })
    for (const [at, { id, draft }] of [refused, explained].entries()) {
      const No = `AV99-1000${at}`
      await control.row(
        'PortaalAanvraag',
        { No },
        { ...template, No, External_Id: id, Status: 'Requested', Remark: draft.remark },
      )
    }
    await control.post('requests/AV99-10000/disapprove', { reason: 'Geen budget' })
    await control.post('requests/AV99-10001/disapprove', {})
    await runSyncJob(test.sync, test.parts, { job: 'AanvragenEnOrdersSync' })
    const read = ({ id }: NewRequest) =>
      test.values(`select r.status || ': ' || r.refusal || ' | ' || string_agg(s.text, ' | ' order by s.id) from requests r
        join request_steps s on s.request_id = r.id and s.status = 'Disapproved' and s.step = 'status'
        where r.id = '${id}' group by r.id`)
    expect(await read(refused)).toEqual(['Disapproved: Geen budget | Geen budget'])
    expect(await read(explained)).toEqual(['Disapproved:  | '])
    await control.row('PortaalAanvraag', { No: 'AV99-10001' }, { Remark: `${'o'.repeat(240)} / Dicht` })
    await runSyncJob(test.sync, test.parts, { job: 'AanvragenEnOrdersSync' })
    expect(await read(explained)).toEqual(['Disapproved: Dicht |  | Dicht'])
    const { rows } = await test.portal.open.database.pool.query('select text from request_steps')
    await runSyncJob(test.another().sync, test.parts, { job: 'AanvragenEnOrdersSync' })
    expect((await test.portal.open.database.pool.query('select text from request_steps')).rows).toEqual(rows)
  })

  it('are caught up when an earlier run broke off after the mirror was written', async () => {
    await test.sync.first(test.parts)
    const request = await buildRequest()
    const [template] = await controlOf(simulator).rows('PortaalAanvraag')
    const row = { ...template, No: 'AV99-00002', External_Id: request.id, Status: 'Approved' }
    await controlOf(simulator).row('PortaalAanvraag', { No: 'AV99-00002' }, row)
    const broken = test.another({ applyRequests: () => Promise.reject(new Error('power cut')) }).sync
    await expect(runSyncJob(broken, test.parts, { job: 'AanvragenEnOrdersSync' })).rejects.toThrow('power cut')
    const next = test.another().sync
    await runSyncJob(next, test.parts, { job: 'AanvragenEnOrdersSync' })
    expect(await statusOf(request)).toEqual(['Approved AV99-00002'])
  })
})

describe('pictures', () => {
  it('come once by their hash, and again when they change (R-JOB-19)', async () => {
    await test.sync.first(test.parts)
    const few = `select hash from erp_images where parent_no <= (select parent_no from erp_images order by 1 offset 20 limit 1)`
    await test.portal.open.database.pool.query(`update erp_images set stored = true where hash not in (${few})`)
    const hashes = new Set(await test.values(few))
    expect(await test.sync.images(test.parts, { parentTypes: ['Soort'] })).toEqual({ stored: hashes.size, refused: 0 })
    for (const hash of hashes) expect(await test.parts.files.has(String(hash))).toBe(true)
    expect(await test.sync.images(test.parts, { parentTypes: ['Soort'] })).toEqual({ stored: 0, refused: 0 })
    expect(await test.values(`select count(*)::int from image_thumbnails where hash in (${few})`)).toEqual([
      hashes.size,
    ])
    await test.portal.open.database.pool.query(
      `update erp_images set stored = false, size = 26214401 where hash in (${few})`,
    )
    expect(await test.sync.images(test.parts, { parentTypes: ['Soort'] })).toEqual({ stored: 0, refused: hashes.size })
    await test.portal.open.database.pool.query(`update erp_images set stored = true where hash in (${few})`)
    const [first] = await controlOf(simulator).rows('PortaalAfbeelding')
    await controlOf(simulator).row('PortaalAfbeelding', first ?? {}, { Hash: 'f'.repeat(64) })
    expect(await runSyncJob(test.sync, test.parts, { job: 'SyncImages' })).toMatchObject({ changed: 1, parked: 1 })
    expect(await test.parts.files.has('f'.repeat(64))).toBe(false)
  })
})
