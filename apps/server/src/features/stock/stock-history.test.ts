import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { buildItem, buildLocation, buildStock, buildUser, grantLocation } from '../../../test/builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { backOfficeOf, controlOf } from '../../erp/test/test-connector.ts'
import { sql } from '../../platform/db/query.ts'

const { stock } = contract
let simulator: Simulator
let portal: TestPortal

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.05 })
  const clock = testClock('2026-11-21T09:00:00Z')
  portal = await startTestPortal({ backOffice: backOfficeOf(simulator), clock })
  await buildItem(portal, { no: 'GRAVER', description: 'Minigraver' })
})
afterAll(async () => {
  await portal.close()
  await simulator.stop()
})

let people = 0
/** Somebody with a location whose number the company behind the simulator does not use. */
async function person() {
  people += 1
  const userName = await buildUser(portal, { userName: `bouwer${people}` })
  const locationNo = await buildLocation(portal, { no: `T${people}` })
  await grantLocation(portal, { userName, locationNo, role: 'site_manager' })
  return { userName, locationNo }
}

const at = ({ userName, locationNo }: { userName: string; locationNo: string }) => ({
  gebruikerLogin: userName,
  materieellocatie: locationNo,
})

describe('the history of stock', () => {
  /** Entries in the books of the back office; the first number of an entry is its own. */
  async function enter(entryNo: number, row: Readonly<Record<string, unknown>>) {
    const usual = {
      Kind: 'Materieel',
      Price_Type: 'Verhuur',
      Bulk: false,
      External: false,
      Plant_No: '',
      Arrival_Order: '',
      Removal_Order: '',
      Removed_Date: null,
      From_Location: '',
      To_Location: '',
    }
    await controlOf(simulator).row('PortaalVoorraadverloop', { Entry_No: entryNo }, { ...usual, ...row })
  }

  it('is read live, newest first, with every fact of an entry and no location of others (R-ENT-38)', async () => {
    const eva = await person()
    const stranger = await person()
    const here = { Location_No: eva.locationNo, Plant_Type: 'GRAVER', Plant_No: 'H-1' }
    const arrived = { ...here, Quantity: '1', Posting_Date: '2026-03-01', Arrival_Order: 'AO1', External: true }
    await enter(900_001, { ...arrived, To_Location: eva.locationNo, Removed_Date: '2026-04-01', Removal_Order: 'VO1' })
    const gone = { ...here, Quantity: '-1', Posting_Date: '2026-04-01', Removal_Order: 'VO1' }
    await enter(900_002, { ...gone, From_Location: eva.locationNo, To_Location: stranger.locationNo })
    await enter(900_003, { ...gone, Location_No: stranger.locationNo, Quantity: '1', Arrival_Order: 'VO1' })
    await enter(900_004, { ...here, Plant_Type: 'SCHOT', Plant_No: '', Quantity: '9', Posting_Date: '2026-05-01' })
    const input = { ...at(eva), materieelSoort: 'GRAVER' }
    const ofKind = (await portal.post(stock.getStockHistory, input, { as: eva.userName })).answer
    expect(ofKind).toMatchObject({ bron: 'backoffice', stand: '2026-11-21T09:00:00.000Z', volledig: true })
    expect(ofKind.items).toEqual([
      {
        datum: '2026-04-01',
        materieellocatie: eva.locationNo,
        type: 'Materieel',
        materieelSoort: 'GRAVER',
        materieelNummer: 'H-1',
        omschrijving: 'Minigraver',
        aantal: -1,
        salesType: 'Verhuur',
        bulk: false,
        external: false,
        removedDate: null,
        deliveredOrderNumber: '',
        removedOrderNumber: 'VO1',
        fromLocationNumber: eva.locationNo,
        toLocationNumber: '',
      },
      expect.objectContaining({ aantal: 1, external: true, deliveredOrderNumber: 'AO1', removedDate: '2026-04-01' }),
    ])
    const piece = { ...input, materieelNummer: 'h-1' }
    expect((await portal.post(stock.getPieceHistory, piece, { as: eva.userName })).answer.items).toEqual(ofKind.items)
    expect(
      (await portal.post(stock.getPieceHistory, { ...piece, materieelSoort: 'SCHOT' }, { as: eva.userName })).answer
        .items,
    ).toEqual([])
    const all = (await portal.post(stock.getStockHistory, at(eva), { as: eva.userName })).answer.items
    expect(all.map(({ omschrijving, aantal }) => [omschrijving, aantal])).toEqual([
      ['SCHOT', 9],
      ['Minigraver', -1],
      ['Minigraver', 1],
    ])
    const article = { ...at(eva), materieelSoort: 'GRAVER', type: 'Artikel' } as const
    expect((await portal.post(stock.getStockHistory, article, { as: eva.userName })).answer.items).toEqual([])
  })

  it('comes from the copy of the orders while the back office does not answer, and says so', async () => {
    const eva = await person()
    await portal.db.execute(sql`
      insert into erp_orders (type, no, status, request_no, posted_date, from_location, to_location, requested_by, reference,
        collect, row_version)
      values ('Aanvoer', 'C1', 'Posted', '', '2026-02-01', '', ${eva.locationNo}, '', '', false, 1),
        ('Afvoer', 'C2', 'Posted', '', '2026-03-01', ${eva.locationNo}, '', '', '', false, 1),
        ('Aanvoer', 'C3', 'Open', '', null, '', ${eva.locationNo}, '', '', false, 1)`)
    await portal.db.execute(sql`
      insert into erp_order_lines (order_type, order_no, line_no, kind, no, plant_no, quantity, qty_posted, row_version)
      values ('Aanvoer', 'C1', 1, 'Materieel', 'GRAVER', 'C-7', 1, 1, 1), ('Afvoer', 'C2', 1, 'Materieel', 'GRAVER', 'C-7', 1, 1, 1),
        ('Aanvoer', 'C3', 1, 'Materieel', 'GRAVER', '', 9, 0, 1)`)
    await portal.db.execute(sql`
      insert into erp_exit_orders (no, type, date, location_no, reason, total_amount, row_version)
      values ('X1', 'Vermissing', '2026-05-01', ${eva.locationNo}, '', 0, 1)`)
    await portal.db.execute(sql`
      insert into erp_exit_order_lines (exit_order_no, line_no, kind, no, plant_no, quantity, unit_price, amount, row_version)
      values ('X1', 1, 'Materieel', 'GRAVER', '', 2, 0, 0, 1)`)
    await portal.db.execute(sql`
      insert into sync_state (service, last_success_at) values ('PortaalOrder', '2026-11-21T08:00:00Z')`)
    await controlOf(simulator).fault({ kind: 'status', status: 503, scope: 'PortaalVoorraadverloop', times: null })
    const { answer } = await portal.post(
      stock.getStockHistory,
      { ...at(eva), materieelSoort: 'GRAVER' },
      { as: eva.userName },
    )
    const one = await portal.post(
      stock.getPieceHistory,
      { ...at(eva), materieelSoort: 'GRAVER', materieelNummer: 'C-7' },
      { as: eva.userName },
    )
    await controlOf(simulator).clearFaults()
    expect(answer).toMatchObject({ bron: 'kopie', stand: '2026-11-21T08:00:00.000Z', volledig: true })
    expect(answer.items).toMatchObject([
      { datum: '2026-05-01', aantal: -2, removedOrderNumber: 'X1' },
      { datum: '2026-03-01', aantal: -1, removedOrderNumber: 'C2', fromLocationNumber: eva.locationNo },
      { datum: '2026-02-01', aantal: 1, deliveredOrderNumber: 'C1', omschrijving: 'Minigraver' },
    ])
    expect(one.answer.items.map(({ aantal }) => aantal)).toEqual([-1, 1])
  })
})

