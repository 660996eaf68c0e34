import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CreateRequest } from '../../platform/back-office/erp-writes.ts'
import { type FailingSite, query, refusal, startFailingSite, sync } from '../test/failing-site.ts'
import { inTheBooks, placeRequest, settle, takenRequest } from '../test/place-request.ts'
import { type TestConnector, testLimits } from '../test/test-connector.ts'
import type { ProxyAnswer } from '../test/test-proxy.ts'

let site: FailingSite
let request: CreateRequest

beforeAll(async () => {
  site = await startFailingSite()
  request = await takenRequest(site.simulator)
})
afterAll(() => site.stop())
afterEach(() => site.heal())

const protocols = ['odata-unbound', 'soap'] as const

/** Answers the first calls of CreateRequest in the back office's place. */
function answerFirst(...answers: readonly ProxyAnswer[]): void {
  let count = 0
  site.proxy.hooks.instead = ({ address }) => (address.includes('_CreateRequest') ? (answers[count++] ?? null) : null)
}

async function reasonOf(from: TestConnector, externalId: string) {
  const [row] = await query(
    from,
    `select state, last_code, last_message from erp_outbox where external_id = '${externalId}'`,
  )
  return row
}

describe.each(protocols)('over %s', (write) => {
  it('failure mode 1: a write whose answer is lost is looked up, and booked once', async () => {
    const connector = await site.connect({ write })
    await site.control.fault({ kind: 'drop-after', scope: 'CreateRequest' })
    const externalId = await placeRequest(connector, request)
    expect(await settle(connector, externalId)).toBe('confirmed')
    expect(await inTheBooks(site.simulator, externalId)).toHaveLength(1)
    expect([site.calls('CreateRequest').length, site.calls('GetByExternalId').length]).toEqual([1, 1])
  })

  it('one tenant of several is named once in every address, and a space stays a space', async () => {
    const connector = await site.connect({ write, tenant: 'default' })
    expect((await sync(connector, 'translations')).read).toBe((await site.control.counts()).PortaalVertaling)
    await sync(connector, 'units')
    await site.control.row('PortaalEenheid', { Code: 'STUK+1' }, { Code: 'STUK+1', Description: 'Nieuw' })
    expect(await sync(connector, 'units')).toMatchObject({ read: 1 })
    const externalId = await placeRequest(connector, request)
    expect(await settle(connector, externalId)).toBe('confirmed')
    const addresses = site.proxy.seen.map(({ address }) => address)
    expect(addresses.some((address) => address.includes('skiptoken'))).toBe(true)
    for (const address of addresses) {
      expect(address.match(/[?&]tenant=/g)).toHaveLength(1)
      expect(address).not.toContain('+')
    }
    const elsewhere = await site.connect({ write, tenant: 'een & ander' })
    await expect(sync(elsewhere, 'units')).rejects.toMatchObject({ details: { status: 503 } })
    expect(site.proxy.asked('tenant=een%20%26%20ander')).not.toEqual([])
  })

  it('failure mode 2: a business refusal is sent once, although SOAP words it as status 500', async () => {
    const connector = await site.connect({ write })
    const line = { lineNo: 1, kind: 'Materieel', no: 'BESTAATNIET', quantity: 1, remark: '' } as const
    const externalId = await placeRequest(connector, { ...request, lines: [line] })
    expect(await settle(connector, externalId)).toBe('rejected')
    expect(site.calls('CreateRequest')).toHaveLength(1)
    expect(connector.outcomes[0]?.reason).toContain('BESTAATNIET')
  })

  it('failure mode 2: a bare 500 says nothing, so the write is looked up before it is sent again', async () => {
    const connector = await site.connect({ write })
    await site.control.fault({ kind: 'status', status: 500, scope: 'CreateRequest' })
    const externalId = await placeRequest(connector, request)
    expect(await settle(connector, externalId)).toBe('confirmed')
    expect([site.calls('CreateRequest').length, site.calls('GetByExternalId').length]).toEqual([2, 1])
    expect(await inTheBooks(site.simulator, externalId)).toHaveLength(1)
  })

  it.each([500, 502, 413])(
    'failure mode 2: a write that is always answered %i is sent 12 times and parked',
    async (status) => {
      const connector = await site.connect({ write }, { limits: { ...testLimits, breakerPauseMs: 1 } })
      await site.control.fault({ kind: 'status', status, scope: 'CreateRequest', times: null })
      const externalId = await placeRequest(connector, request)
      expect(await settle(connector, externalId)).toBe('parked')
      expect([site.calls('CreateRequest').length, site.calls('GetByExternalId').length]).toEqual([12, 12])
      const [row] = await query(connector, `select state, attempts, last_status, last_message from erp_outbox`)
      expect(row).toEqual({
        ...{ state: 'parked', attempts: 12, last_status: status },
        last_message: `The back office answered ${status}`,
      })
      expect(connector.outcomes).toEqual([expect.objectContaining({ externalId, state: 'parked' })])
      expect(await inTheBooks(site.simulator, externalId)).toEqual([])
    },
  )

  it('failure mode 16: a locked record is tried again, in the order of its location', async () => {
    const connector = await site.connect({ write })
    await site.control.fault({ kind: 'lock', scope: 'CreateRequest', times: 2 })
    const ids = [await placeRequest(connector, request), await placeRequest(connector, request)]
    for (const id of ids) expect(await settle(connector, id)).toBe('confirmed')
    const [first, second] = await Promise.all(ids.map((id) => inTheBooks(site.simulator, id)))
    expect([first?.length, second?.length]).toEqual([1, 1])
    expect((first?.[0]?.No ?? '') < (second?.[0]?.No ?? '')).toBe(true)
    expect(site.calls('GetByExternalId')).toEqual([])
  })

  it('failure mode 8: an unpublished codeunit is no missing record, and parks the write with its code', async () => {
    const connector = await site.connect({ write })
    await connector.gateway.ping()
    await site.control.fault({ kind: 'unpublish', scope: 'PortaalKoppeling', times: null })
    const externalId = await placeRequest(connector, request)
    expect(await settle(connector, externalId)).toBe('parked')
    expect(await reasonOf(connector, externalId)).toMatchObject({ state: 'parked', last_code: 'Http_404' })
    expect(connector.gateway.isReachable()).toBe(true)
  })

  it('failure mode 20: what a proxy, half an answer or an illegal character make of an answer is no outcome', async () => {
    const connector = await site.connect({ write })
    for (const kind of ['html', 'truncate', 'illegal-character']) {
      await site.control.fault({ kind, scope: 'CreateRequest' })
      const externalId = await placeRequest(connector, request)
      expect([kind, await settle(connector, externalId)]).toEqual([kind, 'confirmed'])
      expect(await inTheBooks(site.simulator, externalId)).toHaveLength(1)
    }
  })
})

