import { contract } from '@portal/contract/calls.ts'
import { isStandingStill } from '@portal/domain/stock/standing-still.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildItem, buildPerson, buildStock } from '../../../test/builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

const { agenda, stock } = contract
const day = '2026-11-27'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock: testClock(`${day}T09:00:00Z`) })
})
afterAll(() => portal.close())

it('the page of a site has what stands still by the rule of the stock, the dearest by name, and what all of it costs a week', async () => {
  const person = await buildPerson(portal)
  const [dear, cheap] = [
    await buildItem(portal, { description: 'Lichtmast 9 m', rentPriceWeek: 96, rentPriceDay: 0 }),
    await buildItem(portal, { description: 'Betonmolen', rentPriceWeek: 10.5, rentPriceDay: 0 }),
  ]
  const still = { locationNo: person.locationNo, availableFrom: '2026-10-30' }
  await buildStock(portal, { ...still, plantType: cheap, quantity: 2 })
  await buildStock(portal, { ...still, plantType: dear, plantNo: 'MAST-1', availableFrom: '2026-09-14' })
  await buildStock(portal, { ...still, plantType: cheap, plantNo: 'MOLEN-1' })
  await buildStock(portal, { ...still, plantType: cheap, plantNo: 'MOLEN-2' })
  await buildStock(portal, { ...still, plantType: dear, plantNo: 'NIEUW', availableFrom: '2026-10-31' })
  await buildStock(portal, { ...still, plantType: dear, plantNo: 'AFVOER', qtyOnRemoval: 1 })
  await buildStock(portal, { ...still, plantType: dear, plantNo: 'LAAT', expectedReturn: '2026-11-20' })
  const as = { as: person.userName }
  const asked = { gebruikerLogin: person.userName, materieellocatie: person.locationNo }
  const { stil } = (await portal.post(agenda.getToday, asked, as)).answer
  const rows = (await portal.post(stock.getStock, asked, as)).answer.items
  expect(stil?.aantal).toBe(rows.filter((row) => isStandingStill(row, { today: day, stillAfterDays: 28 })).length)
  expect(stil).toMatchObject({ aantal: 4, huurPerWeek: 138 })
  expect(
    stil?.items.map((one) => [one.omschrijving, one.materieelNummer, one.huidig, one.sinds, one.huurPerWeek]),
  ).toEqual([
    ['Lichtmast 9 m', 'MAST-1', 1, '2026-09-14', 96],
    ['Betonmolen', '', 2, '2026-10-30', 21],
    ['Betonmolen', 'MOLEN-1', 1, '2026-10-30', 10.5],
  ])
})