describe('whether anything is left', () => {
  it('is counted by the back office, and by the copy while that does not answer', async () => {
    const eva = await person()
    const { userName } = eva
    const ask = async () => (await portal.post(stock.checkStockPresent, at(eva), { as: userName })).answer
    await buildStock(portal, { ...eva, plantType: 'SCHOT', kind: 'Artikel', quantity: 3 })
    // A location that the back office does not know: only the copy can tell.
    expect(await ask()).toMatchObject({ bron: 'kopie', aanwezig: true, aantalRegels: 1, items: [{ huidig: 3 }] })
    await controlOf(simulator).row('PortaalLocatie', { No: eva.locationNo }, { Description: 'Plek', Blocked: false })
    expect(await ask()).toMatchObject({ bron: 'backoffice', aanwezig: false, aantalRegels: 0, items: [] })
    const [{ Row_Version: _, Last_Modified_At: __, ...known } = {}] = await controlOf(simulator).rows('PortaalVoorraad')
    const row = { ...known, Location_No: eva.locationNo, Plant_No: '', Quantity: '2' }
    await controlOf(simulator).row('PortaalVoorraad', row, row)
    expect(await ask()).toMatchObject({ bron: 'backoffice', aanwezig: true, items: [{ huidig: 2 }] })
  })
})
