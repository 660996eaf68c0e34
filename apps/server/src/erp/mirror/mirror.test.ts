import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { hearStatements } from '../../../test/count-statements.ts'
import type { Clock } from '../../platform/clock.ts'
import { type MirrorName, mirrors } from '../mirrors.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector } from '../test/test-connector.ts'
import { overlapMs } from './watermark.ts'

const statements = hearStatements()
let simulator: Simulator
let connector: TestConnector
let offsetMs = 0
const clock: Clock = { now: () => new Date(Date.now() + offsetMs), today: () => '2026-11-23' }

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.2 })
})
afterAll(() => simulator.stop())
beforeEach(async () => {
  offsetMs = 0
  connector = await startTestConnector(backOfficeOf(simulator), { clock })
})
afterEach(async () => {
  const control = controlOf(simulator)
  await control.clearFaults()
  await control.post('reset')
  await connector.close()
})

const sync = (name: MirrorName) => connector.mirror.sync(name, { mode: 'changes' })
const compare = (name: MirrorName) => connector.mirror.sync(name, { mode: 'compare' })
const rowsOf = async (text: string): Promise<Record<string, unknown>[]> =>
  (await connector.database.pool.query<Record<string, unknown>>(text)).rows
const countOf = async (name: MirrorName) =>
  Number((await rowsOf(`select count(*) as count from ${mirrors[name].table}`))[0]?.count)

describe('reading everything', () => {
  it('mirrors every row of every service, and finds nothing new the next time (R-GEN-24)', async () => {
    const counts = await controlOf(simulator).counts()
    // The keys are those of the table.
    for (const name of Object.keys(mirrors) as MirrorName[]) {
      const { read, added } = await sync(name)
      expect([name, read]).toEqual([name, counts[mirrors[name].service.name]])
      expect(added).toBe(read)
      expect(await countOf(name)).toBe(read)
      expect(await sync(name)).toMatchObject({ read: 0, added: 0, changed: 0, gone: 0 })
      expect(await compare(name)).toMatchObject({ added: 0, changed: 0, gone: 0 })
    }
  })

  it('analyzes a table after its first read', async () => {
    const known = () => rowsOf(`select attname from pg_stats where tablename = 'erp_prices' and attname = 'price'`)
    expect(await known()).toEqual([])
    await sync('prices')
    expect(await known()).toEqual([{ attname: 'price' }])
  })

  it('keeps amounts, dates and options as they are there', async () => {
    const control = controlOf(simulator)
    const [price] = (await control.rows('PortaalPrijs')).filter((row) => row.Ending_Date === null)
    if (price === undefined) throw new Error('no open price')
    await control.row('PortaalPrijs', price, { Price: '12345678.12345' })
    await sync('prices')
    const found = await connector.database.pool.query(
      'select price::text, ending_date, starting_date::text, price_type from erp_prices where price = 12345678.12345',
    )
    expect(found.rows).toEqual([
      {
        price: '12345678.12345',
        ending_date: null,
        starting_date: price.Starting_Date,
        price_type: String(price.Price_Type).replace(' ', '_'),
      },
    ])
  })

  it('is not misled by rows that come twice over two pages (failure mode 5)', async () => {
    await controlOf(simulator).fault({ kind: 'duplicate-row', scope: 'PortaalPrijs', times: null })
    await sync('prices')
    await controlOf(simulator).clearFaults()
    expect(await compare('prices')).toMatchObject({ added: 0, gone: 0 })
  })

  it.each([
    ['drop-before', {}, 1],
    ['drop-after', {}, 1],
    ['html', {}, 20],
    ['truncate', {}, 20],
    ['illegal-character', {}, 20],
    ['status', { status: 503, retryAfter: 0 }, 18],
    ['lock', {}, 16],
  ])('repeats a page after %s %j (failure mode %i)', async (kind, details, _mode) => {
    await controlOf(simulator).fault({ kind, scope: 'PortaalSynoniem', ...details })
    const { read } = await sync('synonyms')
    expect(read).toBe((await controlOf(simulator).rows('PortaalSynoniem')).length)
  })

  it('asks a refused account no more for a while (failure mode 19)', async () => {
    await connector.close()
    connector = await startTestConnector(backOfficeOf(simulator, { password: 'wrong' }))
    await expect(sync('units')).rejects.toMatchObject({ kind: 'auth', details: { status: 401 } })
    await expect(sync('units')).rejects.toMatchObject({ kind: 'auth', details: { notSent: true } })
  })

  it('reads no other company than the configured one (failure mode 10)', async () => {
    await connector.close()
    connector = await startTestConnector(backOfficeOf(simulator, { company: 'rijnmond materieel b.v.' }))
    await expect(sync('units')).rejects.toMatchObject({ details: { code: 'Internal_CompanyNotFound' } })
  })
})

