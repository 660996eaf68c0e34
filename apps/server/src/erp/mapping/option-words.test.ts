import type { DestinationStream } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { createLog } from '../../platform/log/log.ts'
import { type MirrorName, mirrors } from '../mirrors.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector } from '../test/test-connector.ts'
import type { Mirror } from './define-mirror.ts'

let simulator: Simulator
let connector: TestConnector
let lines: Record<string, unknown>[] = []
const out: DestinationStream = { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.05 })
  connector = await startTestConnector(backOfficeOf(simulator), { log: createLog('warn', out) })
})
afterAll(async () => {
  await connector.close()
  await simulator.stop()
})
beforeEach(() => {
  lines = []
})

const compare = (name: MirrorName) => connector.mirror.sync(name, { mode: 'compare' })
const query = async (text: string, values: unknown[] = []) =>
  (await connector.database.pool.query<Record<string, unknown>>(text, values)).rows
const unknownLines = () => lines.filter(({ message }) => message === 'unknown word of the back office')

type Row = Readonly<Record<string, unknown>>

interface OptionColumn {
  readonly name: MirrorName
  readonly table: string
  readonly mirror: Mirror
  readonly column: string
  readonly field: string
  readonly isKey: boolean
}

/** Every column of the mirror that an option fills; stock is computed, so nobody can write it. */
const optionColumns = Object.entries(mirrors).flatMap(([name, mirror]): OptionColumn[] =>
  mirror.columns.flatMap(({ column, field }) => {
    const isOption = (mirror as Mirror).service.fields[field]?.type === 'Option'
    // The names are the keys of the table.
    const found = {
      name: name as MirrorName,
      table: mirror.table,
      mirror,
      column,
      field,
      isKey: mirror.keyColumns.includes(column),
    }
    return isOption && name !== 'stock' ? [found] : []
  }),
)
const plain = optionColumns.filter(({ isKey }) => !isKey)

/** Gives this many rows of a table another word in a field; their keys as they were. */
async function rewrite({ mirror, field }: OptionColumn, words: readonly string[]): Promise<readonly Row[]> {
  const control = controlOf(simulator)
  const { name, key } = mirror.service
  const rows = (await control.rows(name)).slice(0, words.length)
  if (rows.length < words.length) throw new Error(`${name} has too few rows`)
  for (const [at, row] of rows.entries()) {
    const keyOf = Object.fromEntries(key.map((part) => [part, row[part]]))
    await control.row(name, keyOf, { [field]: words[at] })
  }
  return rows
}

const wordsIn = async ({ mirror, column }: OptionColumn) =>
  (await query(`select distinct ${column} as word from ${mirror.table}`)).map(({ word }) => word)

describe('a word of the back office', () => {
  it('is looked at in every table that has options', () => {
    expect(optionColumns.length).toBeGreaterThanOrEqual(30)
    expect(plain.length).toBeGreaterThanOrEqual(18)
  })

  it.each(plain)('that is unknown is Onbekend in $table.$column, with one warning', async (place) => {
    await rewrite(place, ['Nieuw woord', 'Nieuw woord', 'Nieuw woord'])
    await compare(place.name)
    const [found] = await query(
      `select count(*)::int as count from ${place.mirror.table} where ${place.column} = 'Onbekend'`,
    )
    expect(found?.count).toBe(3)
    const said = unknownLines()
    expect(said).toHaveLength(1)
    expect(said[0]).toMatchObject({
      level: 40,
      service: place.mirror.service.name,
      field: place.field,
      word: 'Nieuw_woord',
    })
  })

  it.each(optionColumns.filter(({ isKey }) => isKey))(
    'that nobody knows stays what it is in the key $table.$column, so that no two rows become one',
    async (place) => {
      await rewrite(place, ['Nieuw woord'])
      await compare(place.name)
      expect(await wordsIn(place)).toContain('Nieuw_woord')
      expect(unknownLines()).toHaveLength(1)
    },
  )
})

