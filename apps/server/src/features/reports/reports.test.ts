import { contract } from '@portal/contract/calls.ts'
import { isOpenComplaint } from '@portal/domain/complaints/open-complaint.ts'
import { inspectionAttention } from '@portal/domain/inspections/inspection-attention.ts'
import { isLateOrder } from '@portal/domain/orders/late-order.ts'
import { isOpenRequest, requestStanding } from '@portal/domain/requests/request-standing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildInspection,
  buildItem,
  buildLocation,
  buildPerson,
  buildPiece,
  grantLocation,
} from '../../../test/builders.ts'
import { buildBill } from '../../../test/invoice-builders.ts'
import { buildOrder } from '../../../test/order-builders.ts'
import { buildErpRequest, buildRequest } from '../../../test/request-builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { complaints, inspections, invoices, orders, reports, requests } = contract
const today = '2026-11-23'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock: testClock(`${today}T09:00:00Z`), settings: { Prijzen_Intern: false } })
  await buildItem(portal, { no: 'MOLEN', description: 'Betonmolen' })
})
afterAll(() => portal.close())

type Person = Awaited<ReturnType<typeof buildPerson>>
const at = ({ userName, locationNo }: Person) => ({ gebruikerLogin: userName, materieellocatie: locationNo })
const project = (person: Person, projectNummer: string) => ({ ...at(person), projectNummer })

async function requestCounts(person: Person, input = at(person)): Promise<Record<string, number>> {
  const { items } = (await portal.post(reports.getRequestsByStatus, input, { as: person.userName })).answer
  return Object.fromEntries(items.map(({ stand, aantal }) => [stand, aantal]))
}
async function orderCounts(person: Person, input = at(person)): Promise<Record<string, number>> {
  const { items } = (await portal.post(reports.getOrdersByStatus, input, { as: person.userName })).answer
  return Object.fromEntries(items.map(({ overzicht, status, aantal }) => [`${overzicht} ${status}`, aantal]))
}
async function indicators(person: Person, input = at(person), on = portal) {
  return (await on.post(reports.getOpenIndicators, input, { as: person.userName })).answer
}
async function openCounts(person: Person, input = at(person)): Promise<Record<string, number>> {
  const { items } = await indicators(person, input)
  return Object.fromEntries(items.map(({ soort, aantal }) => [soort, aantal]))
}
/** How often each word is in a list. */
function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

/** One request of each way to stand, of the portal and of the back office, one of them in a word of the back office that is new. */
async function buildRequests(person: Person): Promise<void> {
  for (const [status, delivery] of [
    ['Requested', 'wachtrij'],
    ['Requested', 'bevestigd'],
    ['Disapproved', 'geweigerd'],
    ['Requested', 'vervallen'],
    ['Onbekend', 'bevestigd'],
  ]) {
    const { id } = await buildRequest(portal, person)
    await portal.db.execute(sql`update requests set status = ${status}, delivery = ${delivery} where id = ${id}`)
  }
  await buildErpRequest(portal, { to: person.locationNo })
  await buildErpRequest(portal, { from: person.locationNo, type: 'Afvoer' })
}

async function buildOrders(person: Person): Promise<void> {
  const here = person.locationNo
  const late = { deliveryDate: '2026-11-22' }
  await buildOrder(portal, { toLocation: here, ...late })
  await buildOrder(portal, { toLocation: here, status: 'Onbekend', ...late })
  await buildOrder(portal, { toLocation: here, status: 'Posted', ...late })
  await buildOrder(portal, { toLocation: here, deliveryDate: today })
  await buildOrder(portal, { toLocation: here, deliveryDate: null })
  await buildOrder(portal, { type: 'Afvoer', fromLocation: here, status: 'Released', ...late })
  const other = await buildLocation(portal)
  const move = { type: 'Overige_verplaatsingen', status: 'Printed' } as const
  await buildOrder(portal, { ...move, fromLocation: here, toLocation: other, ...late })
  await buildOrder(portal, { ...move, fromLocation: other, toLocation: here })
  await buildOrder(portal, { ...move, fromLocation: here, toLocation: here, ...late })
}

async function buildComplaint(locationNo: string, row: { status?: string; resolved?: string; refused?: boolean }) {
  const id = crypto.randomUUID()
  if (row.refused)
    await portal.db.execute(sql`
      insert into complaints (id, user_name, location_no, description, type, invoice_no, phone_no, urgency, reference,
        note, about_kind, about_no, language, delivery, created_at, changed_at)
      values (${id}, 'iemand', ${locationNo}, 'Kapot', '', '', '', '', '', '', '', '', 'nl-NL', 'geweigerd', now(), now())`)
  else
    await portal.db.execute(sql`
      insert into erp_complaints (no, description, complaint_type, location_no, invoice_no, phone_no, urgency, reference,
        status, received_at, resolved_date, reported_by, row_version)
      values (${id}, 'Kapot', '', ${locationNo}, '', '', '', '', ${row.status ?? 'Ontvangen'}, now(),
        ${row.resolved ?? null}::date, '', 1)`)
}

