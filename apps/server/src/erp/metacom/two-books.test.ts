import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startMetacom } from '../../../../erp-simulator/src/metacom/start-metacom.ts'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { allOrOne, chances, tellFigures } from '../../../test/campaign.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { eq } from '../../platform/db/query.ts'
import { erpOutbox } from '../../platform/db/schema/exchange.ts'
import { transactWith } from '../../platform/db/transact.ts'
import { placeWrite, settle } from '../test/place-request.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector, testLimits } from '../test/test-connector.ts'

/** What either of the two can do to one request. */
const faults = [
  ...['delay', 'drop-before', 'drop-after', 'unauthorized', 'expired-token', 'lock', 'html'],
  ...['illegal-character', 'truncate', 'busy', 'broken', 'refused'],
] as const
const faultOf = (name: string) => {
  const status = { busy: 503, broken: 500, refused: 403 }[name]
  return status === undefined ? { kind: name, ms: 200 } : { kind: 'status', status, retryAfter: 0 }
}
/** The requests of one order, and whose they are. */
const steps = {
  SaveLocation: 'MetaCom',
  CreateLocation: 'the back office',
  WithdrawLocation: 'MetaCom',
} as const
type Step = keyof typeof steps
const moments = ['before', 'during', 'after'] as const
type Moment = (typeof moments)[number]

