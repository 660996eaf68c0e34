import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector } from '../test/test-connector.ts'

let simulator: Simulator
let connector: TestConnector
let entryNo = 900_000

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.2 })
})
afterAll(() => simulator.stop())
beforeEach(async () => {
  connector = await startTestConnector(backOfficeOf(simulator))
})
afterEach(async () => {
  const control = controlOf(simulator)
  await control.clearFaults()
  await control.post('reset')
  await connector.close()
})

const sync = () => connector.mirror.sync('stock', { mode: 'changes' })
/** A first read after the mirror got the newest row of another service: what was posted before is known. */
async function syncFirst() {
  await controlOf(simulator).row('PortaalEenheid', { Code: 'NIEUW' }, { Description: 'Nieuw' })
  await connector.mirror.sync('units', { mode: 'changes' })
  return sync()
}
const compare = () => connector.mirror.sync('stock', { mode: 'compare' })
const keyOf = (locationNo: string, plantType: string) => ({
  Location_No: locationNo,
  Kind: 'Materieel',
  Plant_Type: plantType,
  Plant_No: '',
  Price_Type: 'Verhuur',
})

/** What stands somewhere, as the back office works it out; quantity null takes it away. */
async function putStock(locationNo: string, plantType: string, quantity: string | null): Promise<void> {
  const changes = quantity === null ? null : { Quantity: quantity, Unit_Code: 'STUKS', Available_From: '2026-01-05' }
  await controlOf(simulator).row('PortaalVoorraad', keyOf(locationNo, plantType), changes)
}

/** An entry of the ledger: stock moved at these places. */
async function post(places: Readonly<Record<string, string>>): Promise<void> {
  entryNo += 1
  await controlOf(simulator).row('PortaalVoorraadverloop', { Entry_No: entryNo }, { Kind: 'Materieel', ...places })
}

const rowsAt = async (locationNo: string) =>
  (await connector.database.pool.query('select 1 from erp_stock where location_no = $1', [locationNo])).rows

const quantitiesAt = async (locationNo: string) => {
  const query = 'select plant_type, quantity::text from erp_stock where location_no = $1 order by plant_type'
  const { rows } = await connector.database.pool.query(query, [locationNo])
  return Object.fromEntries(rows.map((row) => [row.plant_type, Number(row.quantity)]))
}

describe('stock', () => {
  it('is read whole the first time, and then only where an entry was posted', async () => {
    await putStock('S-A', 'MOLEN', '2')
    await putStock('S-B', 'MOLEN', '3')
    expect((await syncFirst()).added).toBeGreaterThanOrEqual(2)
    expect(await sync()).toMatchObject({ read: 0 })
    await putStock('S-A', 'MOLEN', '5')
    await putStock('S-B', 'MOLEN', '9')
    await post({ Location_No: 'S-A' })
    expect(await sync()).toMatchObject({ read: 1, changed: 1, added: 0, gone: 0 })
    expect([await quantitiesAt('S-A'), await quantitiesAt('S-B')]).toEqual([{ MOLEN: 5 }, { MOLEN: 3 }])
    expect(await sync()).toMatchObject({ changed: 0, added: 0, gone: 0 })
  })

  it('is the same when only the spelling of a number changed', async () => {
    await putStock('S-A', 'MOLEN', '2.5')
    await putStock('S-A', 'HEK', '10')
    await syncFirst()
    await putStock('S-A', 'MOLEN', '2.500')
    await putStock('S-A', 'HEK', '1E1')
    await post({ Location_No: 'S-A' })
    expect(await sync()).toMatchObject({ read: 2, changed: 0, added: 0, gone: 0 })
    await putStock('S-A', 'HEK', '1E2')
    await post({ Location_No: 'S-A' })
    expect(await sync()).toMatchObject({ changed: 1 })
  })

  it('that moved is read at both ends, and goes where it is no more', async () => {
    await putStock('S-A', 'MOLEN', '2')
    await putStock('S-A', 'POMP', '1')
    await syncFirst()
    await putStock('S-A', 'MOLEN', null)
    await putStock('S-B', 'MOLEN', '2')
    await post({ From_Location: 'S-A', To_Location: 'S-B' })
    expect(await sync()).toMatchObject({ added: 1, gone: 1 })
    expect([await quantitiesAt('S-A'), await quantitiesAt('S-B')]).toEqual([{ POMP: 1 }, { MOLEN: 2 }])
    await putStock('S-A', 'POMP', null)
    await post({ Location_No: 'S-A' })
    expect(await sync()).toMatchObject({ gone: 1 })
    expect(await quantitiesAt('S-A')).toEqual({})
  })

  it('is read again where a request or an order changed: it says what is on order', async () => {
    await putStock('S-A', 'MOLEN', '2')
    for (const name of ['requests', 'requestLines', 'orders', 'orderLines'] as const)
      await connector.mirror.sync(name, { mode: 'changes' })
    await syncFirst()
    const changed = async (quantity: string) => {
      await controlOf(simulator).row('PortaalVoorraad', keyOf('S-A', 'MOLEN'), { Qty_On_Order: quantity })
    }
    await changed('4')
    expect(await sync()).toMatchObject({ read: 0 })
    const request = { Type: 'Aanvoer', Status: 'Requested', To_Location: 'S-A' }
    await controlOf(simulator).row('PortaalAanvraag', { No: 'AV-S' }, request)
    await connector.mirror.sync('requests', { mode: 'changes' })
    expect(await sync()).toMatchObject({ changed: 1 })
    await changed('6')
    await controlOf(simulator).row('PortaalAanvraagRegel', { Request_No: 'AV-S', Line_No: 10_000 }, { Quantity: '2' })
    await connector.mirror.sync('requestLines', { mode: 'changes' })
    expect(await sync()).toMatchObject({ changed: 1 })
  })

  it('is compared whole, and a fifth of it does not vanish at once (failure mode 12)', async () => {
    for (const no of [1, 2, 3]) await putStock('S-A', `T${no}`, '1')
    await sync()
    await putStock('S-A', 'T1', null)
    expect(await compare()).toMatchObject({ gone: 1, added: 0, changed: 0 })
    // As if the back office had these and says nothing of them any more.
    await connector.database.pool.query(`
      insert into erp_stock select (jsonb_populate_record(s, jsonb_build_object('plant_no', n::text))).*
      from erp_stock s, generate_series(1, (select count(*)::int / 2 + 10 from erp_stock)) n where s.plant_type = 'T2'`)
    const all = (await rowsAt('S-A')).length
    await expect(compare()).rejects.toMatchObject({ details: { code: 'TooManyVanish' } })
    expect(await rowsAt('S-A')).toHaveLength(all)
  })

  it.each([
    { service: 'PortaalVoorraad', field: 'Qty_On_Removal' },
    { service: 'PortaalVoorraadverloop', field: 'From_Location' },
  ])('stops when $service is not what it was (failure mode 9)', async ({ service, field }) => {
    await sync()
    await controlOf(simulator).fault({ kind: 'drop-field', scope: service, field, times: null })
    const fresh = await startTestConnector(backOfficeOf(simulator), { reuse: connector.database.name })
    await expect(fresh.mirror.sync('stock', { mode: 'changes' })).rejects.toMatchObject({
      details: { code: 'SchemaChanged' },
    })
    await fresh.close()
  })
})
