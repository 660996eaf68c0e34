import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { readOutboxState } from '../../features/outbox/outbox.store.ts'
import type { CreateRequest } from '../../platform/back-office/erp-writes.ts'
import { asc, eq } from '../../platform/db/query.ts'
import { erpOutbox, erpOutboxAttempts } from '../../platform/db/schema/exchange.ts'
import { placeRequest, takenRequest } from '../test/place-request.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector, testLimits } from '../test/test-connector.ts'
import { claimWrites, expireLeases, findWriteState, recordTry } from './outbox.store.ts'

let simulator: Simulator
let connector: TestConnector
let places: readonly string[] = []
let taken: CreateRequest

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.1 })
  const open = (await controlOf(simulator).rows('PortaalLocatie')).filter((row) => row.Blocked === false)
  places = open.map((row) => String(row.No))
  taken = await takenRequest(simulator)
})
afterAll(() => simulator.stop())
beforeEach(async () => {
  connector = await startTestConnector(backOfficeOf(simulator))
})
afterEach(async () => {
  await controlOf(simulator).clearFaults()
  await connector.close()
})

const order = (changes: Partial<CreateRequest> = {}): CreateRequest => ({ ...taken, ...changes })

const place = (from: TestConnector, changes: Partial<CreateRequest> = {}) => placeRequest(from, order(changes))

/** Writes to different places do not wait for each other. */
const to = (place: number) => ({ toLocation: places[place] ?? '' })

const inTheBooks = async (externalId: string) =>
  (await controlOf(simulator).requests()).filter((request) => request.External_Id === externalId)

const attemptsOf = async (externalId: string) => {
  const { db } = connector.database
  const [row] = await db.select().from(erpOutbox).where(eq(erpOutbox.externalId, externalId))
  if (row === undefined) throw new Error('not stored')
  const tries = await db
    .select()
    .from(erpOutboxAttempts)
    .where(eq(erpOutboxAttempts.outboxId, row.id))
    .orderBy(asc(erpOutboxAttempts.id))
  return { row, outcomes: tries.map(({ outcome }) => outcome), tries }
}

/** The back-off of a test's row is not waited for. */
const soonAgain = (externalId: string) =>
  connector.database.db
    .update(erpOutbox)
    .set({ nextAt: new Date(0) })
    .where(eq(erpOutbox.externalId, externalId))

async function settle(externalId: string): Promise<string> {
  return waitFor(async () => {
    const found = await findWriteState(connector.database.db, externalId)
    if (found?.state === 'retry' || found?.state === 'unknown') await soonAgain(externalId)
    return found !== null && ['confirmed', 'rejected', 'parked'].includes(found.state) ? found.state : null
  }, 20_000)
}

