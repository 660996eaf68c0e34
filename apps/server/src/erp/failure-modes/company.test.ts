import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { company } from '../../../../erp-simulator/src/config.ts'
import type { CreateRequest } from '../../platform/back-office/erp-writes.ts'
import { transactWith } from '../../platform/db/transact.ts'
import { mirrors } from '../mirrors.ts'
import { compare, type FailingSite, query, refusal, startFailingSite, sync } from '../test/failing-site.ts'
import { inTheBooks, placeRequest, settle, takenRequest } from '../test/place-request.ts'
import type { TestConnector } from '../test/test-connector.ts'

let site: FailingSite
let request: CreateRequest
beforeAll(async () => {
  site = await startFailingSite()
  request = await takenRequest(site.simulator)
})
afterAll(() => site.stop())
afterEach(() => site.heal())

describe('the company', () => {
  const newName = "Rijnmond & Zn. 's Materieel"

  /** The company has another name there: the old one is unknown from now on. */
  function rename(): void {
    const spelled = (text: string) => encodeURIComponent(text).replaceAll("'", '%27')
    site.proxy.hooks.there = (passing) => {
      if (decodeURIComponent(passing.address).includes(company.name)) return { ...passing, address: '/old-name' }
      const address = passing.address.replaceAll("'", '%27').replace(spelled(newName), spelled(company.name))
      return { ...passing, address }
    }
    site.proxy.hooks.instead = ({ address }) =>
      address === '/old-name' ? refusal(404, 'Internal_CompanyNotFound') : null
    site.proxy.hooks.back = (answer) => ({ ...answer, body: answer.body.replaceAll(company.name, newName) })
  }

  it('failure mode 10: a renamed company is found by its id, by reads and writes alike', async () => {
    const connector = await site.connect({ company: company.id })
    expect(await settle(connector, await placeRequest(connector, request))).toBe('confirmed')
    rename()
    const externalId = await placeRequest(connector, request)
    expect(await settle(connector, externalId)).toBe('confirmed')
    expect(await inTheBooks(site.simulator, externalId)).toHaveLength(1)
    expect((await sync(connector, 'units')).added).toBeGreaterThan(0)
  })

  it('failure mode 10: no other company is taken for a name in wrong capitals, and no question goes without one', async () => {
    const wrong = await site.connect({ company: company.name.toLowerCase() })
    await expect(sync(wrong, 'units')).rejects.toMatchObject({ details: { code: 'Internal_CompanyNotFound' } })
    expect(site.proxy.asked('PortaalEenheid')).toEqual([])
    const right = await site.connect()
    await sync(right, 'units')
    await right.gateway.ping()
    const named = /\/ODataV4\/(Company|\$metadata)$|Company\(Id=[0-9a-f-]{36}\)|[?&]company=./
    for (const { address } of site.proxy.seen) expect(decodeURIComponent(address)).toMatch(named)
  })
})

/** The company list of that server as it is from now on. */
function listOf(rows: readonly object[]): void {
  site.proxy.hooks.instead = ({ address }) =>
    address.endsWith('/ODataV4/Company')
      ? { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ value: rows }) }
      : null
}

/** A write that was stored while the back office was away, and waits in this database. */
async function waitingWrite(configured: string): Promise<{ externalId: string; from: TestConnector }> {
  const from = await site.connect({ company: configured }, { sendsWrites: false })
  return { externalId: await placeRequest(from, request), from }
}

const reuseOf = ({ database }: TestConnector) => ({ reuse: database.name })

const storedCompany = async (from: TestConnector) => (await query(from, 'select company from erp_outbox'))[0]?.company