describe('a service that is not what it was', () => {
  it.each([
    { mode: 9, kind: 'drop-field', field: 'Description' },
    { mode: 8, kind: 'unpublish', field: '' },
  ])('stops itself only: $kind (failure mode $mode)', async ({ kind, field }) => {
    await controlOf(simulator).fault({ kind, scope: 'PortaalEenheid', times: null, field })
    await expect(sync('units')).rejects.toMatchObject({ kind: 'contract', details: { code: 'SchemaChanged' } })
    expect((await sync('categories')).added).toBeGreaterThan(0)
    const [state] = await rowsOf(`select last_error, watermark from sync_state where service = 'PortaalEenheid'`)
    expect(state?.last_error).toContain('SchemaChanged')
    expect(state?.watermark).toBeNull()
    await controlOf(simulator).clearFaults()
    expect((await sync('units')).added).toBeGreaterThan(0)
  })
})

describe('what changed', () => {
  it('is read alone, and reported by its key', async () => {
    await sync('locations')
    const [place] = await controlOf(simulator).rows('PortaalLocatie')
    await controlOf(simulator).row('PortaalLocatie', { No: place?.No }, { Blocked: true, City: 'Ede' })
    const changes = await sync('locations')
    expect(changes).toMatchObject({ read: 1, added: 0, changed: 1 })
    expect(changes.touched.map(({ no }) => no)).toEqual([place?.No])
    expect(await rowsOf(`select blocked, city from erp_locations where no = '${place?.No}'`)).toEqual([
      { blocked: true, city: 'Ede' },
    ])
  })

  it('is written once, however often it is read, and once more where it is gone here', async () => {
    await sync('locations')
    const [place] = await controlOf(simulator).rows('PortaalLocatie')
    await controlOf(simulator).row('PortaalLocatie', { No: place?.No }, { City: 'Ede' })
    const heardOf = (changes: object) =>
      statements.during(async () => expect(await sync('locations')).toMatchObject({ read: 1, ...changes }))
    const write = expect.stringContaining('insert into "erp_locations"')
    expect(await heardOf({ changed: 1 })).toContainEqual(write)
    expect(await heardOf({ changed: 0 })).not.toContainEqual(write)
    await connector.database.pool.query(`delete from erp_locations where no = $1`, [place?.No])
    expect(await heardOf({ added: 1 })).toContainEqual(write)
  })

  it('is compared by key once, ten minutes after the first read', async () => {
    await sync('units')
    await connector.database.pool.query(`delete from erp_units where code in (select min(code) from erp_units)`)
    expect(await sync('units')).toMatchObject({ added: 0 })
    offsetMs = overlapMs + 1000
    expect(await sync('units')).toMatchObject({ added: 1 })
  })

  it('is read again after a run that broke off half-way', async () => {
    await sync('synonyms')
    const [item] = await controlOf(simulator).rows('PortaalSynoniem')
    const key = { Kind: item?.Kind, No: item?.No, Synonym: 'nieuw woord' }
    await controlOf(simulator).row('PortaalSynoniem', key, {})
    await controlOf(simulator).fault({ kind: 'html', scope: 'PortaalSynoniem', times: null })
    await expect(sync('synonyms')).rejects.toThrow()
    await controlOf(simulator).clearFaults()
    expect(await sync('synonyms')).toMatchObject({ added: 1 })
  })
})

