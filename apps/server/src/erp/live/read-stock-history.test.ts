import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { chooseAuthentication } from '../authentication/choose-authentication.ts'
import { type BackOfficeReader, createReader } from '../mirror/back-office.ts'
import { type FailingSite, startFailingSite } from '../test/failing-site.ts'
import { backOfficeOf, testLimits } from '../test/test-connector.ts'
import { createErpClient, type ErpClient } from '../transport/erp-client.ts'
import { defaultLimits } from '../transport/limits.ts'
import { readStockHistory } from './read-stock-history.ts'

let site: FailingSite
let client: ErpClient
let reader: BackOfficeReader
let busiest: { readonly locationNo: string; readonly entries: readonly Record<string, unknown>[] }

beforeAll(async () => {
  site = await startFailingSite()
  const backOffice = backOfficeOf(site.simulator, { url: site.proxy.url })
  client = createErpClient({
    authentication: chooseAuthentication(backOffice),
    certificateAuthority: null,
    tenant: null,
    limits: { ...defaultLimits, ...testLimits },
    log: createLog('silent'),
    probe: () => {
      throw new Error('Nothing fails here')
    },
  })
  reader = createReader(client, { base: new URL(`${site.proxy.url}/`), company: backOffice.company })
  const rows = await site.control.rows('PortaalVoorraadverloop')
  const [most] = [...Map.groupBy(rows, (row) => String(row.Location_No))].sort(([, a], [, b]) => b.length - a.length)
  if (most === undefined || most[1].length < 12) throw new Error('no location with a history')
  const [locationNo, entries] = most
  busiest = { locationNo, entries: entries.sort((a, b) => Number(b.Entry_No) - Number(a.Entry_No)) }
})
afterEach(() => site.heal())
afterAll(async () => {
  client.close()
  await site.stop()
})

/** Pages of three rows, so that a history has many of them. */
function makePagesSmall(): void {
  site.proxy.hooks.there = (passing) =>
    passing.address.includes('Voorraadverloop')
      ? { ...passing, headers: { ...passing.headers, prefer: 'odata.maxpagesize=3' } }
      : passing
}

const asked = ({ Plant_Type, Plant_No, Quantity, Posting_Date }: Record<string, unknown>) => [
  Plant_Type,
  Plant_No,
  Number(Quantity),
  Posting_Date,
]
const read = async (most?: number) => {
  const history = await readStockHistory(
    { reader, onUnknownWord: () => undefined },
    { locationNo: busiest.locationNo },
    most,
  )
  const told = history.entries.map((entry) => [entry.materieelSoort, entry.materieelNummer, entry.aantal, entry.datum])
  return { told, isComplete: history.isComplete }
}

describe('the history of a location', () => {
  it('is complete, newest first, over as many pages as there are', async () => {
    makePagesSmall()
    expect(await read()).toEqual({ told: busiest.entries.map(asked), isComplete: true })
    expect(site.proxy.asked('skiptoken').length).toBeGreaterThan(2)
  })

  it('that is longer than what is read has its newest entries, and says that it is not complete', async () => {
    makePagesSmall()
    expect(await read(10)).toEqual({ told: busiest.entries.slice(0, 10).map(asked), isComplete: false })
  })

  it('has its newest entries also where the back office does not count', async () => {
    site.proxy.hooks.back = (answer) => ({ ...answer, body: answer.body.replace(/"@odata.count":\d+,/, '') })
    expect(await read(10)).toEqual({ told: busiest.entries.slice(0, 10).map(asked), isComplete: false })
  })
})
