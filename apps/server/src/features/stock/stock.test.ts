import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildInspection,
  buildItem,
  buildLocation,
  buildPerson,
  buildPiece,
  buildStock,
  grantLocation,
} from '../../../test/builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

const { stock } = contract
const settings = { Prijzen_Intern: false }
let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal({ clock: testClock('2026-11-21T09:00:00Z'), settings })
  await buildItem(portal, { no: 'GRAVER', description: 'Minigraver', rentPriceDay: 90, rentPriceWeek: 360 })
  await buildItem(portal, { no: 'SCHOT', description: 'Schot', kind: 'Artikel', bulk: true })
})
afterAll(() => portal.close())

/** A piece in stock. */
async function buildNumbered(
  row: Parameters<typeof buildStock>[1] & { plantNo: string },
  piece: Parameters<typeof buildPiece>[1] = {},
  at = portal,
): Promise<void> {
  const { locationNo, plantType, plantNo } = row
  await buildPiece(at, { ...piece, no: plantNo, plantType, locationNo })
  await buildStock(at, row)
}

interface Person {
  readonly userName: string
  readonly locationNo: string
}
const at = ({ userName, locationNo }: Person) => ({ gebruikerLogin: userName, materieellocatie: locationNo })
let pieces = 0
const pieceNo = () => {
  pieces += 1
  return `G-${1000 + pieces}`
}

async function read(person: Person, input: { materieelSoort?: string; materieelNummer?: string } = {}) {
  return (await portal.post(stock.getStock, { ...at(person), ...input }, { as: person.userName })).answer.items
}

/** A sync run changed stock, as the next read must see. */
const forget = () => portal.open.parts().memory.changed(['stock', 'inspections'])

