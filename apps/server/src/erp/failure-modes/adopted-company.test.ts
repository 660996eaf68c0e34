import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { company } from '../../../../erp-simulator/src/config.ts'
import { systemClock } from '../../platform/clock.ts'
import { transactWith } from '../../platform/db/transact.ts'
import { createLog } from '../../platform/log/log.ts'
import { adoptConfiguredCompany } from '../connector.ts'
import { type FailingSite, query, startFailingSite, sync } from '../test/failing-site.ts'
import { inTheBooks, placeRequest, settle, takenRequest } from '../test/place-request.ts'
import { backOfficeOf, type TestConnector } from '../test/test-connector.ts'

let site: FailingSite
beforeAll(async () => {
  site = await startFailingSite()
})
afterAll(() => site.stop())
afterEach(() => site.heal())

describe('a company that an operator knows to be the same under another id', () => {
  const copied = { Id: '0b9c1a52-3f0e-4b86-9d5a-2f4c1d9e8b10', Name: 'Rijnmond Materieel Kopie' }
  const adopt = ({ database: { db } }: TestConnector, configured: string) => {
    const backOffice = backOfficeOf(site.simulator, { url: site.proxy.url, company: configured })
    return adoptConfiguredCompany({ backOffice, db, clock: systemClock, log: createLog('silent') }, 'opper')
  }

  it('owns the database, and what was held is sent to it once it is let go', async () => {
    const before = await site.connect({ company: company.name })
    await sync(before, 'units')
    await before.gateway.close()
    // The server was copied: the same rows, under another id and name.
    site.proxy.hooks.there = (passing) => ({
      ...passing,
      address: passing.address
        .replaceAll(copied.Id, company.id)
        .replace(/company=[^&]+/, `company=${encodeURIComponent(company.name)}`),
    })
    site.proxy.hooks.instead = ({ address }) =>
      address.endsWith('/ODataV4/Company')
        ? { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ value: [copied] }) }
        : null
    const connector = await site.connect({ company: copied.Name }, { reuse: before.database.name })
    const externalId = await placeRequest(connector, await takenRequest(site.simulator))
    expect(await settle(connector, externalId)).toBe('parked')
    expect(await adopt(connector, copied.Name)).toEqual({
      former: { id: company.id, name: company.name },
      company: { id: copied.Id, name: copied.Name },
      writes: 1,
    })
    expect(await query(connector, 'select state, company from erp_outbox')).toEqual([
      { state: 'parked', company: copied.Id },
    ])
    const audit = await query(connector, 'select user_name, call, subject from audit_log')
    expect(audit).toEqual([{ user_name: 'opper', call: 'backOffice.adoptCompany', subject: copied.Name }])
    expect(await sync(connector, 'units')).toMatchObject({ added: 0, gone: 0 })
    const decision = { to: 'pending', corrections: {} } as const
    const write = { externalId, seen: 'parked', by: 'opper' }
    await transactWith(connector.database, (own) => connector.gateway.decideWrite(own, write, decision))
    expect(await settle(connector, externalId)).toBe('confirmed')
    expect(await inTheBooks(site.simulator, externalId)).toHaveLength(1)
  })

  it('is not taken over when the back office has none such, nor twice', async () => {
    const connector = await site.connect({ company: company.name })
    await sync(connector, 'units')
    await expect(adopt(connector, 'Niemand B.V.')).rejects.toMatchObject({
      details: { code: 'Internal_CompanyNotFound' },
    })
    expect(await adopt(connector, company.id)).toMatchObject({ former: { id: company.id }, writes: 0 })
    expect(await query(connector, 'select 1 from audit_log')).toEqual([])
  })
})
