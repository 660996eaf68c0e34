import { contract } from '@portal/contract/calls.ts'
import type { CallAnswer, CallInput } from '@portal/contract/define.ts'
import { emptyId } from '@portal/contract/values.ts'
import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'
import { type Simulator, startSimulator } from '../../erp-simulator/src/start-simulator.ts'
import { createConnector } from '../src/erp/connector.ts'
import type { MirrorName } from '../src/erp/mirrors.ts'
import { backOfficeOf } from '../src/erp/test/test-connector.ts'
import { sql } from '../src/platform/db/query.ts'
import { buildItem, buildLocation, buildUser, grantLocation } from './builders.ts'
import { type TestClock, testClock } from './test-clock.ts'
import { startTestPortal, type TestPortal, type TestPortalOptions } from './test-portal.ts'
import { waitFor } from './wait-for.ts'

export interface Person {
  readonly userName: string
  readonly locationNo: string
}

export type OrderInput = CallInput<typeof contract.ordering.placeOrder>

/** A portal with a back office behind it, which knows the same locations and items. */
export interface OrderingSite {
  readonly portal: TestPortal
  readonly clock: TestClock
  readonly books: Books
  /** A person with a location of their own, in the mirror and at the back office. */
  person(at?: { role?: string; approvers?: string[] }): Promise<Person>
  /** Another location of the same person. */
  target(owner: Pick<Person, 'userName'>): Promise<string>
  /** A person with a list of three items; returns what to send to order it. */
  orderer(at?: { role?: string; approvers?: string[] }): Promise<{ person: Person; input: OrderInput }>
  fill(person: Person): Promise<string>
  place(person: Person, input: OrderInput, headers?: Record<string, string>): ReturnType<typeof postOrder>
  /** The request once the back office has taken or refused it. */
  outcomeOf(owner: Person, aanvraagnummer: string): Promise<CallAnswer<typeof contract.requests.getRequest>>
  /** Reads what changed in tables of the back office, as a synchronisation does. */
  follow(...tables: readonly MirrorName[]): Promise<void>
  close(): Promise<void>
}

interface BookedRequest {
  readonly No: string
  readonly External_Id: string
  readonly Delivery_Date: string | null
  readonly Reference: string
  readonly From_Location: string
  readonly To_Location: string
  readonly Requested_By: string
  readonly Urgent: boolean
  readonly lines: readonly {
    readonly No: string
    readonly Plant_No: string
    readonly Quantity: string
    readonly Remark: string
    readonly Set_No: string
  }[]
}

export interface Books {
  fault(fault: Readonly<Record<string, unknown>>): Promise<void>
  clearFaults(): Promise<void>
  /** How many faults are still to come. */
  countFaults(): Promise<number>
  setRow(service: string, key: object, changes: object | null): Promise<void>
  /** Tells the control port something that has no word of its own here. */
  tell(path: string, body?: object): Promise<void>
  /** What came from the portal for a location. */
  requestsFor(locationNo: string): Promise<readonly BookedRequest[]>
  /** How often the portal asked a service. */
  askedOf(service: string): Promise<number>
  /** What came from the portal to leave a location. */
  requestsFrom(locationNo: string): Promise<readonly BookedRequest[]>
  /** Every row of a service. */
  rows(service: string): Promise<readonly Record<string, unknown>[]>
  /** The numbers that a write of the portal was answered with. */
  answered(externalId: string): Promise<readonly string[]>
  /** Lets something happen there, e.g. a complaint go on. */
  act(path: string, body?: object): Promise<void>
}

function booksOf(simulator: Simulator): Books {
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const json =
      body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await fetch(`${simulator.controlUrl}/control/${path}`, { method, ...json })
    if (!response.ok) throw new Error(`Control port: ${response.status} ${await response.text()}`)
    return response.json()
  }
  // The control port answers with this shape.
  const booked = async () => ((await send('GET', 'requests')) as { requests: BookedRequest[] }).requests
  // The control port answers with this shape.
  const log = async () => ((await send('GET', 'log')) as { requests: { url: string }[] }).requests
  return {
    askedOf: async (service) => (await log()).filter(({ url }) => url.includes(`/${service}?`)).length,
    fault: async (fault) => void (await send('POST', 'faults', fault)),
    // The control port answers with this shape.
    countFaults: async () => ((await send('GET', 'state')) as { faults: unknown[] }).faults.length,
    clearFaults: async () => void (await send('DELETE', 'faults')),
    setRow: async (service, key, changes) => void (await send('POST', 'rows', { service, key, changes })),
    tell: async (path, body = {}) => void (await send('POST', path, body)),
    requestsFor: async (locationNo) => (await booked()).filter((request) => request.To_Location === locationNo),
    requestsFrom: async (locationNo) => (await booked()).filter((request) => request.From_Location === locationNo),
    // The control port answers with these shapes.
    rows: async (service) => ((await send('GET', `rows/${service}`)) as { rows: Record<string, unknown>[] }).rows,
    answered: async (externalId) =>
      ((await send('GET', 'inbox')) as { inbox: { External_Id: string; No: string }[] }).inbox
        .filter((entry) => entry.External_Id === externalId)
        .map(({ No }) => No),
    act: async (path, body = {}) => void (await send('POST', path, body)),
  }
}

const items = [
  { no: 'MOLEN', kind: 'Materieel', description: 'Betonmolen' },
  { no: 'BEZEM', kind: 'Artikel', description: 'Bezem' },
  { no: 'HELM', kind: 'Artikel', description: 'Helm <geel> & "sterk"' },
] as const

