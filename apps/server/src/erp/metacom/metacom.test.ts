import type { PortalError } from '@portal/contract/errors.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startMetacom } from '../../../../erp-simulator/src/metacom/start-metacom.ts'
import { createLog } from '../../platform/log/log.ts'
import type { ErpError } from '../erp-error.ts'
import { testLimits } from '../test/test-connector.ts'
import { bookingChoices } from './booking-choices.ts'
import { createMetacom, type Metacom } from './metacom.ts'

let books: Awaited<ReturnType<typeof startMetacom>>
const opened: Metacom[] = []
const log = createLog('silent')
beforeAll(async () => {
  books = await startMetacom({ projects: [{ no: 'P1', name: 'Werk' }] })
})
afterEach(() => fetch(`${books.controlUrl}/control/faults`, { method: 'DELETE' }))
afterAll(async () => {
  for (const one of opened) one.close()
  await books.stop()
})

/** A connection that no failure before has closed. */
function connect(parts: { readonly url?: string; readonly password?: string } = {}): Metacom {
  const place = { url: books.url, user: 'portaal', password: 'metacom-koppeling', certificateAuthority: null, ...parts }
  const limits = { ...testLimits, interactiveMs: 300, writeMs: 300 }
  const metacom = createMetacom(place, { limits, log })
  if (metacom === null) throw new Error('A place has a connection')
  opened.push(metacom)
  return metacom
}
const plant = (fault: object) =>
  fetch(`${books.controlUrl}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scope: '*', times: null, ...fault }),
  })
const branches = { of: 'branches' } as const
let serial = 30_000
const newLocation = () => ({
  ...{ locationNo: String(++serial), description: 'Blok B', branchNo: 'RTM', companyNo: 'RTM-B', projectNo: 'P1' },
  postNo: '05.32',
})
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    // Whatever is thrown has been made by the connection.
    (error: ErpError & PortalError) => [error.kind ?? error.code, error.message.slice(0, 8)],
  )

const faults = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429 },
  { kind: 'delay', ms: 1500 },
  { kind: 'drop-before' },
  { kind: 'drop-after' },
  { kind: 'html' },
  { kind: 'truncate' },
  { kind: 'illegal-character' },
  { kind: 'lock' },
  { kind: 'unauthorized' },
  { kind: 'expired-token' },
]

describe.each(faults)('with %o MetaCom', (fault) => {
  it('has no lists, which is reported as no answer', async () => {
    await plant(fault)
    const silent = { code: 'metacom.geen_antwoord' }
    await expect(bookingChoices(connect(), log, branches)).rejects.toMatchObject(silent)
  })

  it('did nothing that a repeat could do twice', async () => {
    await plant(fault)
    const kind = /unauthorized|token/.test(fault.kind) ? 'auth' : 'transient'
    expect(await failureOf(connect().save(crypto.randomUUID(), newLocation()))).toEqual([kind, 'MetaCom:'])
  })
})

it('forgives a single failure of a list', async () => {
  await plant({ kind: 'status', status: 500, times: 1 })
  expect(await connect().list(branches)).toHaveLength(3)
})

it('says no in its own words, and that an id stands for another location', async () => {
  const metacom = connect()
  const id = crypto.randomUUID()
  const location = newLocation()
  expect(await failureOf(metacom.save(id, { ...location, postNo: '99.00' }))).toEqual(['business', 'MetaCom:'])
  await metacom.save(id, { ...location, locationNo: '20002' })
  expect(await failureOf(metacom.save(id, { ...location, locationNo: '20003' }))).toEqual(['contract', 'MetaCom:'])
})

it('is not reached at a wrong address or with a wrong password, and has nothing below what is not there', async () => {
  expect(await failureOf(connect({ url: 'http://127.0.0.1:9' }).list(branches))).toEqual(['transient', 'MetaCom:'])
  expect(await failureOf(connect({ password: 'onjuist' }).list(branches))).toEqual(['auth', 'MetaCom:'])
  expect(await connect().list({ of: 'companies', branchNo: 'XXX' })).toBeNull()
})

it('is none where the tenant has none', async () => {
  expect(createMetacom(null, { log })).toBeNull()
  await expect(bookingChoices(null, log, branches)).rejects.toMatchObject({ code: 'metacom.geen_antwoord' })
})