describe('a write', () => {
  it('reaches the back office once, and those who wait get its number', async () => {
    const externalId = await place(connector)
    const outcome = await connector.gateway.waitForOutcome(externalId, 18_000)
    expect(outcome).toMatchObject({ state: 'confirmed', erpNo: expect.stringMatching(/^AV\d\d-\d{5}$/) })
    const booked = await inTheBooks(externalId)
    expect(booked).toHaveLength(1)
    expect(booked[0]?.lines).toHaveLength(1)
    expect(connector.outcomes).toEqual([expect.objectContaining({ externalId, state: 'confirmed', reason: '' })])
    expect((await attemptsOf(externalId)).outcomes).toEqual(['sending confirmed'])
  })

  it('goes over SOAP as well', async () => {
    await connector.close()
    connector = await startTestConnector(backOfficeOf(simulator, { write: 'soap' }))
    const externalId = await place(connector, { remark: 'Let op: <hek> & "poort"' })
    expect(await connector.gateway.waitForOutcome(externalId, 18_000)).toMatchObject({ state: 'confirmed' })
    const refused = await place(connector, { toLocation: 'NERGENS' })
    expect(await connector.gateway.waitForOutcome(refused, 8000)).toMatchObject({
      state: 'rejected',
      reason: expect.stringContaining('NERGENS'),
    })
  })

  it.each([
    { mode: 1, kind: 'drop-before', outcomes: ['sending unknown', 'verifying retry', 'sending confirmed'] },
    { mode: 1, kind: 'drop-after', outcomes: ['sending unknown', 'verifying confirmed'] },
    { mode: 20, kind: 'truncate', outcomes: ['sending unknown', 'verifying confirmed'] },
    { mode: 20, kind: 'html', outcomes: ['sending unknown', 'verifying retry', 'sending confirmed'] },
    { mode: 16, kind: 'lock', outcomes: ['sending retry', 'sending confirmed'] },
    { mode: 18, kind: 'status', status: 429, retryAfter: 0, outcomes: ['sending retry', 'sending confirmed'] },
    { mode: 18, kind: 'status', status: 503, retryAfter: 0, outcomes: ['sending retry', 'sending confirmed'] },
    { mode: 2, kind: 'status', status: 502, outcomes: ['sending unknown', 'verifying retry', 'sending confirmed'] },
    { mode: 19, kind: 'unauthorized', outcomes: ['sending retry', 'sending confirmed'] },
  ])('survives $kind $status exactly once (failure mode $mode)', async ({ mode: _, outcomes, ...fault }) => {
    await controlOf(simulator).fault({ scope: 'CreateRequest', ...fault })
    const externalId = await place(connector)
    expect(await settle(externalId)).toBe('confirmed')
    expect(await inTheBooks(externalId)).toHaveLength(1)
    expect((await attemptsOf(externalId)).outcomes).toEqual(outcomes)
    expect(connector.outcomes.filter((outcome) => outcome.externalId === externalId)).toHaveLength(1)
  })

  it('that is committed only after its sender gave up is booked once (failure mode 1)', async () => {
    const longerThanTheTimeOut = 1000
    await controlOf(simulator).fault({ kind: 'delay', scope: 'CreateRequest', ms: longerThanTheTimeOut })
    const externalId = await place(connector)
    expect(await settle(externalId)).toBe('confirmed')
    expect((await attemptsOf(externalId)).outcomes[0]).toBe('sending unknown')
    // A second delayed call of a stranger ends after the late first try did.
    await controlOf(simulator).fault({ kind: 'delay', scope: 'Ping', ms: longerThanTheTimeOut })
    await connector.gateway.ping()
    expect(await inTheBooks(externalId)).toHaveLength(1)
  })

  it('is parked and raises the alarm when the codeunit is not published (failure mode 8)', async () => {
    await controlOf(simulator).fault({ kind: 'unpublish', scope: 'PortaalKoppeling', times: null })
    const externalId = await place(connector)
    expect(await settle(externalId)).toBe('parked')
    expect(connector.outcomes[0]).toMatchObject({ externalId, state: 'parked' })
  })

  it('is rejected with the text of the back office, and does not hold back the next one', async () => {
    const wrong = await place(connector, {
      lines: [{ lineNo: 1, kind: 'Materieel', no: 'BESTAATNIET', quantity: 1, remark: '' }],
    })
    const right = await place(connector)
    expect(await connector.gateway.waitForOutcome(wrong, 8000)).toMatchObject({
      state: 'rejected',
      reason: expect.stringContaining('BESTAATNIET'),
    })
    expect(await connector.gateway.waitForOutcome(right, 8000)).toMatchObject({ state: 'confirmed' })
    expect(await inTheBooks(wrong)).toHaveLength(0)
  })

  it('fits texts that are longer than their field (failure mode 9)', async () => {
    const externalId = await place(connector, { reference: 'r'.repeat(250), remark: 'o'.repeat(2000) })
    expect(await settle(externalId)).toBe('confirmed')
  })

  it('waits pending when the back office is away, and goes when it is back', async () => {
    await controlOf(simulator).fault({ kind: 'drop-before', scope: '*', times: null })
    const externalId = await place(connector)
    expect(await connector.gateway.waitForOutcome(externalId, 300)).toEqual({ state: 'pending' })
    await controlOf(simulator).clearFaults()
    expect(await settle(externalId)).toBe('confirmed')
    expect(await inTheBooks(externalId)).toHaveLength(1)
  })
})

