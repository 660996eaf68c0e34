import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { controlOf } from '../../erp/test/test-connector.ts'
import { runSyncJob } from './sync.job.ts'
import { allMirrors, syncCalls, syncJobs } from './sync-parts.ts'
import { startTestSync, type TestSync } from './test/start-test-sync.ts'

let simulator: Simulator
let test: TestSync

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.2 })
  test = await startTestSync(simulator)
  await test.sync.first(test.parts)
})
afterAll(async () => {
  await test.close()
  await simulator.stop()
})

const nothing = { changed: 0, new: 0, gone: 0 }

/** A row of somebody there: its key, what it says first, and what it says later. */
const cases = [
  {
    rule: 'R-JOB-05',
    job: syncCalls.DoMaterieelSetsSync,
    service: 'PortaalSet',
    key: { No: 'SET-X' },
    before: { Description: 'Steigerset' },
    after: { Description: 'Rolsteigerset' },
    shown: `select description from erp_sets where no = 'SET-X'`,
  },
  {
    rule: 'R-JOB-05',
    job: syncCalls.DoMaterieelSetsSync,
    service: 'PortaalSetRegel',
    key: { Set_No: 'SET-X', Line_No: 10_000 },
    before: { Kind: 'Artikel', No: 'KLEM', Quantity: '4' },
    after: { Quantity: '6' },
    shown: `select trim_scale(quantity)::text from erp_set_lines where set_no = 'SET-X'`,
  },
  {
    rule: 'R-JOB-07',
    job: syncCalls.DoMaterieelSync,
    service: 'PortaalMaterieelstuk',
    key: { No: 'M-X' },
    before: { Plant_Type: 'MOLEN', Serial_No: 'SN-1', Status: 'Available' },
    after: { Location_No: '10001', Status: 'On Location' },
    shown: `select location_no || ' ' || status from erp_pieces where no = 'M-X'`,
  },
  {
    rule: 'R-JOB-18',
    job: syncCalls.DoKeuringenSync,
    service: 'PortaalKeuring',
    key: { Entry_No: 990_001 },
    before: { Plant_No: 'M-X', Next_Date: '2026-12-01', Result: 'Approved' },
    after: { Next_Date: '2027-12-01', Result: 'Exit Order' },
    shown: `select next_date || ' ' || result from erp_inspections where entry_no = 990001`,
  },
  {
    rule: 'R-JOB-10',
    job: syncCalls.DoMaterieelKlachtenSync,
    service: 'PortaalKlacht',
    key: { No: 'KL-X' },
    before: { Status: 'Ontvangen', Reported_By: 'UITVOERDER', Received_At: '2026-11-20T09:00:00Z' },
    after: { Status: 'In behandeling' },
    shown: `select status || ' ' || reported_by from erp_complaints where no = 'KL-X'`,
  },
  {
    rule: 'R-JOB-10',
    job: syncCalls.DoMaterieelKlachtenSync,
    service: 'PortaalKlachtRegel',
    key: { Complaint_No: 'KL-X', Line_No: 10_000 },
    before: { Text: 'Wij kijken ernaar.', Author: 'BALIE' },
    after: { Text: 'Morgen omgeruild.' },
    shown: `select text from erp_complaint_lines where complaint_no = 'KL-X'`,
  },
  {
    rule: 'R-JOB-08',
    job: syncCalls.DoFactuurDocVerwijzingSync,
    service: 'PortaalDocument',
    key: { Entry_No: 990_001 },
    before: { Parent_Type: 'Factuur', Parent_No: 'VF-X', File_Name: 'factuur.pdf', Size: 10 },
    after: { File_Name: 'factuur-2.pdf' },
    shown: `select file_name from erp_documents where parent_type = 'Factuur' and parent_no = 'VF-X'`,
  },
  {
    rule: 'R-JOB-09',
    job: syncCalls.DoMaterieelNummerDocumentLinksSync,
    service: 'PortaalDocument',
    key: { Entry_No: 990_002 },
    before: { Parent_Type: 'Stuk', Parent_No: 'M-X', File_Name: 'handleiding.pdf', Size: 10 },
    after: { Parent_No: 'M-Y' },
    shown: `select parent_no from erp_documents where entry_no = 990002`,
  },
  {
    rule: 'R-JOB-04',
    job: syncCalls.DoMaterieelOrdersImagesesSync,
    service: 'PortaalAfbeelding',
    key: { Parent_Type: 'Order', Parent_No: 'OA-X', Line_No: 10_000 },
    before: { Hash: 'a'.repeat(64), Mime_Type: 'image/png', Size: 10 },
    after: { Hash: 'b'.repeat(64) },
    shown: `select hash from erp_images where parent_type = 'Order' and parent_no = 'OA-X'`,
  },
  {
    rule: 'R-JOB-14',
    job: syncCalls.DoMaterieelNummerVertalingenSync,
    service: 'PortaalVertaling',
    key: { Subject: 'Stuk', Code: 'M-X', Language: 'DEU' },
    before: { Text: 'Mischer' },
    after: { Text: 'Betonmischer' },
    shown: `select text from erp_translations where subject = 'Stuk' and code = 'M-X'`,
  },
  {
    rule: 'R-JOB-15',
    job: syncCalls.DomaterieelSetVertalingenSync,
    service: 'PortaalVertaling',
    key: { Subject: 'Set', Code: 'SET-X', Language: 'FRA' },
    before: { Text: 'Jeu' },
    after: { Text: 'Jeu complet' },
    shown: `select text from erp_translations where subject = 'Set' and code = 'SET-X'`,
  },
  {
    rule: 'R-GEN-24',
    job: 'AanvragenEnOrdersSync',
    service: 'PortaalOrderKosten',
    key: { Order_Type: 'Aanvoer', Order_No: 'OA-X', Line_No: 10_000 },
    before: { Cost_Type: 'Sundry Costs', Amount: '12.5' },
    after: { Amount: '14.25' },
    shown: `select cost_type || ' ' || trim_scale(amount) from erp_order_costs where order_no = 'OA-X'`,
  },
  {
    rule: 'R-GEN-24',
    job: 'AanvragenEnOrdersSync',
    service: 'PortaalExitorder',
    key: { No: 'EX-X' },
    before: { Type: 'Afvoer extern', Location_No: '10001', Date: '2026-11-20', Total_Amount: '10' },
    after: { Total_Amount: '99.95' },
    shown: `select type || ' ' || trim_scale(total_amount) from erp_exit_orders where no = 'EX-X'`,
  },
  {
    rule: 'R-GEN-24',
    job: 'AanvragenEnOrdersSync',
    service: 'PortaalExitorderRegel',
    key: { Exitorder_No: 'EX-X', Line_No: 10_000 },
    before: { Kind: 'Materieel', No: 'MOLEN', Unit_Price: '5' },
    after: { Unit_Price: '7.5' },
    shown: `select trim_scale(unit_price)::text from erp_exit_order_lines where exit_order_no = 'EX-X'`,
  },
  {
    rule: 'R-GEN-24',
    job: 'FacturenSync',
    service: 'PortaalFactuur',
    key: { No: 'VF-X' },
    before: { Kind: 'Debit', Posting_Date: '2026-11-01', Remaining_Amount: '121' },
    after: { Remaining_Amount: '0' },
    shown: `select kind || ' ' || trim_scale(remaining_amount) from erp_invoices where no = 'VF-X'`,
  },
  {
    rule: 'R-GEN-24',
    job: 'FacturenSync',
    service: 'PortaalFactuurRegel',
    key: { Invoice_No: 'VF-X', Line_No: 10_000 },
    before: { Relate_to: 'Huur', Number_of_Time_Units: '1.28571' },
    after: { Number_of_Time_Units: '2' },
    shown: `select trim_scale(time_units)::text from erp_invoice_lines where invoice_no = 'VF-X'`,
  },
] as const

