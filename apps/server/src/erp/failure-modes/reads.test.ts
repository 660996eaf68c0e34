import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Clock } from '../../platform/clock.ts'
import { overlapMs } from '../mirror/watermark.ts'
import { compare, type FailingSite, query, startFailingSite, sync } from '../test/failing-site.ts'
import { placeRequest, settle, takenRequest } from '../test/place-request.ts'

let site: FailingSite
let offsetMs = 0
const clock: Clock = { now: () => new Date(Date.now() + offsetMs), today: () => '2026-11-23' }

beforeAll(async () => {
  site = await startFailingSite()
})
afterAll(() => site.stop())
afterEach(async () => {
  vi.unstubAllEnvs()
  offsetMs = 0
  await site.heal()
  await site.control.post('reset')
})

const isOf = (service: string, address: string) => address.includes(`/${service}?`)

it('failure mode 4: an etag that changes by itself is no change', async () => {
  const connector = await site.connect()
  let count = 0
  const another = () => {
    count += 1
    return `"@odata.etag":"W/\\"${count}\\""`
  }
  site.proxy.hooks.back = (answer) => ({
    ...answer,
    body: answer.body.replaceAll(/"@odata\.etag":"(?:[^"\\]|\\.)*"/g, another),
  })
  await sync(connector, 'units')
  expect(await sync(connector, 'units')).toMatchObject({ changed: 0 })
  expect(await compare(connector, 'units')).toMatchObject({ added: 0, changed: 0, gone: 0 })
  expect(count).toBeGreaterThan(0)
})

it('failure mode 5: every row comes, because pages are followed and $top is never sent', async () => {
  const connector = await site.connect()
  const { read } = await sync(connector, 'translations')
  expect(read).toBe((await site.control.counts()).PortaalVertaling)
  const asked = site.proxy.asked('PortaalVertaling')
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.some(({ address }) => /\$(top|skip)=/.test(decodeURIComponent(address)))).toBe(false)
})