describe('the stock of a location', () => {
  it('has pieces and counted items with all that a list of them shows (R-ENT-39, R-ROUTE-44)', async () => {
    const eva = await buildPerson(portal)
    const no = pieceNo()
    await buildNumbered(
      {
        locationNo: eva.locationNo,
        plantType: 'GRAVER',
        plantNo: no,
        external: true,
        availableFrom: '2026-10-01',
        expectedReturn: '2026-12-01',
      },
      { inspectionNo: `K${no}`, serialNo: 'SN1' },
    )
    await buildInspection(portal, { plantNo: no, nextDate: '2026-11-25' })
    await buildStock(portal, {
      locationNo: eva.locationNo,
      plantType: 'SCHOT',
      kind: 'Artikel',
      bulk: true,
      quantity: 40,
      qtyOnOrder: 5,
      qtyOnRemoval: 15,
      priceType: 'Verkoop_Terugkoop',
    })
    await buildStock(portal, { locationNo: eva.locationNo, plantType: 'WEG', quantity: 0 })
    expect(await read(eva)).toEqual([
      {
        materieelSoort: 'GRAVER',
        materieelNummer: no,
        type: 'Materieel',
        omschrijving: 'Minigraver',
        eenheid: 'STUK',
        beschikbaar: 1,
        huidig: 1,
        inAanvoer: 0,
        inAfvoer: 0,
        retourAantal: 1,
        keuringsNummer: `K${no}`,
        serienummer: 'SN1',
        keuringsDatum: '2026-11-25',
        keuringsWaarschuwing: 'danger',
        goedgekeurd: true,
        bulk: false,
        external: true,
        saleType: 'Verhuur',
        beschikbaarVanaf: '2026-10-01',
        verwachteRetourDatum: '2026-12-01',
        afbeelding: null,
        toonPrijs: true,
        huurPrijs: 90,
        huurPrijsWeek: 360,
        verkoopPrijs: 0,
        gewichtPerStuk: 80,
      },
      expect.objectContaining({
        materieelSoort: 'SCHOT',
        materieelNummer: '',
        type: 'Artikel',
        huidig: 40,
        inAanvoer: 5,
        inAfvoer: 15,
        retourAantal: 25,
        bulk: true,
        saleType: 'Verkoop_Terugkoop',
        keuringsDatum: null,
        keuringsWaarschuwing: null,
      }),
    ])
    expect(await read(eva, { materieelSoort: 'graver', materieelNummer: no })).toHaveLength(1)
    expect(await read(eva, { materieelSoort: 'GRAVER', materieelNummer: 'ANDER' })).toEqual([])
  })

  it('warns by the last inspection of each kind, and of one that was not passed', async () => {
    const eva = await buildPerson(portal)
    const [no, bad] = [pieceNo(), pieceNo()]
    for (const plantNo of [no, bad]) await buildNumbered({ ...eva, plantType: 'GRAVER', plantNo })
    await buildInspection(portal, { plantNo: no, nextDate: '2026-02-01', inspectionDate: '2025-02-01' })
    await buildInspection(portal, { plantNo: no, nextDate: '2027-06-01', inspectionDate: '2026-06-01' })
    await buildInspection(portal, { plantNo: no, inspectionType: 'VELDTEST', nextDate: '2026-12-15' })
    await buildInspection(portal, { plantNo: bad, nextDate: null, result: 'Disapproved' })
    expect(await read(eva)).toMatchObject([
      { keuringsDatum: '2026-12-15', keuringsWaarschuwing: 'warning', goedgekeurd: true },
      { keuringsDatum: null, keuringsWaarschuwing: null, goedgekeurd: false },
    ])
  })

  it('is passed only when the last inspection of every kind was', async () => {
    const eva = await buildPerson(portal)
    const no = pieceNo()
    await buildNumbered({ ...eva, plantType: 'GRAVER', plantNo: no })
    await buildInspection(portal, { plantNo: no, nextDate: '2027-06-01' })
    await buildInspection(portal, { plantNo: no, inspectionType: 'VELDTEST', nextDate: null, result: 'Disapproved' })
    expect(await read(eva)).toMatchObject([{ keuringsDatum: '2027-06-01', goedgekeurd: false }])
  })

  it('is read again after a synchronisation changed it, and answered from the cache before', async () => {
    const eva = await buildPerson(portal)
    expect(await read(eva)).toEqual([])
    await buildNumbered({ ...eva, plantType: 'GRAVER', plantNo: pieceNo() })
    expect(await read(eva)).toEqual([])
    await forget()
    expect(await read(eva)).toHaveLength(1)
  })

  it('hides prices from whom they are hidden (R-PRICE-03, R-VAL-15)', async () => {
    const closed = await startTestPortal({ settings: { Prijzen_Intern: true } })
    await buildItem(closed, { no: 'GRAVER', rentPriceDay: 90 })
    const eva = await buildPerson(closed)
    await buildStock(closed, { ...eva, plantType: 'GRAVER' })
    const { answer } = await closed.post(stock.getStock, at(eva), { as: eva.userName })
    expect(answer.items).toMatchObject([{ toonPrijs: false, huurPrijs: 0, huurPrijsWeek: 0 }])
    await closed.close()
  })

  it('is not shown to others, and may be seen by a role that only reads (R-ROLE-30)', async () => {
    const eva = await buildPerson(portal)
    const other = await buildPerson(portal, { role: 'administration' })
    const foreign = { ...at(eva), gebruikerLogin: other.userName }
    expect((await portal.post(stock.getStock, foreign, { as: other.userName })).status).toBe(404)
    await buildStock(portal, { ...other, plantType: 'GRAVER' })
    expect(await read(other)).toHaveLength(1)
  })
})

describe('the available quantity', () => {
  const cases = [
    { setting: 'own user', expected: 5 },
    { setting: 'all users', expected: 12 },
    { setting: 'none', expected: null },
  ] as const
  it.each(cases)('counts by the setting $setting (R-PRICE-05)', async ({ setting, expected }) => {
    const own = await startTestPortal({ settings: { ...settings, Voorraad_BeschikbaarAantal: setting } })
    const eva = await buildPerson(own)
    const second = await buildLocation(own)
    await grantLocation(own, { userName: eva.userName, locationNo: second })
    const stranger = await buildPerson(own)
    await buildStock(own, { ...eva, plantType: 'GRAVER', quantity: 4, qtyOnRemoval: 2 })
    await buildStock(own, { locationNo: second, plantType: 'GRAVER', quantity: 3 })
    await buildStock(own, { locationNo: stranger.locationNo, plantType: 'GRAVER', quantity: 7 })
    const { answer } = await own.post(stock.getStock, at(eva), { as: eva.userName })
    expect(answer.items).toMatchObject([{ huidig: 4, beschikbaar: expected }])
    await own.close()
  })
})

