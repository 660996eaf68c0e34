import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { faultKinds } from '../../../../erp-simulator/src/control/faults.ts'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { erpOutbox } from '../../platform/db/schema/exchange.ts'
import type { CreateRequest } from '../../platform/erp-writes.ts'
import { inTheBooks, placeRequest, settle, takenRequest } from '../test/place-request.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector, testLimits } from '../test/test-connector.ts'

/** A try that takes longer has no answer; a delayed one takes longer. */
const writeMs = 120
const delayMs = 200
/** Holds the question back until the fault that is to strike it is on. */
const questionMs = 60
const target: Readonly<Record<string, object>> = {
  unpublish: { scope: 'PortaalKoppeling' },
  'drop-field': { scope: 'PortaalAanvraag', field: 'Remark' },
  'shorten-field': { scope: 'PortaalAanvraag', field: 'Remark' },
  'duplicate-row': { scope: 'PortaalAanvraag' },
  'late-commit': { scope: 'PortaalAanvraag' },
  'hold-queue': { scope: '*' },
}
const moments = ['before', 'during', 'after'] as const
const types = ['order', 'removal', 'move', 'transport'] as const
const counts = { cases: 0, confirmed: 0, parked: 0 }

let simulator: Simulator
const connectors = new Map<'odata-unbound' | 'soap', TestConnector>()
const requests = new Map<(typeof types)[number], CreateRequest>()

beforeAll(async () => {
  simulator = await startSimulator()
  for (const write of ['odata-unbound', 'soap'] as const) {
    const limits = { ...testLimits, writeMs }
    connectors.set(write, await startTestConnector(backOfficeOf(simulator, { write }), { limits }))
  }
  const order = await takenRequest(simulator)
  const control = controlOf(simulator)
  const open = new Set(
    (await control.rows('PortaalLocatie')).filter((row) => row.Blocked === false).map((row) => row.No),
  )
  // The most there is of anything in one place, so that every case can take one away.
  const [stock] = (await control.rows('PortaalVoorraad'))
    .filter((row) => open.has(row.Location_No) && row.Location_No !== order.toLocation)
    .sort((a, b) => Number(b.Quantity) - Number(a.Quantity))
  const from = String(stock?.Location_No)
  const kind = stock?.Kind === 'Artikel' ? 'Artikel' : 'Materieel'
  const line = { lineNo: 1, kind, no: String(stock?.Plant_Type), quantity: 1, remark: '' } as const
  const lines = [line]
  requests.set('order', order)
  requests.set('removal', { ...order, type: 'Afvoer', fromLocation: from, toLocation: '', lines })
  const move = { ...order, type: 'Overige_verplaatsingen', fromLocation: from, lines } as const
  requests.set('move', move)
  requests.set('transport', { ...move, transportMeans: 'Vrachtwagen', deliveryDate: '2026-12-02' })
})
afterEach(() => controlOf(simulator).clearFaults())
afterAll(async () => {
  for (const connector of connectors.values()) await connector.close()
  await simulator.stop()
  console.info(
    `Faults × moments × writes: ${counts.cases} cases, ${counts.confirmed} in the books, ${counts.parked} parked.`,
  )
})

const rowOf = async ({ database: { db } }: TestConnector, externalId: string) => {
  const [row] = await db.select().from(erpOutbox).where(eq(erpOutbox.externalId, externalId))
  if (row === undefined) throw new Error('The write is gone')
  return row
}

interface Case {
  readonly kind: string
  readonly moment: (typeof moments)[number]
  readonly connector: TestConnector
  readonly request: CreateRequest
}

const untilNot = (connector: TestConnector, externalId: string, states: readonly string[]) =>
  waitFor(async () => !states.includes((await rowOf(connector, externalId)).state))

/** Strikes before the first try and lasts over it; at the write itself; or at the question what became of it. */
async function sendUnder({ kind, moment, connector, request }: Case) {
  const control = controlOf(simulator)
  const fault = { kind, scope: '*', ms: delayMs, retryAfter: 0, ...target[kind] }
  if (moment === 'after') {
    await control.fault({ kind: 'drop-after', scope: 'CreateRequest' })
    await control.fault({ kind: 'delay', scope: 'GetByExternalId', ms: questionMs })
  } else await control.fault({ ...fault, times: moment === 'before' ? null : 1 })
  const externalId = await placeRequest(connector, request)
  if (moment !== 'during') await untilNot(connector, externalId, ['pending', 'sending'])
  if (moment === 'before') await control.clearFaults()
  if (moment === 'after') await control.fault({ ...fault, scope: 'GetByExternalId', ...target[kind], times: 1 })
  return { externalId, state: await settle(connector, externalId) }
}

async function prove(one: Case) {
  const { connector } = one
  const { externalId, state } = await sendUnder(one)
  await controlOf(simulator).clearFaults()
  const row = await rowOf(connector, externalId)
  const booked = await inTheBooks(simulator, externalId)
  const outcomes = connector.outcomes.filter((outcome) => outcome.externalId === externalId)
  counts.cases += 1
  expect(outcomes.map((outcome) => outcome.state)).toEqual([state])
  if (state === 'confirmed') {
    counts.confirmed += 1
    expect(booked.map(({ No }) => No)).toEqual([row.result])
    return
  }
  counts.parked += 1
  expect([state, row.lastCode, row.lastMessage]).toEqual(['parked', expect.any(String), expect.any(String)])
  expect(booked.length).toBeLessThanOrEqual(1)
  const parked = { externalId, seen: 'parked', by: 'test' }
  const begin = await connector.gateway.decideWrite(connector.database.db, parked, { to: 'pending', corrections: {} })
  begin?.()
  expect(await settle(connector, externalId)).toBe('confirmed')
  expect(await inTheBooks(simulator, externalId)).toHaveLength(1)
}

describe.each(faultKinds)('%s', (kind) => {
  it.each(moments)(
    '%s the write: each is in the books exactly once, or parked with its reason until somebody lets it',
    {
      timeout: 30_000,
    },
    async (moment) => {
      for (const [write, connector] of connectors) {
        for (const type of write === 'soap' ? (['order'] as const) : types) {
          const request = requests.get(type)
          if (request === undefined) throw new Error(`No request of type ${type}`)
          await prove({ kind, moment, connector, request })
        }
      }
    },
  )
})