const chance = chances()
const counts = { cases: 0, both: 0, neither: 0, parked: 0 }
let metacom: Awaited<ReturnType<typeof startMetacom>>
let simulator: Simulator
let connector: TestConnector
let takenNo = ''
let serial = 0

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.1 })
  metacom = await startMetacom({ projects: [{ no: 'P1', name: 'Werk' }] })
  const place = { url: metacom.url, user: 'portaal', password: 'metacom-koppeling', certificateAuthority: null }
  const limits = { ...testLimits, writeMs: 150 }
  connector = await startTestConnector(backOfficeOf(simulator), { metacom: place, limits, outboxPollMs: 1000 })
  takenNo = String((await controlOf(simulator).rows('PortaalLocatie'))[0]?.No)
})
const atMetacom = async (method: string, path: string, body?: object): Promise<unknown> => {
  const json = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${metacom.controlUrl}/control/${path}`, { method, ...json })
  if (!answer.ok) throw new Error(`Control port: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
const clearFaults = async () => {
  await atMetacom('DELETE', 'faults')
  await controlOf(simulator).clearFaults()
}
afterEach(clearFaults)
afterAll(async () => {
  await connector.close()
  await metacom.stop()
  await simulator.stop()
  tellFigures(counts)
})

interface BookedRow {
  readonly id: string
  readonly locationNo: string
}
/** How often a location is in each of the two books. */
async function booksOf(externalId: string, locationNo: string) {
  // The control port answers with this shape.
  const { locations } = (await atMetacom('GET', 'locations')) as { locations: BookedRow[] }
  const there = await controlOf(simulator).inbox(externalId)
  return {
    metacom: locations.filter(({ id }) => id === externalId).length,
    sameNumber: locations.filter((location) => location.locationNo === locationNo).length,
    backOffice: there.length,
  }
}
const both = { metacom: 1, sameNumber: 1, backOffice: 1 }
const neither = { metacom: 0, sameNumber: 0, backOffice: 0 }

const orderOf = (locationNo: string, postNo = '05.32') => ({
  kind: 'location.create' as const,
  payload: {
    ...{ locationNo, description: 'Blok B', projectNo: 'P1', customerNo: '', depotNo: '', address: 'Kade 1' },
    ...{ postCode: '1234 AB', city: 'Utrecht', contact: 'Kees', phoneNo: '06', email: '' },
    ...{ startingDate: null, endingDate: null, requestedBy: 'uitvoerder' },
    booking: { branchNo: 'RTM', companyNo: 'RTM-B', projectNo: 'P1', postNo },
  },
})
const plant = (step: Step, fault: object) =>
  steps[step] === 'MetaCom'
    ? atMetacom('POST', 'faults', { scope: step, times: 1, ...fault })
    : controlOf(simulator).fault({ scope: step, ...fault })
const rowOf = async (externalId: string) => {
  const [row] = await connector.database.db.select().from(erpOutbox).where(eq(erpOutbox.externalId, externalId))
  if (row === undefined) throw new Error('The write is gone')
  return row
}
const decide = async (externalId: string, decision: Parameters<TestConnector['gateway']['decideWrite']>[2]) => {
  const write = { externalId, seen: (await rowOf(externalId)).state, by: 'test' }
  await transactWith(connector.database, (own) => connector.gateway.decideWrite(own, write, decision))
}

/** Strikes before the first try and lasts over it; at that request once; or at its repeat, its first answer being lost. */
async function sendUnder(fault: object, step: Step, moment: Moment): Promise<string> {
  serial += 1
  if (moment === 'after') await plant(step, { kind: 'drop-after' })
  await plant(step, { ...fault, times: moment === 'before' ? null : 1 })
  const locationNo = step === 'WithdrawLocation' ? takenNo : `M${serial}`
  const externalId = await placeWrite(connector, orderOf(locationNo))
  if (moment === 'before') {
    await waitFor(async () => !['pending', 'sending'].includes((await rowOf(externalId)).state))
    await clearFaults()
  }
  return externalId
}

describe.each(faults)('%s', (fault) => {
  it.each(Object.keys(steps).flatMap((step) => allOrOne(moments, chance).map((moment) => [moment, step])))(
    '%s %s: the location is in both books once, or in neither and refused, or parked until somebody lets it',
    async (moment, step) => {
      counts.cases += 1
      // The pairs are made of the two closed lists above.
      const externalId = await sendUnder(faultOf(fault), step as Step, moment as Moment)
      let state = await settle(connector, externalId)
      await clearFaults()
      if (state === 'parked') {
        counts.parked += 1
        await decide(externalId, { to: 'pending', corrections: {} })
        state = await settle(connector, externalId)
      }
      const isRefused = step === 'WithdrawLocation'
      expect(state).toBe(isRefused ? 'rejected' : 'confirmed')
      expect(await booksOf(externalId, (await rowOf(externalId)).aggregateKey)).toEqual(isRefused ? neither : both)
      counts[isRefused ? 'neither' : 'both'] += 1
    },
  )
})

describe('an order of two books', () => {
  it('that MetaCom refuses is not in the back office, and its words are shown', async () => {
    const externalId = await placeWrite(connector, orderOf('M90001', '99.00'))
    expect(await settle(connector, externalId)).toBe('rejected')
    expect((await rowOf(externalId)).lastMessage).toContain(
      'MetaCom: Bewakingspost 99.00 van project P1 is afgesloten.',
    )
    expect(await booksOf(externalId, 'M90001')).toEqual(neither)
  })

  it('that the back office refuses is out of MetaCom before the refusal is reported', async () => {
    const externalId = await placeWrite(connector, orderOf(takenNo))
    expect(await settle(connector, externalId)).toBe('rejected')
    expect((await rowOf(externalId)).lastMessage).toContain('De locatie bestaat al.')
    expect(await booksOf(externalId, takenNo)).toEqual(neither)
  })

  it('that the back office cannot take waits for an operator, and MetaCom has it no more', async () => {
    await controlOf(simulator).fault({ kind: 'status', status: 404, scope: 'CreateLocation', times: null })
    const externalId = await placeWrite(connector, orderOf('M90004'))
    expect(await settle(connector, externalId)).toBe('parked')
    expect(await booksOf(externalId, 'M90004')).toEqual(neither)
    await clearFaults()
    await decide(externalId, { to: 'pending', corrections: {} })
    expect(await settle(connector, externalId)).toBe('confirmed')
    expect(await booksOf(externalId, 'M90004')).toEqual(both)
  })

  it('that an operator gives up is taken out of MetaCom, also while that is away at first', async () => {
    await controlOf(simulator).fault({
      kind: 'status',
      status: 503,
      retryAfter: 0,
      scope: 'CreateLocation',
      times: null,
    })
    const externalId = await placeWrite(connector, orderOf('M90002'))
    await waitFor(async () => (await booksOf(externalId, 'M90002')).metacom === 1)
    await waitFor(async () => (await rowOf(externalId)).state === 'retry')
    const { db } = connector.database
    await db.update(erpOutbox).set({ state: 'parked' }).where(eq(erpOutbox.externalId, externalId))
    await atMetacom('POST', 'faults', {
      kind: 'status',
      status: 503,
      retryAfter: 0,
      scope: 'WithdrawLocation',
      times: 1,
    })
    await decide(externalId, { to: 'cancelled', reason: 'Toch niet nodig' })
    const [unbooking] = await db.select().from(erpOutbox).where(eq(erpOutbox.kind, 'location.unbook'))
    expect(await settle(connector, unbooking?.externalId ?? '')).toBe('confirmed')
    expect(await booksOf(externalId, 'M90002')).toEqual(neither)
  })

  it('without MetaCom configured waits for an operator, and the back office has nothing', async () => {
    const alone = await startTestConnector(backOfficeOf(simulator))
    const externalId = await placeWrite(alone, orderOf('M90003'))
    expect(await settle(alone, externalId)).toBe('parked')
    expect(await controlOf(simulator).inbox(externalId)).toEqual([])
    await alone.close()
  })
})
