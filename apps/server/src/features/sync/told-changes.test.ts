import { catalogue } from '@portal/contract/catalogue.ts'
import { item } from '@portal/contract/item.ts'
import { search } from '@portal/contract/search.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { hearStatements } from '../../../test/count-statements.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { heardWithinMs, waitFor } from '../../../test/wait-for.ts'
import { controlOf } from '../../erp/test/test-connector.ts'
import { readCosts, readSums } from '../invoices/read-sums.ts'
import type { Sync } from './create-sync.ts'
import { runSyncJob } from './sync.job.ts'
import type { SyncJobName } from './sync-parts.ts'
import { startTestSync, type TestSync } from './test/start-test-sync.ts'

interface Item {
  readonly kind: string
  readonly no: string
  readonly category: string
}

const statements = hearStatements()
let simulator: Simulator
let test: TestSync
let other: TestPortal
/** Of three categories, none below another. */
let trowel: Item
let mixer: Item
let ladder: Item

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.1 })
})
afterAll(() => simulator.stop())
beforeEach(async () => {
  test = await startTestSync(simulator)
  await test.sync.first(test.parts)
  other = await startTestPortal({ database: test.portal.database })
  const { rows } = await test.portal.open.database.pool.query<Item>(
    `select distinct on (category_code) kind, no, category_code as category from erp_items
     where not blocked and orderable and length(category_code) = 3 and no like category_code || '%'
     order by category_code, no limit 3`,
  )
  const [first, second, third] = rows
  if (first === undefined || second === undefined || third === undefined) throw new Error('Not enough items')
  ;[trowel, mixer, ladder] = [first, second, third]
})
afterEach(async () => {
  await other.close()
  await test.close()
  await controlOf(simulator).post('reset')
})

const pageOf =
  ({ category }: Item) =>
  async (at: TestPortal = test.portal) =>
    (await at.post(catalogue.getCatalogue, { category, materieellocatie: null })).answer.catalogi
const detailOf = ({ no }: Item) => {
  const asked = { materieelSoort: no, materieellocatie: null }
  return async (at: TestPortal = test.portal) => (await at.post(item.getItem, asked)).answer
}
const besideOf = ({ no }: Item) => {
  const asked = { materieelSoort: no, materieellocatie: null }
  return async (at: TestPortal = test.portal) => (await at.post(item.getIncludedItems, asked)).answer.items
}
const found = async (at: TestPortal = test.portal) =>
  (await at.post(search.getSuggestions, { term: 'nieuwenaam', maximum: 50 })).answer.items

const change = ({ kind, no }: Item, changes: object) =>
  controlOf(simulator).row('PortaalMaterieelsoort', { Kind: kind, No: no }, changes)
const follow = (job: SyncJobName = 'CatalogusSync', sync: Sync = test.sync) => runSyncJob(sync, test.parts, { job })
/** How often the mirror is read for these answers. */
async function reads(...asks: readonly ((at?: TestPortal) => Promise<unknown>)[]): Promise<number> {
  const sent = await statements.during(async () => {
    for (const ask of asks) await ask()
  })
  // The outbox is looked into meanwhile, whatever is asked.
  return sent.filter((text) => text.includes('erp_') && !text.includes('erp_outbox')).length
}

it('shows a changed item at once in every process, and answers what does not show it from memory', async () => {
  const kept = [pageOf(mixer), detailOf(mixer), besideOf(mixer)]
  await reads(pageOf(trowel), detailOf(trowel), ...kept)
  await Promise.all([detailOf(trowel)(other), pageOf(trowel)(other)])
  expect((await found()).length).toBe(0)
  await change(trowel, { Description: 'Nieuwenaam' })
  await follow()
  expect((await detailOf(trowel)()).omschrijving).toBe('Nieuwenaam')
  expect((await pageOf(trowel)()).map(({ omschrijving }) => omschrijving)).toContain('Nieuwenaam')
  expect((await found()).map(({ materieelSoort }) => materieelSoort)).toEqual([trowel.no])
  await waitFor(async () => (await detailOf(trowel)(other)).omschrijving === 'Nieuwenaam', heardWithinMs)
  expect((await pageOf(trowel)(other)).map(({ omschrijving }) => omschrijving)).toContain('Nieuwenaam')
  expect(await reads(...kept)).toBe(0)
})