it('failure mode 5: a back office that holds back pages is found out, and nothing is removed', async () => {
  const connector = await site.connect()
  await sync(connector, 'translations')
  const [before] = await query(connector, 'select count(*) from erp_translations')
  site.proxy.hooks.back = (answer, { address }) =>
    isOf('PortaalVertaling', address)
      ? { ...answer, body: answer.body.replace(/,"@odata\.nextLink":"[^"]*"/, '') }
      : answer
  site.proxy.hooks.there = (passing) => ({
    ...passing,
    headers: { ...passing.headers, prefer: 'odata.maxpagesize=50' },
  })
  await expect(compare(connector, 'translations')).rejects.toMatchObject({ details: { code: 'CountDiffers' } })
  expect(await query(connector, 'select count(*) from erp_translations')).toEqual([before])
})

it('failure mode 6: rows that were not asked for are refused when the filter was ignored', async () => {
  const connector = await site.connect()
  await sync(connector, 'units')
  await site.control.row('PortaalEenheid', { Code: 'NIEUW' }, { Description: 'Nieuw' })
  site.proxy.hooks.there = (passing) => ({
    ...passing,
    address: passing.address.replace('$filter', '$wibble').replace('%24filter', '$wibble'),
  })
  await expect(sync(connector, 'units')).rejects.toMatchObject({ kind: 'contract', details: { code: 'FilterIgnored' } })
  expect(await query(connector, "select 1 from erp_units where code = 'NIEUW'")).toEqual([])
  delete site.proxy.hooks.there
  expect(await sync(connector, 'units')).toMatchObject({ read: 1, added: 1 })
  const options = site.proxy.seen.flatMap(({ address }) => [...new URL(address, 'http://x').searchParams.keys()])
  expect(new Set(options.filter((name) => name.startsWith('$')))).toEqual(new Set(['$select', '$filter']))
})

it('failure mode 7: hundreds of changed rows are asked for in addresses below 8 kB', async () => {
  const connector = await site.connect()
  await sync(connector, 'synonyms')
  const rows = (await site.control.rows('PortaalSynoniem')).slice(0, 150)
  for (const { Kind, No, Synonym } of rows) await site.control.row('PortaalSynoniem', { Kind, No, Synonym }, {})
  site.proxy.forget()
  expect(await compare(connector, 'synonyms')).toMatchObject({ gone: 0 })
  const filtered = site.proxy.asked('filter')
  expect(filtered.length).toBeGreaterThan(1)
  for (const { address } of filtered) expect(address.length).toBeLessThan(8192)
  const stale = await query(
    connector,
    `select 1 from erp_synonyms where row_version < (select min(row_version) from
    (select row_version from erp_synonyms order by row_version desc limit 150) as newest)`,
  )
  expect(stale).toHaveLength((await site.control.rows('PortaalSynoniem')).length - 150)
})

it('failure mode 8: an unpublished page stops its own table only, and goes on when it is back', async () => {
  const connector = await site.connect()
  await site.control.fault({ kind: 'unpublish', scope: 'PortaalEenheid', times: null })
  await expect(sync(connector, 'units')).rejects.toMatchObject({ kind: 'contract', details: { code: 'SchemaChanged' } })
  expect((await sync(connector, 'categories')).added).toBeGreaterThan(0)
  await site.control.clearFaults()
  expect((await sync(connector, 'units')).added).toBeGreaterThan(0)
  // Gone after the metadata was read: 404 without a body, which is not "no rows".
  await site.control.fault({ kind: 'unpublish', scope: 'PortaalEenheid', times: null })
  await expect(compare(connector, 'units')).rejects.toMatchObject({ kind: 'contract', details: { code: 'Http_404' } })
  expect((await query(connector, 'select 1 from erp_units')).length).toBeGreaterThan(0)
})

it('failure mode 9: a missing field stops its own table only, an unknown one is ignored', async () => {
  const connector = await site.connect()
  await site.control.fault({ kind: 'drop-field', scope: 'PortaalEenheid', field: 'Description', times: null })
  await expect(sync(connector, 'units')).rejects.toThrow('PortaalEenheid.Description is missing')
  site.proxy.hooks.back = (answer) => ({
    ...answer,
    body: answer.body
      .replace('<EntityType Name="PortaalCategorie">', '$&<Property Name="Nieuw" Type="Edm.Guid"/>')
      .replaceAll('"@odata.etag"', '"Nieuw":"x","@odata.etag"'),
  })
  expect((await sync(connector, 'categories')).added).toBeGreaterThan(0)
})

it('failure mode 11: a row that is committed late, below the watermark, is found in the overlap', async () => {
  const connector = await site.connect({}, { clock })
  await sync(connector, 'units')
  offsetMs += overlapMs + 1000
  await sync(connector, 'units')
  offsetMs += overlapMs + 1000
  await sync(connector, 'units')
  await site.control.fault({ kind: 'late-commit', scope: 'PortaalEenheid' })
  await site.control.row('PortaalEenheid', { Code: 'LAAT' }, { Description: 'Laat vastgelegd' })
  await site.control.row('PortaalEenheid', { Code: 'VROEG' }, { Description: 'Met een hoger nummer' })
  expect(await sync(connector, 'units')).toMatchObject({ added: 1 })
  await site.control.clearFaults()
  offsetMs += 60_000
  expect(await sync(connector, 'units')).toMatchObject({ added: 1 })
  const codes = await query(
    connector,
    "select code from erp_units where code in ('LAAT', 'VROEG') order by row_version",
  )
  expect(codes.map(({ code }) => code)).toEqual(['LAAT', 'VROEG'])
})

it('failure mode 12: deleted and renamed rows, which no feed contains, are found by comparing keys', async () => {
  const connector = await site.connect()
  await sync(connector, 'locations')
  const [renamed, deleted] = await site.control.rows('PortaalLocatie')
  await site.control.row('PortaalLocatie', { No: renamed?.No }, { No: 'HERNOEMD' })
  await site.control.row('PortaalLocatie', { No: deleted?.No }, null)
  expect(await sync(connector, 'locations')).toMatchObject({ added: 1, gone: 0 })
  expect(await compare(connector, 'locations')).toMatchObject({ gone: 2 })
  const found = await query(
    connector,
    `select no from erp_locations where no in ('HERNOEMD', '${renamed?.No}', '${deleted?.No}')`,
  )
  expect(found).toEqual([{ no: 'HERNOEMD' }])
})

it('failure mode 13: a change that leaves the date of the last change as it was is found by the row version', async () => {
  const connector = await site.connect()
  site.proxy.hooks.back = (answer) => ({
    ...answer,
    body: answer.body.replaceAll(/"Last_Modified_At":"[^"]*"/g, '"Last_Modified_At":"2020-01-01T00:00:00Z"'),
  })
  await sync(connector, 'units')
  const [unit] = await site.control.rows('PortaalEenheid')
  await site.control.row('PortaalEenheid', { Code: unit?.Code }, { Description: 'Stil gewijzigd' })
  expect(await sync(connector, 'units')).toMatchObject({ read: 1, changed: 1 })
})

it('failure mode 14: blank dates are none, never the first day of the year 1', async () => {
  const connector = await site.connect()
  const there = (await site.control.rows('PortaalPrijs')).filter(({ Ending_Date }) => Ending_Date === null).length
  expect(there).toBeGreaterThan(0)
  await sync(connector, 'prices')
  expect(site.proxy.asked('PortaalPrijs').length).toBeGreaterThan(0)
  const [{ open, old } = {}] = await query(
    connector,
    `select count(*) filter (where ending_date is null) as open,
      count(*) filter (where ending_date < '1753-01-01') as old from erp_prices`,
  )
  expect([Number(open), Number(old)]).toEqual([there, 0])
})

it.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  'failure mode 15: a date stays the same day there and back, wherever the server stands (%s)',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const connector = await site.connect()
    const request = { ...(await takenRequest(site.simulator)), deliveryDate: '2026-03-29', returnDate: '2026-10-25' }
    const externalId = await placeRequest(connector, request)
    expect(await settle(connector, externalId)).toBe('confirmed')
    const booked = (await site.control.rows('PortaalAanvraag')).find(({ External_Id }) => External_Id === externalId)
    expect([booked?.Delivery_Date, booked?.Return_Date]).toEqual(['2026-03-29', '2026-10-25'])
    await sync(connector, 'requests')
    expect(
      await query(
        connector,
        `select delivery_date::text, return_date::text from erp_requests where no = '${booked?.No}'`,
      ),
    ).toEqual([{ delivery_date: '2026-03-29', return_date: '2026-10-25' }])
  },
)