describe('requests by status', () => {
  it('count exactly the rows that their list has of each state (R-SCR-REP-01)', async () => {
    const eva = await buildPerson(portal)
    await buildRequests(eva)
    await buildRequests(await buildPerson(portal))
    const { items } = (await portal.post(requests.getRequests, at(eva), { as: eva.userName })).answer
    expect(items).toHaveLength(7)
    const counts = await requestCounts(eva)
    expect(counts).toEqual(tally(items.map(requestStanding)))
    expect(counts).toEqual({ Approved: 2, Requested: 2, Disapproved: 1, vervallen: 1, Onbekend: 1 })
  })

  it('are none at a location without any', async () => {
    expect(await requestCounts(await buildPerson(portal))).toEqual({})
  })
})

describe('orders by status', () => {
  it('count exactly the rows of each of the four lists (R-SCR-REP-02)', async () => {
    const eva = await buildPerson(portal)
    await buildOrders(eva)
    await buildOrders(await buildPerson(portal))
    const as = { as: eva.userName }
    const listed = {
      aanvoer: await portal.post(orders.getDeliveredOrders, at(eva), as),
      afvoer: await portal.post(orders.getRemovedOrders, at(eva), as),
      naarVerplaatsing: await portal.post(orders.getMovedOrders, { ...at(eva), richting: 'naar' }, as),
      vanVerplaatsing: await portal.post(orders.getMovedOrders, { ...at(eva), richting: 'van' }, as),
    }
    const rows = Object.entries(listed).flatMap(([list, { answer }]) => answer.items.map((row) => ({ list, row })))
    expect(await orderCounts(eva)).toEqual(tally(rows.map(({ list, row }) => `${list} ${row.status}`)))
    expect(await orderCounts(eva)).toMatchObject({ 'aanvoer Onbekend': 1, 'naarVerplaatsing Printed': 2 })
    const late = tally(rows.filter(({ row }) => isLateOrder(row, today)).map(({ list }) => list))
    expect(late).toEqual({ aanvoer: 2, afvoer: 1, naarVerplaatsing: 2, vanVerplaatsing: 2 })
    expect(await openCounts(eva)).toMatchObject(late)
  })

  it('leave out a list that is switched off', async () => {
    const closed = await startTestPortal({ settings: { AppMaterieelorders_Afvoer_Actief: false } })
    const eva = await buildPerson(closed)
    await buildOrder(closed, { type: 'Afvoer', fromLocation: eva.locationNo })
    await buildOrder(closed, { toLocation: eva.locationNo })
    const { items } = (await closed.post(reports.getOrdersByStatus, at(eva), { as: eva.userName })).answer
    expect(items.map(({ overzicht }) => overzicht)).toEqual(['aanvoer'])
    const open = (await indicators(eva, at(eva), closed)).items.map(({ soort }) => soort)
    expect(open).toEqual([
      'keuringen',
      'aanvragen',
      'aanvoer',
      'naarVerplaatsing',
      'vanVerplaatsing',
      'facturen',
      'klachten',
    ])
    await closed.close()
  })
})

