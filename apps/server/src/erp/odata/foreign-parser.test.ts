import { defaultParser } from '@odata/parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import type { Clock } from '../../platform/clock.ts'
import { overlapMs } from '../mirror/watermark.ts'
import { type MirrorName, mirrors } from '../mirrors.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector } from '../test/test-connector.ts'

let offsetMs = 0
const clock: Clock = { now: () => new Date(Date.now() + offsetMs), today: () => '2026-11-23' }
let simulator: Simulator
let connector: TestConnector
let asked: readonly URL[]

async function askEverything(): Promise<void> {
  const { mirror, gateway, database } = connector
  // The keys are those of the table.
  const names = Object.keys(mirrors) as readonly MirrorName[]
  for (const name of names) await mirror.sync(name, { mode: 'changes' })
  offsetMs = overlapMs + 1000
  for (const name of names) {
    const { table, keyColumns } = mirrors[name]
    const keys = keyColumns.join(', ')
    await database.pool.query(`delete from ${table} where (${keys}) in (select ${keys} from ${table} limit 3)`)
    await mirror.sync(name, { mode: 'compare' })
  }
  offsetMs = 3 * overlapMs
  for (const name of names) await mirror.sync(name, { mode: 'changes' })
  await gateway.refreshUser('uitvoerder')
  await gateway.refreshUser("o'neill & zonen")
}

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.2 })
  connector = await startTestConnector(backOfficeOf(simulator), { clock })
  await askEverything()
  const { requests } = await controlOf(simulator).log()
  asked = requests
    .filter(({ url }) => url.includes('/ODataV4/Company('))
    .map(({ url }) => new URL(url, simulator.protocolUrl))
})
afterAll(async () => {
  await connector.close()
  await simulator.stop()
})

/** Every different filter, numbers and texts taken out, with one example. */
function filterShapes(): ReadonlyMap<string, string> {
  const filters = asked.flatMap((url) => url.searchParams.get('$filter') ?? [])
  const shapeOf = (filter: string): string => filter.replaceAll(/'(?:[^']|'')*'/g, "''").replaceAll(/\b\d+\b/g, '0')
  return new Map(filters.map((filter) => [shapeOf(filter).replace(/^(.*? or ).*$/s, '$1…'), filter]))
}

describe('what the connector asks, as somebody else’s parser reads it', () => {
  it('was recorded from real requests: rows since a version, rows by version, one user, places by number', () => {
    expect([...filterShapes().keys()]).toEqual(
      expect.arrayContaining(['Row_Version gt 0', 'Row_Version eq 0 or …', "User_Name eq ''", "No eq '' or …"]),
    )
  })

  it('has filters of the standard only', () => {
    for (const url of asked) {
      const filter = url.searchParams.get('$filter')
      if (filter !== null) expect(defaultParser.filter(filter).raw).toBe(filter)
    }
  })

  it('has options of the standard only', () => {
    expect(asked.length).toBeGreaterThan(Object.keys(mirrors).length)
    for (const url of asked) {
      const query = decodeURIComponent(url.search.slice(1))
      expect(defaultParser.query(query).raw).toBe(query)
    }
  })

  it('would not be read with a mark that the standard does not have', () => {
    expect(() => defaultParser.filter("No = 'x'")).toThrow()
    expect(() => defaultParser.query("$filter=No eq 'x")).toThrow()
  })
})
