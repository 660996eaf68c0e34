import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Clock } from '../../platform/clock.ts'
import { compare, type FailingSite, query, startFailingSite, sync } from '../test/failing-site.ts'
import type { TestConnector } from '../test/test-connector.ts'
import { overlapMs } from './watermark.ts'

const minute = 60_000
let offsetMs = 0
const clock: Clock = { now: () => new Date(Date.now() + offsetMs), today: () => '2026-11-23' }
let site: FailingSite
beforeAll(async () => {
  site = await startFailingSite()
})
afterEach(() => site.heal())
afterAll(() => site.stop())

const change = (code: string, text: string | null) =>
  site.control.row('PortaalEenheid', { Code: code }, text === null ? null : { Description: text })

async function describeUnit(from: TestConnector, code: string) {
  return (await query(from, `select description from erp_units where code = '${code}'`))[0]?.description
}

/** The first of all in the order of their codes, so that it is on the first page. */
const first = '0'

/** A mirror that is in step since a while. */
async function settled(): Promise<TestConnector> {
  const connector = await site.connect({}, { clock })
  for (let run = 0; run < 3; run += 1) {
    await sync(connector, 'units')
    offsetMs += overlapMs + minute
  }
  return connector
}

/** Pages of one row, and something that happens when the second one is asked for. */
function between(happens: () => Promise<void>): void {
  let isDone = false
  site.proxy.hooks.there = (passing) => ({
    ...passing,
    headers: { ...passing.headers, ...(passing.headers.prefer === undefined ? {} : { prefer: 'odata.maxpagesize=1' }) },
  })
  site.proxy.hooks.gate = (request, _response, next) => {
    const isSecond = !isDone && request.url?.includes('PortaalEenheid') === true && request.url.includes('skiptoken')
    if (!isSecond) return next()
    isDone = true
    happens().then(next, () => request.destroy())
  }
}

describe('a row that changes while a long read is past its page', () => {
  it('is read by the next run, however late that is (failure mode 11)', async () => {
    const connector = await settled()
    await change(first, 'oud')
    await change('ZZZ', 'oud')
    between(async () => {
      await change(first, 'nieuw')
      await change('ZZZ', 'nieuw')
      offsetMs += 20 * minute
    })
    expect(await sync(connector, 'units')).toMatchObject({ added: 2 })
    expect([await describeUnit(connector, first), await describeUnit(connector, 'ZZZ')]).toEqual(['oud', 'nieuw'])
    offsetMs += 60 * minute
    await sync(connector, 'units')
    expect(await describeUnit(connector, first)).toBe('nieuw')
  })
})

describe('a row that returns while a comparison runs', () => {
  it('is not removed, because it was written again since', async () => {
    const connector = await settled()
    await change(first, 'oud')
    await sync(connector, 'units')
    await change(first, null)
    const other = await site.connect({}, { clock, reuse: connector.database.name })
    between(async () => {
      await change(first, 'terug')
      delete site.proxy.hooks.there
      await sync(other, 'units')
    })
    expect(await compare(connector, 'units')).toMatchObject({ gone: 0 })
    expect(await describeUnit(connector, first)).toBe('terug')
  })
})
