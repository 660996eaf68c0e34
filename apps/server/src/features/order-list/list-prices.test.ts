import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildItem, buildPerson } from '../../../test/builders.ts'
import { addTo } from '../../../test/list-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { prices } from '../../erp/mirror-tables.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { Prijzen_Intern: false } })
})
afterAll(() => portal.close())

const rent = { kind: 'Materieel', priceType: 'Verhuur', endingDate: null, rowVersion: 1n }
const day = { ...rent, unitCode: 'DAG', startingDate: '2020-01-01' }
const week = { ...rent, unitCode: 'WEEK', startingDate: '2020-01-01' }
const sale = { ...rent, priceType: 'Verkoop', unitCode: 'STUK', startingDate: '2020-01-01' }

/** A mixer on the list of somebody whose customer has prices of its own, and the mixer by itself. */
async function readMixer() {
  const person = await buildPerson(portal)
  const customer = `K${person.locationNo}`
  await portal.db.execute(`update erp_locations set customer_no = '${customer}' where no = '${person.locationNo}'`)
  portal.open.memory.forget(['access'])
  await portal.db.insert(prices).values([
    { ...day, no: 'MOLEN', priceGroup: '', price: 11 },
    { ...week, no: 'MOLEN', priceGroup: customer, price: 30 },
    { ...week, no: 'MOLEN', priceGroup: customer, startingDate: '2024-01-01', price: 32 },
    { ...week, no: 'MOLEN', priceGroup: customer, startingDate: '2999-01-01', price: 1 },
    { ...week, no: 'MOLEN', priceGroup: '', price: 36 },
    { ...sale, no: 'MOLEN', priceGroup: customer, endingDate: '2020-12-31', price: 2 },
    { ...sale, no: 'MOLEN', priceGroup: 'K9999', price: 3 },
  ])
  const { answer } = await addTo(portal, person, { materieelSoort: 'MOLEN' })
  const asked = { materieelSoort: 'MOLEN', materieellocatie: person.locationNo }
  const shown = await portal.post(contract.item.getItem, asked, { as: person.userName })
  return { line: answer.items[0], item: shown.answer }
}

it('a line shows the newest price of the own customer, else of the list, else of the item', async () => {
  await buildItem(portal, { no: 'MOLEN', rentPriceDay: 10, rentPriceWeek: 40, salesPrice: 7 })
  const { line, item } = await readMixer()
  const expected = { huurPrijs: 11, huurPrijsWeek: 32, verkoopPrijs: 7 }
  expect(line).toMatchObject(expected)
  expect(item).toMatchObject(expected)
})