async function knowItems(portal: TestPortal, books: Books): Promise<void> {
  for (const { no, kind, description } of items) {
    await buildItem(portal, { no, kind, description })
    await books.setRow(
      'PortaalMaterieelsoort',
      { Kind: kind, No: no },
      {
        Description: description,
        Orderable: true,
        Blocked: false,
        Price_Type: 'Verhuur',
        Bulk: false,
        Unit_Code: 'STUKS',
      },
    )
  }
}

/** Thursday: with two working days to an urgent delivery, Tuesday is the first day that is not urgent. */
export const thursday = '2026-11-19T09:00:00Z'

/** What the wizard sends for a list; every field filled, delivered, not urgent. */
export function orderOf(person: Person, bestellijstId: string): OrderInput {
  return {
    language: 'nl-NL',
    bestellijstId,
    bestellijstNaam: 'Bestellijst',
    gebruiker: person.userName,
    materieelLocatie: person.locationNo,
    reference: 'Begane grond',
    opmerking: 'Bellen bij aankomst',
    adressCode: '',
    adres: 'Kade 12',
    city: 'Rotterdam',
    postCode: '3011 AA',
    contactPersoon: 'Jan de Boer',
    contactTel: '06 12345678',
    depotnummer: '',
    depotAdressCode: '',
    gewensteLeverDatum: '2026-12-01',
    verwachteEindDatum: '2026-12-15',
    spoed: false,
    ophalen: false,
    transportmiddel: 'Vrachtwagen',
    voorwaardenGeaccepteerd: true,
  }
}

async function fillList(portal: TestPortal, { userName, locationNo }: Person): Promise<string> {
  const bestelListItems = items.map(({ no, kind }, index) => ({ type: kind, materieelSoort: no, aantal: index + 1 }))
  const input = { gebruikerLogin: userName, materieellocatie: locationNo, bestelListItems }
  const { answer } = await portal.post(contract.orderList.addItems, input, { as: userName })
  return answer.bestellijstId
}

function postOrder(portal: TestPortal, input: OrderInput, options: { as: string; headers: Record<string, string> }) {
  return portal.post(contract.ordering.placeOrder, input, options)
}

export async function startOrderingSite(
  settings: SettingPreset = {},
  options: Pick<TestPortalOptions, 'log' | 'publicUrl' | 'capabilities' | 'metacom' | 'erpLimits'> = {},
): Promise<OrderingSite> {
  const simulator = await startSimulator({ scale: 0.1 })
  const clock = testClock(thursday)
  const backOffice = { url: simulator.protocolUrl, password: 'portaal-koppeling', company: 'Rijnmond Materieel B.V.' }
  const preset = { Prijzen_Intern: false, ...settings }
  const portal = await startTestPortal({ ...options, clock, backOffice, settings: preset })
  const books = booksOf(simulator)
  await knowItems(portal, books)
  let people = 0
  const person = async (at: { role?: string; approvers?: string[] } = {}) => {
    people += 1
    const own = people
    // Numbers that the company behind the simulator does not use, so that its books begin empty here.
    const locationNo = await buildLocation(portal, { no: `T${own}` })
    const userName = await buildUser(portal, { userName: `bouwer${own}`, lastName: 'Bouwer' })
    await grantLocation(portal, { role: 'site_manager', ...at, userName, locationNo })
    await books.setRow('PortaalLocatie', { No: locationNo }, { Description: 'Bouwplaats', Blocked: false })
    return { userName, locationNo }
  }
  return {
    portal,
    clock,
    books,
    person,
    async target({ userName }) {
      const { locationNo } = await person()
      await grantLocation(portal, { userName, locationNo, role: 'site_manager' })
      return locationNo
    },
    fill: (owner) => fillList(portal, owner),
    async orderer(at) {
      const made = await person(at)
      return { person: made, input: orderOf(made, await fillList(portal, made)) }
    },
    place: (owner, input, headers = {}) => postOrder(portal, input, { as: owner.userName, headers }),
    outcomeOf: (owner, aanvraagnummer) =>
      waitFor(async () => {
        const reply = await portal.post(contract.requests.getRequest, { aanvraagnummer }, { as: owner.userName })
        return reply.answer.verzending === 'wachtrij' ? null : reply.answer
      }),
    async follow(...tables) {
      const { clock: at, files, log } = portal.parts
      const onOutcome = async () => undefined
      const back = {
        backOffice: backOfficeOf(simulator),
        db: portal.db,
        clock: at,
        files,
        log,
        onOutcome,
        sendsWrites: false,
      }
      const { mirror, gateway } = createConnector(back)
      for (const table of tables) await mirror.sync(table, { mode: 'changes' })
      await gateway.close()
    },
    async close() {
      await portal.close()
      await simulator.stop()
    },
  }
}

export async function readList(site: OrderingSite, { userName, locationNo }: Person) {
  const input = { gebruikerLogin: userName, materieellocatie: locationNo, bestelijstId: emptyId }
  return (await site.portal.post(contract.orderList.getOrderList, input, { as: userName })).answer
}

export async function countRequests({ portal }: OrderingSite, locationNo: string): Promise<number> {
  const { rows } = await portal.db.execute<{ n: number }>(
    sql`select count(*)::int as n from requests where location_no = ${locationNo}`,
  )
  return rows[0]?.n ?? 0
}