describe('open indicators', () => {
  it('count exactly the open rows of each list, in the colours of the settings (R-SCR-REP-04)', async () => {
    const eva = await buildPerson(portal)
    const as = { as: eva.userName }
    await buildRequests(eva)
    await buildOrders(eva)
    for (const [nextDate, result] of [
      ['2026-11-01', 'Approved'],
      ['2026-12-10', 'Approved'],
      ['2027-12-10', 'Approved'],
      ['2027-12-10', 'Disapproved'],
    ] as const) {
      await buildInspection(portal, {
        plantNo: await buildPiece(portal, { locationNo: eva.locationNo }),
        nextDate,
        result,
      })
    }
    await buildBill(portal, { locationNo: eva.locationNo, dueDate: '2026-11-22' })
    await buildBill(portal, { locationNo: eva.locationNo, dueDate: today })
    await buildBill(portal, { locationNo: eva.locationNo, dueDate: '2026-11-22', remainingAmount: 0 })
    await buildComplaint(eva.locationNo, {})
    await buildComplaint(eva.locationNo, { status: 'Wachten' })
    await buildComplaint(eva.locationNo, { status: 'Afgehandeld', resolved: '2026-11-20' })
    await buildComplaint(eva.locationNo, { refused: true })

    const counts = await openCounts(eva)
    const inspected = (await portal.post(inspections.getInspections, at(eva), as)).answer.items
    expect(counts.keuringen).toBe(
      inspected.filter(({ resultaat, waarschuwing }) => inspectionAttention(resultaat, waarschuwing) !== null).length,
    )
    const asked = (await portal.post(requests.getRequests, at(eva), as)).answer.items
    // One with a new word waits for nobody that we know of.
    expect(counts.aanvragen).toBe(asked.filter(isOpenRequest).length)
    const overdue = (await portal.post(invoices.getInvoices, { ...at(eva), staat: 'vervallen' }, as)).answer
    expect(counts.facturen).toBe(overdue.items.length)
    const given = (await portal.post(complaints.getComplaints, at(eva), as)).answer.items
    expect(counts.klachten).toBe(given.filter(isOpenComplaint).length)
    expect(counts).toEqual({
      keuringen: 3,
      aanvragen: 2,
      aanvoer: 2,
      afvoer: 1,
      naarVerplaatsing: 2,
      vanVerplaatsing: 2,
      facturen: 1,
      klachten: 2,
    })
    expect(await indicators(eva)).toMatchObject({ totaal: 15, indicator: 'danger' })
  })

  it('are in order where nothing is open, and turn at the thresholds of the settings (OP-80)', async () => {
    const own = { LocatieIndicator_Safe: 0, LocatieIndicator_Warning: 1, LocatieIndicator_Danger: 2 }
    const site = await startTestPortal({ clock: testClock(`${today}T09:00:00Z`), settings: own })
    const eva = await buildPerson(site)
    expect(await indicators(eva, at(eva), site)).toMatchObject({ totaal: 0, indicator: 'safe' })
    await buildBill(site, { locationNo: eva.locationNo, dueDate: '2026-11-22' })
    const one = await indicators(eva, at(eva), site)
    expect(one).toMatchObject({ totaal: 1, indicator: 'warning' })
    expect(one.items.find(({ soort }) => soort === 'facturen')).toMatchObject({ aantal: 1, indicator: 'warning' })
    await buildComplaintAt(site, eva.locationNo)
    expect(await indicators(eva, at(eva), site)).toMatchObject({ totaal: 2, indicator: 'danger' })
    await site.close()
  })
})

async function buildComplaintAt(site: TestPortal, locationNo: string): Promise<void> {
  await site.db.execute(sql`
    insert into erp_complaints (no, description, complaint_type, location_no, invoice_no, phone_no, urgency, reference,
      status, received_at, reported_by, row_version)
    values ('KL-1', 'Kapot', '', ${locationNo}, '', '', '', '', 'Ontvangen', now(), '', 1)`)
}

describe('a report of a project', () => {
  it('is of all the user’s locations of it and of no other’s (OP-15, OP-34)', async () => {
    const projectNo = `PR-${crypto.randomUUID().slice(0, 8)}`
    const eva = await buildPerson(portal)
    const second = await buildLocation(portal, { projectNo })
    await portal.db.execute(sql`update erp_locations set project_no = ${projectNo} where no = ${eva.locationNo}`)
    await grantLocation(portal, { userName: eva.userName, locationNo: second, role: 'site_manager' })
    const others = await buildLocation(portal, { projectNo })
    for (const toLocation of [eva.locationNo, second, others]) {
      await buildOrder(portal, { toLocation, deliveryDate: '2026-11-01' })
      await buildErpRequest(portal, { to: toLocation })
      await buildBill(portal, { locationNo: toLocation, dueDate: '2026-11-01' })
    }
    const of = project(eva, projectNo)
    expect(await requestCounts(eva, of)).toEqual({ Approved: 2 })
    expect(await orderCounts(eva, of)).toEqual({ 'aanvoer Open': 2 })
    expect(await openCounts(eva, of)).toMatchObject({ aanvoer: 2, facturen: 2 })
    expect(await openCounts(eva)).toMatchObject({ aanvoer: 1, facturen: 1 })
    const costs = await portal.post(reports.getOutstandingCosts, of, { as: eva.userName })
    expect(costs.answer.aantalFacturen).toBe(2)
  })
})

describe('a report', () => {
  it('leaves out a part of the portal that is switched off (R-SCR-SHELL-25)', async () => {
    const settings = {
      AppMaterieelaanvragen_Actief: false,
      AppMaterieelorders_Actief: false,
      AppMaterieelFacturen_Actief: false,
      AppKlachten_Actief: false,
      AppKeuringen_Actief: false,
    }
    const closed = await startTestPortal({ settings })
    const eva = await buildPerson(closed)
    const as = { as: eva.userName }
    for (const call of [reports.getRequestsByStatus, reports.getOrdersByStatus, reports.getOutstandingCosts])
      expect(await closed.post(call, at(eva), as)).toMatchObject({
        status: 403,
        problem: { code: 'error.niet_toegankelijk' },
      })
    expect(await indicators(eva, at(eva), closed)).toEqual({ items: [], totaal: 0, indicator: 'safe' })
    await closed.close()
  })
})
