import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Mirror } from '../mapping/define-mirror.ts'
import { type MirrorName, mirrors } from '../mirrors.ts'
import { type ForeignServer, startForeignServer } from '../test/foreign-server.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector } from '../test/test-connector.ts'
import { overlapMs } from './watermark.ts'

// The keys are those of the table.
const names = Object.keys(mirrors) as readonly MirrorName[]
let offsetMs = 0
const clock: Clock = { now: () => new Date(Date.now() + offsetMs), today: () => '2026-11-23' }
let simulator: Simulator
let foreign: ForeignServer
let here: TestConnector
let there: TestConnector

/** A key has no blanks there: a blank date is the first day there is. */
function withoutBlankKeys({ service }: Mirror, row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null && service.key.includes(name) ? '0001-01-01' : value,
    ]),
  )
}

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.2 })
  foreign = await startForeignServer()
  for (const name of names) {
    const mirror: Mirror = mirrors[name]
    const rows = await controlOf(simulator).rows(mirror.service.name)
    await foreign.fill(
      mirror.service,
      rows.map((row) => withoutBlankKeys(mirror, row)),
    )
  }
  here = await startTestConnector(backOfficeOf(simulator), { clock })
  there = await startTestConnector(backOfficeOf(simulator, { url: foreign.url, company: foreign.company }), { clock })
})
afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  await Promise.all([simulator.stop(), foreign.stop()])
})

async function tableOf({ database }: TestConnector, name: MirrorName): Promise<readonly object[]> {
  const { table, columns, keyColumns } = mirrors[name]
  const listed = columns.map(({ column }) => column).join(', ')
  return (await database.pool.query<object>(`select ${listed} from ${table} order by ${keyColumns.join(', ')}`)).rows
}

describe('an OData server of another maker', () => {
  it('has relative links, weak etags and a schema of its own making', async () => {
    const answer = await fetch(`${foreign.url}/ODataV4/${mirrors.prices.service.name}`)
    // A page of that server.
    const page = (await answer.json()) as { value: { '@odata.etag': string }[]; '@odata.nextLink': string }
    expect(page['@odata.nextLink']).toMatch(/^PortaalPrijs\?(%24|\$)skiptoken=/)
    expect(page.value[0]?.['@odata.etag']).toMatch(/^W\/"\d+"$/)
    expect(await (await fetch(`${foreign.url}/ODataV4/$metadata`)).text()).toContain('sap.github.io')
  })

  it('fills the mirror with the same rows as the back office does', async () => {
    const read: number[] = []
    for (const name of names) {
      const [ours, theirs] = await Promise.all([here, there].map((one) => one.mirror.sync(name, { mode: 'changes' })))
      expect([name, theirs?.read]).toEqual([name, ours?.read])
      expect(await tableOf(there, name)).toEqual(await tableOf(here, name))
      read.push(theirs?.read ?? 0)
    }
    const largestPage = 1000
    expect(Math.max(...read)).toBeGreaterThan(largestPage)
  })

  it('gives what changed, and the keys to compare', async () => {
    await foreign.change('PortaalLocatie', '10001', { City: 'Ede', Row_Version: 900_000_000 })
    expect(await there.mirror.sync('locations', { mode: 'changes' })).toMatchObject({ read: 1, changed: 1 })
    await foreign.remove('PortaalLocatie', '10002')
    offsetMs = overlapMs + 1000
    expect(await there.mirror.sync('locations', { mode: 'compare' })).toMatchObject({ added: 0, changed: 0, gone: 1 })
    await there.database.pool.query('delete from erp_locations where no in (select no from erp_locations limit 3)')
    expect(await there.mirror.sync('locations', { mode: 'compare' })).toMatchObject({ added: 3, gone: 0 })
  })

  it('reads one user with all locations', async () => {
    expect(await there.gateway.refreshUser('uitvoerder')).toMatchObject({ isKnown: true })
    expect(await there.gateway.refreshUser('niemand')).toEqual({ isKnown: false, changedLocations: [] })
  })

  it('refuses with codes of its own, which stop the job and not the portal', async () => {
    await foreign.drop('PortaalEenheid')
    await expect(there.mirror.sync('units', { mode: 'changes' })).rejects.toMatchObject({ kind: 'transient' })
  })
})