/** Table, field, the portal's word, the caption in Dutch and in English. */
const captions = [
  ['orders', 'Status', 'Printed', 'Afgedrukt', 'Printed'],
  ['orders', 'Status', 'Released', 'Vrijgegeven', 'released'],
  ['orders', 'Status', 'Posted', 'Geboekt', 'POSTED'],
  ['orders', 'Type', 'Overige_verplaatsingen', 'Overige verplaatsingen', 'Other transfers'],
  ['requests', 'Type', 'Afvoer', 'Afvoer', 'Removal'],
  ['requests', 'Status', 'Approved', 'Goedgekeurd', 'Approved'],
  ['requests', 'Status', 'Requested', 'Aangevraagd', 'Requested'],
  ['requests', 'Status', 'Disapproved', 'Afgekeurd', 'Disapproved'],
  ['requests', 'Status', 'Cancelled', 'Verwerkt', 'Cancelled'],
  ['requestLines', 'Kind', 'Artikel', 'Artikel', 'Item'],
  ['orderLines', 'Kind', 'Materieel', 'Materieel', 'Equipment'],
  ['orderCosts', 'Cost_Type', 'Hours', 'Uren', 'Hours'],
  ['orderCosts', 'Cost_Type', 'Sundry_Costs', 'Overige kosten', 'Sundry_x0020_Costs'],
  ['exitOrders', 'Type', 'Verschoting', 'Verschroting', 'Scrapping'],
  ['exitOrders', 'Type', 'Afvoer_extern', 'Externe afvoer', 'External removal'],
  ['locations', 'State', 'Production', 'In uitvoering', 'Production'],
  ['locations', 'State', 'Technical_Finished', 'Technisch gereed', 'Technical Finished'],
  ['locations', 'Location_Kind', 'Geblokkeerd', 'Geblokkeerd', 'Blocked'],
  ['items', 'Price_Type', 'Verkoop_Terugkoop', 'Verkoop met terugkoop', 'Sale with buy-back'],
  ['inspections', 'Result', 'Exit_Order', 'Exitorder', 'Exit Order'],
  ['complaints', 'Status', 'In_behandeling', 'In behandeling', 'In Process'],
  ['invoices', 'Kind', 'Credit', 'Creditnota', 'Credit Memo'],
  ['technicalProperties', 'Filter_Kind', 'Option', 'Optie', 'Option'],
  ['documents', 'Parent_Type', 'Keuring', 'Keuring', 'Inspection'],
] as const

describe('the Dutch and the English caption', () => {
  it.each(captions)('of %s.%s mean %s: %s and %s (R-STATE-13)', async (...[name, field, word, ...both]) => {
    const place = optionColumns.find((column) => column.name === name && column.field === field)
    if (place === undefined) throw new Error(`${name} has no option ${field}`)
    const { column } = place
    const mirror: Mirror = place.mirror
    const rows = await rewrite(place, both)
    await compare(name)
    expect(unknownLines().filter((line) => both.some((caption) => line.word === caption))).toEqual([])
    const keys = mirror.columns.filter((entry) => mirror.service.key.includes(entry.field) && entry.field !== field)
    const where = keys.map((key, at) => `${key.column}::text = $${at + 1}`).join(' and ')
    for (const row of rows) {
      // An option of the key is written with underscores, everything else as it came.
      const values = keys.map(({ field: part }) =>
        mirror.service.fields[part]?.type === 'Option' ? String(row[part]).replaceAll(' ', '_') : String(row[part]),
      )
      const found = await query(`select ${column} as word from ${mirror.table} where ${where}`, values)
      expect(found.map((line) => line.word)).toContain(word)
    }
  })
})

describe('a word that a newer portal knows', () => {
  it('is read again from the back office, the rows beside it are not', async () => {
    const place = plain.find(({ name, column }) => name === 'orders' && column === 'status')
    if (place === undefined) throw new Error('orders have no status')
    await rewrite(place, ['Vrijgegeven', 'Vrijgegeven'])
    await compare('orders')
    // As a portal left it that did not know the word: it kept what came, or wrote that nobody knows it.
    await query(
      `update erp_orders set status = 'Vrijgegeven' where no in (select no from erp_orders where status = 'Released' limit 1)`,
    )
    await query(
      `update erp_orders set status = 'Onbekend' where no in (select no from erp_orders where status = 'Released' limit 1)`,
    )
    await query(`update sync_state set schema_hash = 'former' where service = 'PortaalOrder'`)
    const { changed } = await connector.mirror.sync('orders', { mode: 'changes' })
    expect(changed).toBeGreaterThanOrEqual(2)
    expect((await wordsIn(place)).toSorted()).not.toContain('Onbekend')
    expect(await wordsIn(place)).not.toContain('Vrijgegeven')
    expect(await connector.mirror.sync('orders', { mode: 'changes' })).toMatchObject({ changed: 0 })
  })
})