describe('comparing all keys', () => {
  async function removeThere(share: number): Promise<number> {
    const rows = await controlOf(simulator).rows('PortaalLocatie')
    const going = rows.slice(0, Math.floor(rows.length * share))
    for (const { No } of going) await controlOf(simulator).row('PortaalLocatie', { No }, null)
    return going.length
  }

  it('removes what is gone there: 2 % of the rows (failure mode 12)', async () => {
    await sync('locations')
    const all = await countOf('locations')
    const going = await removeThere(0.02)
    expect(going).toBeGreaterThan(0)
    expect(await sync('locations')).toMatchObject({ gone: 0 })
    expect(await compare('locations')).toMatchObject({ gone: going, added: 0, changed: 0 })
    expect(await countOf('locations')).toBe(all - going)
  })

  it('stops and removes nothing when 20 % of the rows would vanish (failure mode 12)', async () => {
    await sync('locations')
    const all = await countOf('locations')
    await removeThere(0.2)
    await expect(compare('locations')).rejects.toMatchObject({ details: { code: 'TooManyVanish' } })
    expect(await countOf('locations')).toBe(all)
    const [state] = await rowsOf(`select last_error from sync_state where service = 'PortaalLocatie'`)
    expect(state?.last_error).toContain('TooManyVanish')
  })

  it('follows a renamed key (failure mode 12)', async () => {
    await sync('categories')
    const [category] = await controlOf(simulator).rows('PortaalCategorie')
    await controlOf(simulator).row('PortaalCategorie', { Code: category?.Code }, { Code: 'HERNOEMD' })
    await controlOf(simulator)
      .row('PortaalCategorie', { Code: category?.Code }, null)
      .catch(() => undefined)
    await compare('categories')
    const codes = (await rowsOf('select code from erp_categories')).map(({ code }) => code)
    expect(codes).toEqual(
      expect.arrayContaining((await controlOf(simulator).rows('PortaalCategorie')).map((row) => row.Code)),
    )
    expect(codes).toContain('HERNOEMD')
    expect(codes).not.toContain(category?.Code)
  })

  it('fetches what is missing or older here', async () => {
    await sync('locations')
    await connector.database.pool.query(`
      delete from erp_locations where no in (select no from erp_locations order by no limit 90);
      update erp_locations set row_version = 1, city = 'Nergens' where no in (select max(no) from erp_locations)`)
    expect(await compare('locations')).toMatchObject({ added: 90, changed: 1, gone: 0 })
    expect(await rowsOf(`select 1 from erp_locations where city = 'Nergens'`)).toEqual([])
  })
})

describe('one user now', () => {
  it('brings the user with roles and locations, and takes away what is no longer theirs', async () => {
    expect(await connector.gateway.refreshUser('uitvoerder')).toMatchObject({ isKnown: true })
    const mine = `select location_no, role from erp_user_locations where user_name = 'uitvoerder' order by location_no`
    const before = await rowsOf(mine)
    expect(before.map((row) => row.location_no)).toEqual(expect.arrayContaining(['10001', '10002', '10003']))
    expect(before[0]?.role).toBe('site_manager')
    expect(await countOf('locations')).toBe(before.length)
    await controlOf(simulator).row('PortaalGebruikerLocatie', { User_Name: 'UITVOERDER', Location_No: '10001' }, null)
    await connector.gateway.refreshUser('uitvoerder')
    expect((await rowsOf(mine)).map((row) => row.location_no)).not.toContain('10001')
  })

  it('is false for a user the back office does not know', async () => {
    expect(await connector.gateway.refreshUser('niemand')).toEqual({ isKnown: false, changedLocations: [] })
  })

  it('says that the back office does not answer in time, and changes nothing (R-MSG-04 server part)', async () => {
    await connector.gateway.refreshUser('uitvoerder')
    const before = await countOf('userLocations')
    await controlOf(simulator).fault({ kind: 'delay', scope: 'PortaalGebruikerLocatie', ms: 4000 })
    await expect(connector.gateway.refreshUser('uitvoerder')).rejects.toMatchObject({
      code: 'error.timeout_backoffice',
    })
    expect(await countOf('userLocations')).toBe(before)
  })
})
