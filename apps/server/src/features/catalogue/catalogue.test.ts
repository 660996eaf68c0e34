import { catalogue } from '@portal/contract/catalogue.ts'
import { categories } from '@portal/contract/categories.ts'
import { item } from '@portal/contract/item.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildItem, buildLocation, buildUser, grantLocation } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal, type TestPortalOptions } from '../../../test/test-portal.ts'
import {
  categories as categoryTable,
  includedItems,
  orderTips,
  prices,
  technicalProperties,
} from '../../erp/mirror-tables.ts'

const rowVersion = 1n
let portal: TestPortal
async function start(options: TestPortalOptions = {}): Promise<void> {
  portal = await startTestPortal(options)
  await buildUser(portal, { userName: 'jan' })
  await buildLocation(portal, { no: '10001' })
  await grantLocation(portal, { userName: 'jan', locationNo: '10001', role: 'site_manager' })
}
beforeEach(() => start())
afterEach(() => portal.close())

const buildCategory = (
  code: string,
  parentCode: string | null,
  more: Partial<typeof categoryTable.$inferInsert> = {},
) =>
  portal.db.insert(categoryTable).values({
    code,
    parentCode,
    description: `Categorie ${code}`,
    presentationOrder: 1,
    navisionFilter: '',
    hidden: false,
    rowVersion,
    ...more,
  })
const numbersOf = async (category: string | null) =>
  (await portal.post(catalogue.getCatalogue, { category, materieellocatie: null })).answer.catalogi.map(
    (one) => one.materieelSoort,
  )

describe('the catalogue', () => {
  it('has the items of a category and of those below it (R-ROUTE-04, R-ROUTE-09)', async () => {
    await buildCategory('1', null)
    await buildCategory('11', '1')
    await buildCategory('2', null, { navisionFilter: 'Z*' })
    await buildItem(portal, { no: 'A1', categoryCode: '11' })
    await buildItem(portal, { no: 'A2', categoryCode: '1' })
    await buildItem(portal, { no: 'Z9', categoryCode: '' })
    await buildItem(portal, { no: 'B1', categoryCode: '1', blocked: true })
    expect(await numbersOf('1')).toEqual(['A1', 'A2'])
    expect(await numbersOf('2')).toEqual(['Z9'])
    expect(await numbersOf(null)).toEqual(['A1', 'A2', 'Z9'])
  })

  it('has each of many items once, in the order of their numbers', async () => {
    await buildCategory('1', null)
    const numbers = Array.from({ length: 43 }, (_, at) => `A${at + 10}`)
    for (const no of numbers.toReversed()) await buildItem(portal, { no, categoryCode: '1' })
    expect(await numbersOf('1')).toEqual(numbers)
  })

  it('answers items with empty quantities and the named fields (R-ENT-41, R-PAY-21)', async () => {
    await buildItem(portal, { no: 'A1' })
    const { answer } = await portal.post(catalogue.getCatalogue, { category: '', materieellocatie: null })
    expect(answer.catalogi[0]).toMatchObject({
      materieelSoort: 'A1',
      aantal: null,
      kind: 'Materieel',
      technischeGegevens: [],
    })
  })

  it('does not know a hidden category or what lies below it', async () => {
    await buildCategory('9', null, { hidden: true })
    await buildCategory('91', '9')
    for (const category of ['9', '91', 'nope']) {
      const reply = await portal.post(catalogue.getCatalogue, { category, materieellocatie: null })
      expect([reply.status, reply.problem?.code]).toEqual([404, 'error.niet_gevonden'])
    }
    expect((await portal.post(categories.getItemCategories, {})).answer.items).toEqual([])
  })

  it('counts the orderable items of each category of the tree (R-ENT-19, R-PAY-17)', async () => {
    await buildCategory('1', null)
    await buildCategory('11', '1')
    await buildItem(portal, { no: 'A1', categoryCode: '11' })
    await buildItem(portal, { no: 'A2', categoryCode: '11', orderable: false })
    const { items } = (await portal.post(categories.getItemCategories, {})).answer
    expect(items).toMatchObject([
      { id: '1', parent: null, aantalArtikelen: 1, navisionFilter: '' },
      { id: '11', parent: '1', aantalArtikelen: 1 },
    ])
  })

  it('shows what a synchronisation changed, though answers are kept', async () => {
    await buildCategory('1', null)
    await buildItem(portal, { no: 'A1', categoryCode: '1' })
    expect([await numbersOf(null), await numbersOf('1')]).toEqual([['A1'], ['A1']])
    await buildItem(portal, { no: 'A2', categoryCode: '1' })
    await portal.parts.memory.changed(['catalogue'])
    expect(await numbersOf(null)).toEqual(['A1', 'A2'])
    expect(await numbersOf('1')).toEqual(['A1', 'A2'])
  })
})

