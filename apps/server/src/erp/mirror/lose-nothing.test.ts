import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import type { Clock } from '../../platform/clock.ts'
import type { MirrorName } from '../mirrors.ts'
import { mirrors } from '../mirrors.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector } from '../test/test-connector.ts'
import { overlapMs } from './watermark.ts'

let simulator: Simulator
let connector: TestConnector
let offsetMs = 0
const clock: Clock = { now: () => new Date(Date.now() + offsetMs), today: () => '2026-11-23' }
const minute = 60_000

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.2 })
})
afterAll(() => simulator.stop())
beforeEach(async () => {
  offsetMs = 0
  connector = await startTestConnector(backOfficeOf(simulator), { clock })
})
afterEach(async () => {
  await controlOf(simulator).clearFaults()
  await controlOf(simulator).post('reset')
  await connector.close()
})

const sync = (name: MirrorName) => connector.mirror.sync(name, { mode: 'changes' })
const change = (code: string, text: string) =>
  controlOf(simulator).row('PortaalEenheid', { Code: code }, { Description: text })
const describeUnit = async (code: string) =>
  (await connector.database.pool.query('select description from erp_units where code = $1', [code])).rows[0]
    ?.description

/** A mirror that is in step since a while, so that runs begin ten minutes back and no further. */
async function settle(): Promise<void> {
  await sync('units')
  offsetMs += overlapMs + minute
  await sync('units')
}

describe('a row that is committed late', () => {
  it('is read although rows with higher versions were read before (failure mode 11)', async () => {
    await change('LAAT', 'oud')
    await settle()
    await controlOf(simulator).fault({ kind: 'late-commit', scope: 'PortaalEenheid' })
    await change('LAAT', 'nieuw')
    await change('LATER', 'hoger')
    offsetMs += minute
    expect(await sync('units')).toMatchObject({ added: 1, changed: 0 })
    await controlOf(simulator).clearFaults()
    for (let run = 0; run < 3 && (await describeUnit('LAAT')) === 'oud'; run += 1) {
      offsetMs += 3 * minute
      await sync('units')
    }
    expect(await describeUnit('LAAT')).toBe('nieuw')
  })

  it('later than the overlap is found by the comparison (failure mode 11)', async () => {
    await change('LAAT', 'oud')
    await settle()
    await controlOf(simulator).fault({ kind: 'late-commit', scope: 'PortaalEenheid', ms: 60_000 })
    await change('LAAT', 'nieuw')
    await change('LATER', 'hoger')
    for (const _run of [1, 2, 3]) {
      await sync('units')
      offsetMs += overlapMs
    }
    await controlOf(simulator).clearFaults()
    expect(await sync('units')).toMatchObject({ changed: 0 })
    expect(await connector.mirror.sync('units', { mode: 'compare' })).toMatchObject({ changed: 1, gone: 0 })
    expect(await describeUnit('LAAT')).toBe('nieuw')
  })
})

describe('clocks', () => {
  it('of the back office that go back or ahead lose no row: row versions count, not times (failure mode 13)', async () => {
    await settle()
    for (const [at, code] of [
      ['2020-01-01T00:00:00Z', 'TERUG'],
      ['2035-01-01T00:00:00Z', 'VOORUIT'],
    ]) {
      await controlOf(simulator).post('clock', { set: at })
      await change(String(code), 'andere tijd')
      expect(await sync('units')).toMatchObject({ added: 1 })
      expect(await describeUnit(String(code))).toBe('andere tijd')
    }
  })

  it.each([
    { how: 'back', shiftMs: -400 * 24 * 60 * minute },
    { how: 'ahead', shiftMs: 400 * 24 * 60 * minute },
  ])('of the portal that go $how lose no row', async ({ shiftMs }) => {
    await settle()
    const usual = offsetMs
    for (const [at, offset] of [usual + shiftMs, usual + shiftMs + minute, usual, usual + minute].entries()) {
      offsetMs = offset
      await change(`U${at}`, 'nieuw')
      expect(await sync('units')).toMatchObject({ added: 1 })
    }
  })
})

/** Rows of these belong to a row of another service, which may come later. */
const children = [
  { name: 'translations', key: { Subject: 'Set', Code: 'NOGNIET', Language: 'DEU' } },
  { name: 'prices', key: { Kind: 'Materieel', No: 'NOGNIET', Price_Type: 'Verhuur', Unit_Code: 'DAG' } },
  { name: 'technicalProperties', key: { Kind: 'Materieel', No: 'NOGNIET', Line_No: 1 } },
  { name: 'setLines', key: { Set_No: 'NOGNIET', Line_No: 1 } },
  { name: 'requestLines', key: { Request_No: 'NOGNIET', Line_No: 1 } },
  { name: 'orderLines', key: { Order_Type: 'Aanvoer', Order_No: 'NOGNIET', Line_No: 1 } },
  { name: 'orderCosts', key: { Order_Type: 'Aanvoer', Order_No: 'NOGNIET', Line_No: 1 } },
  { name: 'exitOrderLines', key: { Exitorder_No: 'NOGNIET', Line_No: 1 } },
  { name: 'invoiceLines', key: { Invoice_No: 'NOGNIET', Line_No: 1 } },
  { name: 'complaintLines', key: { Complaint_No: 'NOGNIET', Line_No: 1 } },
  { name: 'inspections', key: { Entry_No: 990_001 } },
  { name: 'documents', key: { Entry_No: 990_001 } },
  { name: 'images', key: { Parent_Type: 'Soort', Parent_No: 'NOGNIET', Line_No: 1 } },
  { name: 'userLocations', key: { User_Name: 'NOGNIET', Location_No: 'NOGNIET' } },
] as const

describe('a row that comes before the row it belongs to', () => {
  it('is kept, in every table', async () => {
    for (const { name, key } of children) {
      const { table, service } = mirrors[name]
      await controlOf(simulator).row(service.name, key, {})
      await sync(name)
      const found = await connector.database.pool.query(
        `select from ${table} where row_version = (select max(row_version) from ${table})`,
      )
      expect([name, found.rowCount]).toEqual([name, 1])
      expect(await connector.mirror.sync(name, { mode: 'compare' })).toMatchObject({ added: 0, gone: 0 })
    }
  })
})