it('lets an item that moves leave the page of one category and enter that of another', async () => {
  const numbers = async (of: Item) => (await pageOf(of)()).map(({ materieelSoort }) => materieelSoort)
  const outside = { ...trowel, no: 'ZZ9' }
  const row = (await controlOf(simulator).rows('PortaalMaterieelsoort')).find(({ No }) => No === trowel.no)
  await change(outside, { ...row, No: outside.no, Category_Code: trowel.category, Blocked: true })
  await follow()
  expect([await numbers(trowel), await numbers(mixer)].flat()).not.toContain(outside.no)
  await reads(pageOf(ladder))
  await change(outside, { Blocked: false })
  await follow()
  expect(await numbers(trowel)).toContain(outside.no)
  await change(outside, { Category_Code: mixer.category })
  await follow()
  expect(await numbers(trowel)).not.toContain(outside.no)
  expect(await numbers(mixer)).toContain(outside.no)
  expect(await reads(pageOf(ladder))).toBe(0)
})

it('changes what stands beside an item without reading that item again', async () => {
  const beside = { Kind: trowel.kind, No: trowel.no, Line_No: 99 }
  const row = { ...beside, Other_Kind: mixer.kind, Other_No: mixer.no, Quantity: '2', Optional: false }
  await controlOf(simulator).row('PortaalMeegeleverd', beside, row)
  await follow()
  await reads(detailOf(trowel), besideOf(trowel))
  await change(mixer, { Description: 'Nieuwenaam' })
  await follow()
  expect(await reads(detailOf(trowel))).toBe(0)
  expect((await besideOf(trowel)()).map(({ omschrijving }) => omschrijving)).toContain('Nieuwenaam')
})

it('reads the item of a changed price again, and neither another nor the search', async () => {
  await change(trowel, { Description: 'Nieuwenaam' })
  await follow()
  await reads(detailOf(trowel), detailOf(mixer), found)
  const key = { Kind: trowel.kind, No: trowel.no, Price_Group: '', Price_Type: 'Verhuur', Unit_Code: 'DAG' }
  const from = { Starting_Date: '2020-01-01' }
  await controlOf(simulator).row('PortaalPrijs', { ...key, ...from }, { ...key, ...from, Price: '3' })
  await follow()
  expect(await reads(detailOf(mixer), found)).toBe(0)
  expect(await reads(detailOf(trowel))).toBeGreaterThan(0)
})

it('sums the invoices of a location again once one or its lines changed, and from memory otherwise', async () => {
  const scope = { locationNos: ['10001'], projectNo: null, customerNos: [] }
  const rest = {
    term: '',
    kind: '',
    state: '',
    from: null,
    until: null,
    isTooLong: false,
    today: '2026-11-01',
  } as const
  const asked = { ...scope, ...rest, regards: 'Diesel' }
  const sums = async () => {
    const costs = await readCosts(test.parts, asked)
    const { totaal } = await readSums(test.parts, asked)
    expect(costs.length).toBe(totaal)
    return totaal
  }
  const row = (service: string, key: object, changes: object) => controlOf(simulator).row(service, key, changes)
  expect([await sums(), await reads(sums)]).toEqual([0, 0])
  const head = { Kind: 'Debit', Posting_Date: '2026-11-01', Location_No: '10001', Amount: '100' }
  await row('PortaalFactuur', { No: 'VF-X' }, head)
  const line = { Invoice_No: 'VF-X', Line_No: 10_000 }
  await row('PortaalFactuurRegel', line, { Relate_to: 'Diesel' })
  await follow('FacturenSync')
  expect([await sums(), await reads(sums)]).toEqual([1, 0])
  await row('PortaalFactuurRegel', line, { Relate_to: 'Huur' })
  await follow('FacturenSync')
  expect(await sums()).toBe(0)
  await row('PortaalFactuurRegel', line, { Relate_to: 'Diesel' })
  await follow('FacturenSync')
  expect(await sums()).toBe(1)
  await row('PortaalFactuur', { No: 'VF-X' }, { Location_No: '10002' })
  await follow('FacturenSync')
  expect(await sums()).toBe(0)
})

it('reads everything again after a change that may show anywhere', async () => {
  await reads(detailOf(mixer))
  const [unit] = await controlOf(simulator).rows('PortaalEenheid')
  await controlOf(simulator).row('PortaalEenheid', { Code: unit?.Code }, { Description: 'nieuw' })
  await follow('EenhedenSync')
  expect(await reads(detailOf(mixer))).toBeGreaterThan(0)
})

it('reads everything again when a run before this one may not have told what it changed', async () => {
  let isBroken = false
  const { sync } = test.another({
    rebuildSearch: () => (isBroken ? Promise.reject(new Error('the process ended')) : Promise.resolve()),
  })
  await change(ladder, { Description: 'Anders' })
  await follow('CatalogusSync', sync)
  await reads(detailOf(mixer))
  isBroken = true
  await change(mixer, { Description: 'Nieuwenaam' })
  await expect(follow('CatalogusSync', sync)).rejects.toThrow('the process ended')
  isBroken = false
  await change(ladder, { Description: 'Weer anders' })
  await follow('CatalogusSync', sync)
  expect((await detailOf(mixer)()).omschrijving).toBe('Nieuwenaam')
})