describe('a write that waits', () => {
  it.each([
    { stored: company.name, now: company.id },
    { stored: company.id, now: company.name },
    { stored: company.id.toUpperCase(), now: company.id },
  ])('for $stored is sent when the same company is configured as $now', async ({ stored, now }) => {
    const { externalId, from } = await waitingWrite(stored)
    const connector = await site.connect({ company: now }, reuseOf(from))
    expect(await settle(connector, externalId)).toBe('confirmed')
    expect(await storedCompany(connector)).toBe(company.id)
    expect(await inTheBooks(site.simulator, externalId)).toHaveLength(1)
  })

  it('keeps the id of its company from when it was stored, if the back office had answered by then', async () => {
    const connector = await site.connect({ company: company.name }, { sendsWrites: false })
    await sync(connector, 'units')
    await placeRequest(connector, request)
    expect(await storedCompany(connector)).toBe(company.id)
  })

  it('for a company of another name is held for an operator', async () => {
    const other = { Id: '0b9c1a52-3f0e-4b86-9d5a-2f4c1d9e8b10', Name: 'Rijnmond Transport B.V.' }
    const { externalId, from } = await waitingWrite(other.Name)
    listOf([other, { Id: company.id, Name: company.name }])
    const connector = await site.connect({ company: company.name }, reuseOf(from))
    expect(await settle(connector, externalId)).toBe('parked')
    expect((await query(connector, 'select last_code from erp_outbox'))[0]).toEqual({ last_code: 'OtherCompany' })
    expect(site.calls('CreateRequest')).toEqual([])
    expect(connector.outcomes[0]?.reason).toContain(other.Name)
  })

  it('is held when another server has another company of the same name', async () => {
    const first = await site.connect({ company: company.name }, { sendsWrites: false })
    await sync(first, 'units')
    const externalId = await placeRequest(first, request)
    listOf([{ Id: '0b9c1a52-3f0e-4b86-9d5a-2f4c1d9e8b10', Name: company.name }])
    const second = await site.connect({ company: company.name }, reuseOf(first))
    expect(await settle(second, externalId)).toBe('parked')
    expect((await query(second, 'select last_code from erp_outbox'))[0]).toEqual({ last_code: 'OtherCompany' })
    expect(await inTheBooks(site.simulator, externalId)).toEqual([])
  })

  it('that was tried once is looked up in no other company', async () => {
    await site.control.fault({ kind: 'drop-after', scope: 'CreateRequest' })
    await site.control.fault({ kind: 'delay', ms: 60_000, scope: 'GetByExternalId', times: null })
    const first = await site.connect({ company: company.name })
    const externalId = await placeRequest(first, request)
    await expect
      .poll(async () => (await query(first, 'select state from erp_outbox'))[0]?.state, { timeout: 45_000 })
      .toMatch(/unknown|verifying/)
    await first.gateway.close()
    await site.control.clearFaults()
    await query(first, "update erp_outbox set state = 'unknown', lease_token = null, lease_until = null")
    site.proxy.forget()
    listOf([{ Id: '0b9c1a52-3f0e-4b86-9d5a-2f4c1d9e8b10', Name: company.name }])
    const second = await site.connect({ company: company.name }, reuseOf(first))
    expect(await settle(second, externalId)).toBe('parked')
    expect(site.calls('GetByExternalId')).toEqual([])
  })
})

