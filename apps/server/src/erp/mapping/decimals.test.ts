import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erpWrites } from '../../platform/back-office/erp-writes.ts'
import { createLog } from '../../platform/log/log.ts'
import { chooseAuthentication } from '../authentication/choose-authentication.ts'
import type { WriteProtocol } from '../codeunit/call-procedure.ts'
import { type Codeunit, createCodeunit } from '../codeunit/codeunit.ts'
import { createReader } from '../mirror/back-office.ts'
import { type FailingSite, query, startFailingSite, sync } from '../test/failing-site.ts'
import { inTheBooks, takenRequest } from '../test/place-request.ts'
import { backOfficeOf, type TestConnector, testLimits } from '../test/test-connector.ts'
import { createErpClient, type ErpClient } from '../transport/erp-client.ts'
import { defaultLimits } from '../transport/limits.ts'
import { requestPayload } from './request-payload.ts'

let site: FailingSite
let connector: TestConnector
beforeAll(async () => {
  site = await startFailingSite()
  connector = await site.connect()
})
afterAll(async () => {
  await site.heal()
  await site.stop()
})

/** Up to fifteen digits and two decimals: more than a float holds. */
const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`)
const hardest = '999999999999999.99'
const digitsOf = (text: unknown) =>
  String(text)
    .replace(/(\.\d*?)0*$/, '$1')
    .replace(/\.$/, '')

describe('an amount of fifteen digits and two decimals', () => {
  it('comes over OData without losing one', async () => {
    const prices = (await site.control.rows('PortaalPrijs')).slice(0, 20)
    const key = ['Kind', 'No', 'Price_Group', 'Price_Type', 'Starting_Date', 'Unit_Code']
    const keyOf = (row: Record<string, unknown>) => Object.fromEntries(key.map((name) => [name, row[name]]))
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 19, maxLength: 19 }), async (drawn) => {
        const amounts = [hardest, ...drawn]
        for (const [at, price] of prices.entries())
          await site.control.row('PortaalPrijs', keyOf(price), { Price: amounts[at] })
        await sync(connector, 'prices')
        const found = await query(connector, 'select price::text from erp_prices order by row_version desc limit 20')
        expect(found.map(({ price }) => digitsOf(price)).reverse()).toEqual(amounts.map(digitsOf))
      }),
      { numRuns: 4 },
    )
  })

  function openCodeunit(write: WriteProtocol): { codeunit: Codeunit; client: ErpClient } {
    const backOffice = backOfficeOf(site.simulator, { write })
    const base = new URL(`${backOffice.url}/`)
    const client: ErpClient = createErpClient({
      authentication: chooseAuthentication(backOffice),
      certificateAuthority: null,
      tenant: null,
      limits: { ...defaultLimits, ...testLimits },
      log: createLog('silent'),
      probe: () => {
        throw new Error('Nothing fails here')
      },
    })
    const company = createReader(client, { base, company: backOffice.company })
    return { client, codeunit: createCodeunit({ client, protocol: write, base, soapBase: base, company }) }
  }

  it.each(['soap', 'odata-unbound'] as const)('goes over %s without losing one', async (write) => {
    const { codeunit, client } = openCodeunit(write)
    const request = await takenRequest(site.simulator)
    const payload = requestPayload(erpWrites['request.create'].parse(request))
    const [line] = payload.lines
    if (line === undefined) throw new Error('no line')
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 1, maxLength: 20 }), async (drawn) => {
        const quantities = [hardest, ...drawn].filter((text) => !/^0\.00$/.test(text))
        const lines = quantities.map((quantity, at) => ({ ...line, lineNo: (at + 1) * 10_000, quantity }))
        const externalId = randomUUID()
        const { no } = await codeunit.write('CreateRequest', [externalId, JSON.stringify({ ...payload, lines })])
        expect(await inTheBooks(site.simulator, externalId)).toHaveLength(1)
        const booked = (await site.control.rows('PortaalAanvraagRegel')).filter(({ Request_No }) => Request_No === no)
        expect(booked.map(({ Quantity }) => digitsOf(Quantity))).toEqual(quantities.map(digitsOf))
      }),
      { numRuns: 4 },
    )
    client.close()
  })
})
