import { expect } from 'vitest'
import type { FaultKind } from '../../../../erp-simulator/src/control/faults.ts'
import type { Simulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { eq } from '../../platform/db/query.ts'
import { erpOutbox } from '../../platform/db/schema/exchange.ts'
import { transactWith } from '../../platform/db/transact.ts'
import { writeKinds } from '../outbox/write-kinds.ts'
import { placeWrite, settle, type WishedWrite } from './place-request.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector, testLimits } from './test-connector.ts'

/** A try that takes longer has no answer; a delayed one takes longer. */
const writeMs = 120
const delayMs = 200
/** Holds the question back until the fault that is to strike it is on. */
const questionMs = 60

export const faultMoments = ['before', 'during', 'after'] as const
type Moment = (typeof faultMoments)[number]

export interface FaultCase {
  readonly simulator: Simulator
  readonly connector: TestConnector
  readonly fault: FaultKind
  readonly moment: Moment
  readonly write: WishedWrite
  /** The service of the rows that the write makes, with a text of it, for the faults that strike rows. */
  readonly rows: { readonly scope: string; readonly field: string }
  /** Every number under which the books hold what came with an external id. */
  readonly booked: (externalId: string) => Promise<readonly unknown[]>
}

/** A connector for each way to write, that gives a try up soon. */
export async function startFaultConnectors(simulator: Simulator) {
  const start = (write: 'odata-unbound' | 'soap') =>
    startTestConnector(backOfficeOf(simulator, { write }), { limits: { ...testLimits, writeMs }, outboxPollMs: 1000 })
  return { odata: await start('odata-unbound'), soap: await start('soap') }
}

function targetOf({ fault, rows: { scope, field } }: FaultCase): object {
  if (fault === 'unpublish') return { scope: 'PortaalKoppeling' }
  if (fault === 'drop-field' || fault === 'shorten-field') return { scope, field }
  return fault === 'duplicate-row' || fault === 'late-commit' ? { scope } : {}
}

const rowOf = async ({ database: { db } }: TestConnector, externalId: string) => {
  const [row] = await db.select().from(erpOutbox).where(eq(erpOutbox.externalId, externalId))
  if (row === undefined) throw new Error('The write is gone')
  return row
}

/** Strikes before the first try and lasts over it; at the write itself; or at the question what became of it. */
async function sendUnder(one: FaultCase) {
  const { simulator, connector, moment, write } = one
  const control = controlOf(simulator)
  const fault = { kind: one.fault, scope: '*', ms: delayMs, retryAfter: 0, ...targetOf(one) }
  if (moment === 'after') {
    await control.fault({ kind: 'drop-after', scope: writeKinds[write.kind].procedure })
    await control.fault({ kind: 'delay', scope: 'GetByExternalId', ms: questionMs })
  } else await control.fault({ ...fault, times: moment === 'before' ? null : 1 })
  const externalId = await placeWrite(connector, write)
  const isTried = async () => !['pending', 'sending'].includes((await rowOf(connector, externalId)).state)
  if (moment !== 'during') await waitFor(isTried)
  if (moment === 'before') await control.clearFaults()
  if (moment === 'after') await control.fault({ ...fault, scope: 'GetByExternalId', ...targetOf(one), times: 1 })
  return { externalId, state: await settle(connector, externalId) }
}

/** Proves that a write is in the books exactly once, or parked with its reason until somebody lets it; answers which. */
export async function proveFault(one: FaultCase): Promise<'confirmed' | 'parked'> {
  const { connector, booked } = one
  const { externalId, state } = await sendUnder(one)
  await controlOf(one.simulator).clearFaults()
  const row = await rowOf(connector, externalId)
  const outcomes = connector.outcomes.filter((outcome) => outcome.externalId === externalId)
  expect(outcomes.map((outcome) => outcome.state)).toEqual([state])
  if (state === 'confirmed') {
    expect(await booked(externalId)).toEqual([row.result])
    return state
  }
  expect([state, row.lastCode, row.lastMessage]).toEqual(['parked', expect.any(String), expect.any(String)])
  expect((await booked(externalId)).length).toBeLessThanOrEqual(1)
  const parked = { externalId, seen: 'parked', by: 'test' }
  const again = { to: 'pending', corrections: {} } as const
  await transactWith(connector.database, (own) => connector.gateway.decideWrite(own, parked, again))
  expect(await settle(connector, externalId)).toBe('confirmed')
  expect(await booked(externalId)).toEqual([(await rowOf(connector, externalId)).result])
  return 'parked'
}