describe('the rows of a company', () => {
  const other = { Id: '0b9c1a52-3f0e-4b86-9d5a-2f4c1d9e8b10', Name: 'Rijnmond Transport B.V.' }
  const own = { Id: company.id, Name: company.name }
  const refused = { kind: 'contract', details: { code: 'OtherCompany' } }

  /** A mirror with rows of the simulator's company, and a connection that was changed to the other one since. */
  async function changed(): Promise<{ before: TestConnector; after: TestConnector }> {
    const before = await site.connect({ company: company.name })
    await sync(before, 'units')
    await before.gateway.close()
    listOf([own, other])
    site.proxy.forget()
    return { before, after: await site.connect({ company: other.Id }, reuseOf(before)) }
  }

  it('are never mixed with those of another: nothing is read of it, in the mirror or live (failure mode 10)', async () => {
    const { after } = await changed()
    const units = await query(after, 'select * from erp_units order by code')
    await expect(sync(after, 'units')).rejects.toMatchObject(refused)
    await expect(compare(after, 'units')).rejects.toMatchObject(refused)
    const away = { code: 'error.timeout_backoffice' }
    await expect(after.gateway.readLocation('10001')).rejects.toMatchObject(away)
    await expect(after.gateway.readStock('10001')).rejects.toMatchObject(away)
    await expect(after.gateway.refreshUser('uitvoerder')).rejects.toMatchObject(away)
    expect(await query(after, 'select * from erp_units order by code')).toEqual(units)
    expect(site.proxy.seen.filter(({ address }) => /ompany(=|\()/.test(address))).toEqual([])
  })

  it('say so in the state of every table and in the check of the services, by both names', async () => {
    const { before, after } = await changed()
    await after.mirror.checkSources()
    const named = `OtherCompany: .*${company.name}.*${other.Name}`
    const states = await query(after, 'select last_error from sync_state')
    expect(states).toHaveLength(Object.keys(mirrors).length)
    for (const { last_error } of states) expect(last_error).toMatch(new RegExp(named))
    const [units] = await after.gateway.checkServices()
    expect(units?.error).toMatch(new RegExp(named))
    const again = await site.connect({ company: company.id }, reuseOf(before))
    await again.mirror.checkSources()
    expect(await query(again, 'select 1 from sync_state where last_error is not null')).toEqual([])
    expect(await sync(again, 'units')).toMatchObject({ added: 0, gone: 0 })
  })

  it('keep what is asked for meanwhile: it is held, and sent once their company is back', async () => {
    const { before, after } = await changed()
    const externalId = await placeRequest(after, request)
    expect(await settle(after, externalId)).toBe('parked')
    expect((await query(after, 'select last_code, company from erp_outbox'))[0]).toEqual({
      last_code: 'OtherCompany',
      company: company.id,
    })
    expect(site.calls('CreateRequest')).toEqual([])
    await after.gateway.close()
    const again = await site.connect({ company: company.name }, reuseOf(before))
    const decision = { to: 'pending', corrections: {} } as const
    const write = { externalId, seen: 'parked', by: 'opper' }
    await transactWith(again.database, (own) => again.gateway.decideWrite(own, write, decision))
    expect(await settle(again, externalId)).toBe('confirmed')
    expect(await inTheBooks(site.simulator, externalId)).toHaveLength(1)
  })

  it('stay theirs when the company has another name, or its list has ids since', async () => {
    listOf([{ Name: company.name }])
    const before = await site.connect({ company: company.name })
    await sync(before, 'units')
    delete site.proxy.hooks.instead
    const withIds = await site.connect({ company: company.name }, reuseOf(before))
    expect(await sync(withIds, 'units')).toMatchObject({ added: 0 })
    listOf([{ Id: company.id, Name: 'Rijnmond Groep' }])
    const renamed = await site.connect({ company: 'Rijnmond Groep' }, reuseOf(before))
    expect(await sync(renamed, 'units')).toMatchObject({ added: 0 })
    listOf([{ Id: other.Id, Name: 'Rijnmond Groep' }])
    const another = await site.connect({ company: 'Rijnmond Groep' }, reuseOf(before))
    await expect(sync(another, 'units')).rejects.toMatchObject(refused)
  })
})

describe('a company list without ids, as older back offices send it', () => {
  const named = { Name: company.name, Evaluation_Company: false }

  it('is asked by its exact name, for reads and writes', async () => {
    listOf([{ Name: 'Ander' }, named])
    const connector = await site.connect({ company: company.name })
    expect((await sync(connector, 'units')).added).toBeGreaterThan(0)
    const externalId = await placeRequest(connector, request)
    expect(await settle(connector, externalId)).toBe('confirmed')
    expect(await storedCompany(connector)).toBe(company.name)
    expect(decodeURIComponent(site.proxy.asked('PortaalEenheid')[0]?.address ?? '')).toContain(
      `/Company('${company.name}')/PortaalEenheid?`,
    )
    const [units] = await connector.gateway.checkServices()
    expect(units?.error).toBeNull()
  })

  it('says that the name is needed when an id is configured', async () => {
    listOf([named])
    const connector = await site.connect({ company: company.id })
    const error = { kind: 'contract', details: { code: 'CompanyWithoutId' }, message: expect.stringContaining('name') }
    await expect(sync(connector, 'units')).rejects.toMatchObject(error)
    const [units] = await connector.gateway.checkServices()
    expect(units?.error).toMatch(/^CompanyWithoutId: .*exact name/)
  })

  it('that has ids since is the same company for what was stored before', async () => {
    listOf([named])
    const { externalId, from } = await waitingWrite(company.name)
    delete site.proxy.hooks.instead
    const connector = await site.connect({ company: company.id }, reuseOf(from))
    expect(await settle(connector, externalId)).toBe('confirmed')
  })
})