it('failure mode 20: what no XML may hold is a space in a message, and the write is booked', async () => {
  const connector = await site.connect({ write: 'soap' })
  const remark = 'a\uffffb\ufffec\r\nd'
  const externalId = await placeRequest(connector, { ...request, remark })
  expect(await settle(connector, externalId)).toBe('confirmed')
  const [booked] = await inTheBooks(site.simulator, externalId)
  expect(booked).toMatchObject({ Remark: 'a b c\r\nd' })
})

it('failure mode 3: a record that changed meanwhile (409, or 412 of another server) is tried again', async () => {
  const connector = await site.connect()
  answerFirst(refusal(409, 'Request_EntityChanged'), { status: 412, body: '' })
  const externalId = await placeRequest(connector, request)
  expect(await settle(connector, externalId)).toBe('confirmed')
  expect(await inTheBooks(site.simulator, externalId)).toHaveLength(1)
  expect([site.calls('CreateRequest').length, site.calls('GetByExternalId').length]).toEqual([3, 0])
  // Nothing depends on an etag of ours being fresh: pages are never written to.
  expect(new Set(site.proxy.seen.map(({ method }) => method))).toEqual(new Set(['GET', 'POST']))
  expect(site.proxy.seen.some(({ headers }) => 'if-match' in headers)).toBe(false)
})

it('failure mode 9: a field that became too short parks the write that does not fit, with its text', async () => {
  const connector = await site.connect()
  answerFirst(refusal(400, 'Application_StringExceededLength', 'The length of the string is 31, but must be 30.'))
  const externalId = await placeRequest(connector, request)
  expect(await settle(connector, externalId)).toBe('parked')
  expect((await reasonOf(connector, externalId))?.last_message).toContain('must be 30')
})

it('failure mode 17: a dialog of the back office parks the write with its text, and no other location waits', async () => {
  const connector = await site.connect()
  answerFirst(refusal(400, 'Application_CallbackNotAllowed', 'Callback functions are not allowed: CONFIRM.'))
  const stuck = await placeRequest(connector, request)
  expect(await settle(connector, stuck)).toBe('parked')
  expect(await reasonOf(connector, stuck)).toMatchObject({ last_code: 'Application_CallbackNotAllowed' })
  expect(connector.outcomes[0]?.reason).toContain('CONFIRM')
  const places = (await site.control.rows('PortaalLocatie')).filter(({ Blocked }) => Blocked === false)
  const elsewhere = places.find(({ No }) => No !== request.toLocation)
  const other = await placeRequest(connector, { ...request, toLocation: String(elsewhere?.No) })
  expect(await settle(connector, other)).toBe('confirmed')
})
