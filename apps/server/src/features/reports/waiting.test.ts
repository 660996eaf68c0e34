import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildPerson, buildPiece, buildStock } from '../../../test/builders.ts'
import { buildOrder } from '../../../test/order-builders.ts'
import { buildRequest } from '../../../test/request-builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { reports } = contract
const clock = testClock('2026-11-23T09:00:00Z')
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock, settings: { Prijzen_Intern: false, MaterieelPrijs_DaysInWeek: 5 } })
  await buildGoods(portal)
})
afterAll(() => portal.close())

async function buildGoods(at: TestPortal): Promise<void> {
  await buildItem(at, { no: 'GRAVER', description: 'Minigraver', rentPriceDay: 90, rentPriceWeek: 360.4 })
  await buildItem(at, { no: 'HEK', description: 'Bouwhek', rentPriceDay: 0.25, rentPriceWeek: 0 })
  await buildItem(at, { no: 'ONBEKEND', description: 'Zonder prijs', rentPriceDay: 0, rentPriceWeek: 0 })
}

type Person = Awaited<ReturnType<typeof buildPerson>>
let pieces = 0

/** A digger that stands at a location, brought by an order of some day. */
async function buildDigger({ locationNo }: Person, day: string | null, on = portal): Promise<string> {
  pieces += 1
  const plantNo = `G-${pieces}`
  await buildPiece(on, { no: plantNo, plantType: 'GRAVER', locationNo })
  await buildStock(on, { locationNo, plantType: 'GRAVER', plantNo })
  if (day !== null) await orderOf(locationNo, { postedDate: day, line: { no: 'GRAVER', plantNo } }, on)
  return plantNo
}

type Order = NonNullable<Parameters<typeof buildOrder>[1]>

/** An order to a location, carried out long ago where nothing else is given. */
function orderOf(locationNo: string, row: Order, on = portal): Promise<string> {
  const old = { orderDate: '2026-01-01', deliveryDate: '2026-01-02', status: 'Posted' } as const
  return buildOrder(on, { toLocation: locationNo, ...old, ...row })
}

async function read(person: Person, dagen?: number, on = portal) {
  const { userName, locationNo } = person
  const input = { gebruikerLogin: userName, materieellocatie: locationNo, ...(dagen !== undefined && { dagen }) }
  return (await on.post(reports.getWaiting, input, { as: userName })).answer
}
const numbers = async (person: Person, dagen?: number) =>
  (await read(person, dagen)).items.map(({ materieelNummer }) => materieelNummer).toSorted()

describe('what waiting costs', () => {
  it('is the rent per week of what no order touched for so many days', async () => {
    const eva = await buildPerson(portal)
    const waits = await buildDigger(eva, '2026-10-24')
    const recent = await buildDigger(eva, '2026-10-25')
    const never = await buildDigger(eva, null)
    await buildDigger(await buildPerson(portal), '2026-01-01')
    expect(await read(eva)).toMatchObject({
      toonPrijs: true,
      somHuurPerWeek: 720.8,
      zonderPrijs: 0,
      items: [
        { materieelNummer: waits, laatsteOrder: '2026-10-24', dagen: 30, wacht: 'dagen30', huurPerWeek: 360.4 },
        { materieelNummer: never, laatsteOrder: null, dagen: null, wacht: 'onbekend', huurPerWeek: 360.4 },
      ],
    })
    expect(await numbers(eva, 14)).toEqual([never, recent, waits].toSorted())
    expect(await numbers(eva, 60)).toEqual([never])
  })

  it('counts what stands in numbers with its quantity, at so many day prices as a week has', async () => {
    const eva = await buildPerson(portal)
    await buildStock(portal, {
      locationNo: eva.locationNo,
      plantType: 'HEK',
      quantity: 40,
      qtyOnRemoval: 10,
      bulk: true,
    })
    await buildStock(portal, { locationNo: eva.locationNo, plantType: 'ONBEKEND', quantity: 2 })
    const { items, somHuurPerWeek, zonderPrijs } = await read(eva)
    expect(items).toMatchObject([
      { materieelSoort: 'HEK', materieelNummer: '', aantal: 30, huurPerWeek: 37.5, toonPrijs: true },
      { materieelSoort: 'ONBEKEND', aantal: 2, huurPerWeek: 0, toonPrijs: false },
    ])
    expect([somHuurPerWeek, zonderPrijs]).toEqual([37.5, 1])
  })

  it('leaves out what is bought, what goes already, and what an open order or a line of its kind touches', async () => {
    const eva = await buildPerson(portal)
    const { locationNo } = eva
    const bought = await buildDigger(eva, '2026-01-01')
    const leaving = await buildDigger(eva, '2026-01-01')
    const ordered = await buildDigger(eva, '2026-01-01')
    const waits = await buildDigger(eva, '2026-01-01')
    await portal.db.execute(sql`update erp_stock set price_type = 'Verkoop' where plant_no = ${bought}`)
    await portal.db.execute(sql`update erp_stock set qty_on_removal = 1 where plant_no = ${leaving}`)
    await orderOf(locationNo, { status: 'Open', line: { no: 'GRAVER', plantNo: ordered } })
    expect(await numbers(eva)).toEqual([waits])
    await orderOf(locationNo, { postedDate: '2026-11-20', line: { no: 'GRAVER', plantNo: '' } })
    expect(await numbers(eva)).toEqual([])
  })

  it('leaves out what was asked away in the portal and is not in the back office yet', async () => {
    const eva = await buildPerson(portal)
    const asked = await buildDigger(eva, '2026-01-01')
    const waits = await buildDigger(eva, '2026-01-01')
    const { id } = await buildRequest(portal, eva, { kind: 'removal', fromLocation: eva.locationNo })
    await portal.db.execute(sql`update request_lines set no = 'GRAVER', plant_no = ${asked} where request_id = ${id}`)
    expect(await numbers(eva)).toEqual([waits])
    await portal.db.execute(sql`update requests set delivery = 'geweigerd' where id = ${id}`)
    expect(await numbers(eva)).toEqual([asked, waits].toSorted())
  })

  it('gives who may see no prices what waits and no figure of its rent (R-VAL-15, R-PRICE-04)', async () => {
    const hidden = await startTestPortal({ clock, settings: { Prijzen_Intern: true } })
    await buildGoods(hidden)
    const eva = await buildPerson(hidden)
    await buildStock(hidden, { locationNo: eva.locationNo, plantType: 'HEK', quantity: 4 })
    await buildDigger(eva, '2026-01-01', hidden)
    const answer = await read(eva, undefined, hidden)
    expect(answer).toMatchObject({ toonPrijs: false, somHuurPerWeek: 0, zonderPrijs: 0 })
    // By name, not by what they cost.
    expect(answer.items.map(({ omschrijving }) => omschrijving)).toEqual(['Bouwhek', 'Minigraver'])
    expect(answer.items.map(({ huurPerWeek, toonPrijs }) => [huurPerWeek, toonPrijs])).toEqual([
      [0, false],
      [0, false],
    ])
    expect(JSON.stringify(answer)).not.toMatch(/360|0\.25|1\.25/)
    await hidden.close()
  })

  it.each([0, 366, 1.5])('refuses %s days', async (dagen) => {
    const { userName, locationNo } = await buildPerson(portal)
    const input = { gebruikerLogin: userName, materieellocatie: locationNo, dagen }
    expect(await portal.post(reports.getWaiting, input, { as: userName })).toMatchObject({ status: 400 })
  })
})
