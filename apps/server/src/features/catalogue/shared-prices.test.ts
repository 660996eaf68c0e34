import { catalogue } from '@portal/contract/catalogue.ts'
import { item } from '@portal/contract/item.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildItem, buildLocation, buildUser, grantLocation } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { categories, items, prices } from '../../erp/mirror-tables.ts'

const places = ['10001', '10002', '10003'] as const
const price = {
  ...{ kind: 'Materieel', no: 'A1', priceType: 'Verhuur', unitCode: 'DAG', endingDate: null, rowVersion: 1n },
  startingDate: '2020-01-01',
}

let portal: TestPortal
beforeEach(async () => {
  portal = await startTestPortal()
  await buildUser(portal, { userName: 'jan' })
  for (const no of places) {
    await buildLocation(portal, { no, customerNo: `K${no}` })
    await grantLocation(portal, { userName: 'jan', locationNo: no, role: 'site_manager' })
  }
  await buildItem(portal, { no: 'A1' })
  await portal.db.insert(prices).values([
    { ...price, priceGroup: '', price: 11 },
    { ...price, priceGroup: 'K10003', price: 7 },
  ])
})
afterEach(() => portal.close())

async function ask(as: string | null, materieellocatie: string | null, category = '') {
  const input = { category, materieellocatie }
  const { answer } = await portal.post(catalogue.getCatalogue, input, as === null ? {} : { as })
  return answer.catalogi[0]?.huurPrijs
}

it('shares an answer between customers who buy at the list price, and with nobody else', async () => {
  expect(await ask('jan', '10001')).toBe(11)
  // Not told to the kept answers: who gets another price was given one of his own.
  await portal.db.update(prices).set({ price: 12 })
  expect(await ask('jan', '10002')).toBe(11)
  expect(await ask('jan', '10003')).toBe(12)
})

it('shows no price to a person who may see none, after any earlier caller', async () => {
  expect(await ask('jan', '10001')).toBe(11)
  expect(await ask('jan', '10003')).toBe(7)
  expect(await ask(null, null)).toBe(0)
})

it.each(['', '1'])(
  'gives a customer prices of his own as soon as a synchronisation brings them, in category %j',
  async (id) => {
    const category = { code: '1', parentCode: null, description: 'Een', presentationOrder: 1, navisionFilter: '' }
    await portal.db.insert(categories).values({ ...category, hidden: false, rowVersion: 1n })
    await portal.db.update(items).set({ categoryCode: '1' })
    expect(await ask('jan', '10002', id)).toBe(11)
    await portal.db.insert(prices).values({ ...price, priceGroup: 'K10002', price: 5 })
    await portal.parts.memory.changed(['prices'])
    expect(await ask('jan', '10002', id)).toBe(5)
    expect(await ask('jan', '10001', id)).toBe(11)
  },
)

it('reads items that are asked at the same moment together, each at the price of who asks', async () => {
  const numbers = Array.from({ length: 20 }, (_, at) => `B${at}`)
  for (const [at, no] of numbers.entries()) {
    await buildItem(portal, { no })
    await portal.db.insert(prices).values([
      { ...price, no, priceGroup: '', price: 100 + at },
      { ...price, no, priceGroup: 'K10003', price: 200 + at },
    ])
  }
  const asked = numbers.flatMap((materieelSoort) =>
    [...places, null].map((materieellocatie) => ({ materieelSoort, materieellocatie })),
  )
  // Among the others, so that those after it are of the same statement.
  const [before, after] = [asked.slice(0, 40), asked.slice(40)]
  const unknown = { materieelSoort: 'ONBEKEND', materieellocatie: '10001' }
  const replies = await Promise.all(
    [...before, unknown, ...after].map((input) =>
      portal.post(item.getItem, input, input.materieellocatie === null ? {} : { as: 'jan' }),
    ),
  )
  const found = replies.map((reply) => reply.problem?.code ?? [reply.answer.materieelSoort, reply.answer.huurPrijs])
  expect(found[40]).toBe('artikel.niet_bestelbaar')
  expect(found.toSpliced(40, 1)).toEqual(
    numbers.flatMap((no, at) => [100 + at, 100 + at, 200 + at, 0].map((huurPrijs) => [no, huurPrijs])),
  )
})