describe('prices', () => {
  const read = async (as: string | null, materieellocatie: string | null) => {
    const reply = await portal.post(item.getItem, { materieelSoort: 'A1', materieellocatie }, as === null ? {} : { as })
    const { toonPrijs, huurPrijs, huurPrijsWeek } = reply.answer
    return { toonPrijs, huurPrijs, huurPrijsWeek }
  }
  const hidden = { toonPrijs: false, huurPrijs: 0, huurPrijsWeek: 0 }
  const shown = { toonPrijs: true, huurPrijs: 12.5, huurPrijsWeek: 50 }

  it('are 0 for a visitor and for a user without a location, and real at a location (R-PRICE-02, R-VAL-15)', async () => {
    await buildItem(portal, { no: 'A1' })
    expect(await read(null, null)).toEqual(hidden)
    expect(await read('jan', null)).toEqual(hidden)
    expect(await read('jan', '10001')).toEqual(shown)
  })

  it('are seen by everybody when they are public (R-PRICE-01, R-ROLE-10)', async () => {
    await portal.close()
    await start({ settings: { Prijzen_Openbaar: true } })
    await buildItem(portal, { no: 'A1' })
    expect(await read(null, null)).toEqual(shown)
  })

  it('are seen without a location when the setting says so (R-PRICE-03)', async () => {
    await portal.close()
    await start({ settings: { Prijzen_ToonBijLocatie: true } })
    await buildItem(portal, { no: 'A1' })
    expect(await read('jan', null)).toEqual(shown)
    expect(await read(null, null)).toEqual(hidden)
  })

  it('with internal prices are seen by an identity login only without a location (R-PRICE-04)', async () => {
    await portal.close()
    await start({ settings: { Prijzen_Intern: true } })
    await buildItem(portal, { no: 'A1' })
    expect(await read('jan', null)).toEqual(shown)
    expect(await read('jan', '10001')).toEqual(hidden)
  })

  it('are those of the customer of the location, of the day', async () => {
    await buildItem(portal, { no: 'A1' })
    const price = { kind: 'Materieel', no: 'A1', priceType: 'Verhuur', unitCode: 'DAG', endingDate: null, rowVersion }
    await portal.db.insert(prices).values([
      { ...price, priceGroup: '', startingDate: '2020-01-01', price: 11 },
      { ...price, priceGroup: 'K1000', startingDate: '2020-01-01', price: 9.5 },
      { ...price, priceGroup: 'K1000', startingDate: '2999-01-01', price: 1 },
      { ...price, priceGroup: 'K9999', startingDate: '2020-01-01', price: 2 },
    ])
    expect((await read('jan', '10001')).huurPrijs).toBe(9.5)
  })
})

describe('an item', () => {
  it('that is not there cannot be ordered', async () => {
    const reply = await portal.post(item.getItem, { materieelSoort: 'NOPE', materieellocatie: null })
    expect([reply.status, reply.problem?.code]).toEqual([400, 'artikel.niet_bestelbaar'])
  })

  it('hides technical data from visitors when the setting says so (R-ROLE-12)', async () => {
    await portal.close()
    await start({ settings: { AppDetails_TechnischeGegevensAnoniem: false } })
    await buildItem(portal, { no: 'A1' })
    const row = {
      kind: 'Materieel',
      no: 'A1',
      lineNo: 1,
      label: 'Merk',
      value: 'X',
      numericValue: null,
      unit: '',
      filterKind: 'None',
      rowVersion,
    }
    await portal.db.insert(technicalProperties).values(row)
    const asked = { materieelSoort: 'A1', materieellocatie: null }
    expect((await portal.post(item.getItem, asked)).answer.technischeGegevens).toEqual([])
    expect((await portal.post(item.getItem, asked, { as: 'jan' })).answer.technischeGegevens).toHaveLength(1)
  })

  it('comes with what is delivered with it, tips and the recommended quantity', async () => {
    await buildItem(portal, { no: 'A1', recommendedQty: 4 })
    await buildItem(portal, { no: 'A2' })
    await portal.db.insert(includedItems).values({
      kind: 'Materieel',
      no: 'A1',
      lineNo: 1,
      otherKind: 'Materieel',
      otherNo: 'A2',
      quantity: 2,
      optional: false,
      rowVersion,
    })
    await portal.db.insert(orderTips).values({
      kind: 'Materieel',
      no: 'A1',
      lineNo: 1,
      otherKind: 'Materieel',
      otherNo: 'A2',
      quantity: 0,
      text: 'Neem ook slangen mee',
      rowVersion,
    })
    const included = await portal.post(item.getIncludedItems, { materieelSoort: 'A1', materieellocatie: null })
    expect(included.answer.items).toMatchObject([
      { materieelSoort: 'A2', aantalPerStuk: 2, optioneel: false, huurPrijs: 0 },
    ])
    const tips = await portal.post(item.getOrderTips, { materieelSoort: 'A1' })
    expect(tips.answer).toMatchObject({
      items: [{ tekst: 'Neem ook slangen mee', materieelSoort: 'A2' }],
      aanbevolenAantal: 4,
    })
  })

  it('is read with others in the order asked (R-PAY-22), with picture addresses by number (R-PAY-23)', async () => {
    await buildItem(portal, { no: 'A1' })
    await buildItem(portal, { no: 'A2' })
    const { materielen } = (await portal.post(item.getItems, { materieelsoorten: ['A2', 'NOPE', 'A1'] })).answer
    expect(materielen.map((one) => one.materieelSoort)).toEqual(['A2', 'A1'])
    expect((await portal.post(item.getImageAddresses, { materieelsoorten: ['A1'] })).answer).toEqual({})
  })

  it('of both kinds with one number is the equipment', async () => {
    await buildItem(portal, { no: 'X1', kind: 'Artikel' })
    await buildItem(portal, { no: 'X1', kind: 'Materieel' })
    expect((await portal.post(item.getItem, { materieelSoort: 'x1', materieellocatie: null })).answer.kind).toBe(
      'Materieel',
    )
  })
})