describe('jobs', () => {
  it.each(cases)('$job brings $service and its changes; a second run changes nothing ($rule)', async (given) => {
    const { job, service, key, before, after, shown } = given
    await controlOf(simulator).row(service, key, before)
    expect(await runSyncJob(test.sync, test.parts, { job })).toMatchObject({ ...nothing, new: 1 })
    const first = await test.values(shown)
    expect(first).toHaveLength(1)
    await controlOf(simulator).row(service, key, after)
    expect(await runSyncJob(test.sync, test.parts, { job })).toMatchObject({ ...nothing, changed: 1 })
    const second = await test.values(shown)
    expect(second).toHaveLength(1)
    expect(second).not.toEqual(first)
    expect(await runSyncJob(test.sync, test.parts, { job })).toMatchObject(nothing)
  })

  it('VoorraadSync brings what stands at a location that moved (R-GEN-24)', async () => {
    const key = { Location_No: '10001', Kind: 'Materieel', Plant_Type: 'WONDER', Plant_No: '', Price_Type: 'Verhuur' }
    await controlOf(simulator).row('PortaalVoorraad', key, { Quantity: '3' })
    await controlOf(simulator).row('PortaalVoorraadverloop', { Entry_No: 990_001 }, { Location_No: '10001' })
    expect(await runSyncJob(test.sync, test.parts, { job: 'VoorraadSync' })).toMatchObject({ ...nothing, new: 1 })
    expect(await test.values(`select trim_scale(quantity)::text from erp_stock where plant_type = 'WONDER'`)).toEqual([
      '3',
    ])
    expect(await runSyncJob(test.sync, test.parts, { job: 'VoorraadSync' })).toMatchObject(nothing)
  })

  it('read every table of the mirror between them', () => {
    const read = new Set<string>(Object.values(syncJobs).flat())
    expect([...allMirrors].filter((name) => !read.has(name))).toEqual([])
  })
})