describe('all locations', () => {
  it('show one row for each kind at each location of the user, and none of others (R-ROUTE-45)', async () => {
    const eva = await buildPerson(portal)
    const second = await buildLocation(portal, { description: 'Toren aan de Maas' })
    await grantLocation(portal, { userName: eva.userName, locationNo: second })
    const stranger = await buildPerson(portal)
    const first = pieceNo()
    await buildNumbered({ locationNo: second, plantType: 'GRAVER', plantNo: first })
    await buildNumbered({ locationNo: second, plantType: 'GRAVER', plantNo: pieceNo() })
    await buildInspection(portal, { plantNo: first, nextDate: '2026-11-01' })
    await buildStock(portal, { ...eva, plantType: 'SCHOT', kind: 'Artikel', quantity: 8 })
    await buildStock(portal, { ...stranger, plantType: 'GRAVER' })
    const ask = async (zoekterm?: string) =>
      (await portal.post(stock.getAllStock, { gebruikerLogin: eva.userName, zoekterm }, { as: eva.userName })).answer
    const { items, totaal } = await ask()
    expect(totaal).toBe(2)
    expect(items).toMatchObject([
      {
        materieellocatie: second,
        locatieOmschrijving: 'Toren aan de Maas',
        omschrijving: 'Minigraver',
        huidig: 2,
        stuks: 2,
        keuringsDatum: '2026-11-01',
        keuringsWaarschuwing: 'overdue',
      },
      { materieellocatie: eva.locationNo, omschrijving: 'Schot', huidig: 8, stuks: 0, keuringsWaarschuwing: null },
    ])
    expect((await ask('toren graver')).items).toHaveLength(1)
    expect((await ask('toren schot')).totaal).toBe(0)
  })
})

describe('a piece', () => {
  it('is found by its inspection, equipment or serial number at any own location only (R-ROUTE-21)', async () => {
    const eva = await buildPerson(portal)
    const stranger = await buildPerson(portal)
    const place = await buildLocation(portal, { description: 'Kade Zuid', city: 'Breda' })
    await grantLocation(portal, { userName: eva.userName, locationNo: place })
    const row = { plantType: 'GRAVER', locationNo: place }
    await buildNumbered({ ...row, plantNo: 'Z-100' }, { inspectionNo: 'KEUR100', serialNo: 'sn-z9' })
    await buildNumbered({ ...row, plantNo: 'Z-1001' }, { inspectionNo: 'KEUR1001' })
    await buildNumbered({ ...row, locationNo: stranger.locationNo, plantNo: 'Z-1002' }, { inspectionNo: 'KEUR1' })
    const find = (zoekterm: string) =>
      portal.post(stock.findPiece, { gebruikerLogin: eva.userName, zoekterm }, { as: eva.userName })
    const numbers = async (term: string) => (await find(term)).answer.items.map((item) => item.materieelNummer)
    expect((await find('keur100')).answer).toMatchObject({
      meer: false,
      items: [
        { materieelNummer: 'Z-100', keuringsNummer: 'KEUR100', locatieOmschrijving: 'Kade Zuid', plaats: 'Breda' },
        { materieelNummer: 'Z-1001' },
      ],
    })
    expect(await numbers('z-100')).toEqual(['Z-100', 'Z-1001'])
    expect(await numbers('SN-Z')).toEqual(['Z-100'])
    expect(await numbers('Z-1002')).toEqual([])
    expect(await numbers('%%%')).toEqual([])
    expect((await find('Z-')).problem).toMatchObject({ status: 400, code: 'zoeken.term_te_kort' })
  })
})