describe('order and leases', () => {
  it('sends writes of one key in their order, also when the first one fails at first', async () => {
    await controlOf(simulator).fault({ kind: 'lock', scope: 'CreateRequest', times: 2 })
    const ids: string[] = []
    for (let count = 0; count < 6; count += 1) ids.push(await place(connector))
    for (const id of ids) expect(await settle(id)).toBe('confirmed')
    const booked = (await controlOf(simulator).requests()).filter(({ External_Id }) => ids.includes(External_Id))
    const byNumber = [...booked].sort((a, b) => (a.No < b.No ? -1 : 1)).map(({ External_Id }) => External_Id)
    expect(byNumber).toEqual(ids)
  })

  it('holds back a key whose first write is parked, and no other key', async () => {
    await controlOf(simulator).fault({ kind: 'unpublish', scope: 'PortaalKoppeling', times: null })
    const first = await place(connector, to(1))
    expect(await settle(first)).toBe('parked')
    const parkedSince = expect.any(Date)
    expect(await readOutboxState(connector.database.db)).toEqual({ waiting: 0, parked: 1, oldest: null, parkedSince })
    await controlOf(simulator).clearFaults()
    const second = await place(connector, to(1))
    const other = await place(connector, to(2))
    expect(await settle(other)).toBe('confirmed')
    expect((await findWriteState(connector.database.db, second))?.state).toBe('pending')
  })

  it('is sent once by two workers on one database, however busy the machine is', async () => {
    await connector.gateway.close()
    const { name: reuse } = connector.database
    const limits = { ...testLimits, connectMs: 60_000, writeMs: 60_000 }
    const both = [1, 2].map(() => startTestConnector(backOfficeOf(simulator), { reuse, limits, leaseMs: 60_000 }))
    const [first, second] = await Promise.all(both)
    if (first === undefined || second === undefined) throw new Error('no workers')
    const called = async () =>
      (await controlOf(simulator).log()).requests.filter(({ url }) => url.includes('_CreateRequest')).length
    const before = await called()
    const ids = await Promise.all(Array.from({ length: 12 }, (_, at) => place(at % 2 === 0 ? first : second, to(at))))
    for (const id of ids) expect(await settle(id)).toBe('confirmed')
    for (const id of ids) expect((await attemptsOf(id)).outcomes).toEqual(['sending confirmed'])
    expect((await called()) - before).toBe(ids.length)
    expect(first.outcomes.length + second.outcomes.length).toBe(ids.length)
    await Promise.all([first.close(), second.close()])
  })

  it('is kept by a worker that is at work longer than a lease, and by none that vanished', async () => {
    const leaseMs = 1500
    const limits = { ...testLimits, writeMs: 60_000 }
    await connector.gateway.close()
    const { name: reuse } = connector.database
    const slow = await startTestConnector(backOfficeOf(simulator), { reuse, leaseMs, limits })
    await controlOf(simulator).fault({ kind: 'delay', scope: 'CreateRequest', ms: 3 * leaseMs })
    const externalId = await place(slow)
    await waitFor(async () => (await attemptsOf(externalId)).row.leaseUntil)
    const { row } = await attemptsOf(externalId)
    expect(row.leaseUntil?.getTime()).toBeLessThanOrEqual(Date.now() + leaseMs)
    const other = await startTestConnector(backOfficeOf(simulator), { reuse, leaseMs, limits })
    expect(await slow.gateway.waitForOutcome(externalId, 18_000)).toMatchObject({ state: 'confirmed' })
    expect((await attemptsOf(externalId)).outcomes).toEqual(['sending confirmed'])
    await slow.close()
    await other.close()
  })

  it('asks the back office after a worker vanished, and a late worker changes nothing', async () => {
    await connector.gateway.close()
    const { db } = connector.database
    const externalId = await place(connector)
    const claim = () => claimWrites(db, { now: new Date(), leaseMs: 10, most: 3 })
    const [claimed] = await claim()
    if (claimed === undefined) throw new Error('nothing to claim')
    expect(await claim()).toEqual([])
    expect(await expireLeases(db, new Date(Date.now() + 1000))).toBe(1)
    expect((await findWriteState(db, externalId))?.state).toBe('unknown')
    const nothing = {
      erpNo: 'X',
      nextInMs: 0,
      counts: true,
      keptEarlier: false,
      status: null,
      code: null,
      message: null,
      correlationId: null,
    }
    const late = { ...nothing, state: 'confirmed' as const, durationMs: 1, now: new Date() }
    expect(await recordTry(db, claimed, late)).toBe(false)
    expect((await findWriteState(db, externalId))?.state).toBe('unknown')
    const next = await startTestConnector(backOfficeOf(simulator), { reuse: connector.database.name })
    expect(await settle(externalId)).toBe('confirmed')
    expect((await attemptsOf(externalId)).outcomes).toEqual(['lease lost', 'verifying retry', 'sending confirmed'])
    await next.close()
  })
})