it('a picture whose hash is in capitals there is kept and shown like any other (R-JOB-19)', async () => {
  const { pool } = test.portal.open.database
  const [row] = await controlOf(simulator).rows('PortaalAfbeelding')
  const hash = String(row?.Hash)
  await pool.query(`delete from erp_images where hash = '${hash}'`)
  await pool.query('update erp_images set stored = true')
  await controlOf(simulator).row('PortaalAfbeelding', row ?? {}, { Hash: hash.toUpperCase() })
  expect(await runSyncJob(test.sync, test.parts, { job: 'SyncImages' })).toMatchObject({ new: 1, parked: 0 })
  expect(await test.values(`select stored from erp_images where hash = '${hash}'`)).toEqual([true])
  expect((await fetch(`${test.portal.url}/afbeeldingen/${hash}`)).status).toBe(200)
})

describe('feedback', () => {
  it('has its answers told by a run that could read those alone', async () => {
    const heard: (readonly string[])[] = []
    const { sync } = test.another({ applyComplaints: async (_, { answered }) => void heard.push(answered) })
    await controlOf(simulator).row('PortaalKlacht', { No: 'KL-Y' }, { Status: 'Ontvangen', Reported_By: 'UITVOERDER' })
    await runSyncJob(sync, test.parts, { job: 'MaterieelKlachtenSync' })
    await controlOf(simulator).fault({ kind: 'unpublish', scope: 'PortaalKlacht', times: null })
    const line = { Complaint_No: 'KL-Y', Line_No: 10_000 }
    await controlOf(simulator).row('PortaalKlachtRegel', line, { Text: 'Wij komen.', Author: 'BALIE' })
    heard.length = 0
    expect(await runSyncJob(sync, test.parts, { job: 'MaterieelKlachtenSync' })).toMatchObject({ new: 1 })
    await controlOf(simulator).clearFaults()
    expect(heard).toEqual([['KL-Y']])
  })
})

describe('a service that is not published yet', () => {
  it('stops the jobs that read it, and no others (failure mode 8)', async () => {
    await test.portal.open.database.pool.query(`delete from sync_state where service = 'PortaalKlacht'`)
    await controlOf(simulator).fault({ kind: 'unpublish', scope: 'PortaalKlacht', times: null })
    const { sync } = test.another()
    await expect(sync.first(test.parts)).rejects.toMatchObject({ kind: 'contract' })
    await controlOf(simulator).row('PortaalEenheid', { Code: 'NIEUW' }, { Description: 'Nieuw' })
    expect(await runSyncJob(sync, test.parts, { job: 'EenhedenSync' })).toMatchObject({ new: 1 })
    expect(await runSyncJob(sync, test.parts, { job: 'MaterieelKlachtenSync' })).toMatchObject({ reason: 'complaints' })
    await controlOf(simulator).clearFaults()
    await sync.first(test.parts)
  })
})
