import { contract } from '@portal/contract/calls.ts'
import {
  isInspectionAhead,
  isInspectionLate,
  isLateReturn,
  standsHere,
  weekRent,
} from '@portal/domain/agenda/site-figures.ts'
import { isOpenRequest } from '@portal/domain/requests/request-standing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildInspection,
  buildItem,
  buildLocation,
  buildPerson,
  buildPiece,
  buildStock,
  grantLocation,
} from '../../../test/builders.ts'
import { hearStatements } from '../../../test/count-statements.ts'
import { buildOrder } from '../../../test/order-builders.ts'
import { buildErpRequest, buildRequest, type Requester } from '../../../test/request-builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { agenda, inspections, requests, stock } = contract
const day = '2026-11-27'
const heard = hearStatements()
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock: testClock('2026-11-27T09:00:00Z') })
})
afterAll(() => portal.close())

const asked = ({ userName, locationNo }: Requester) => ({ gebruikerLogin: userName, materieellocatie: locationNo })

async function readToday(person: Requester, at: TestPortal = portal) {
  return (await at.post(agenda.getToday, asked(person), { as: person.userName })).answer
}
function readAgenda(person: Requester, van: string, tot: string) {
  return portal.post(agenda.getAgenda, { ...asked(person), van, tot }, { as: person.userName })
}

/** A site with something of every kind, on its day, late, later and done. */
async function buildSite() {
  const person = await buildPerson(portal)
  const at = person.locationNo
  const item = await buildItem(portal, { description: 'Minigraver 1,8 t', rentPriceWeek: 210, rentPriceDay: 0 })
  const piece = await buildPiece(portal, { locationNo: at, plantType: item })
  await buildStock(portal, { locationNo: at, plantType: item, plantNo: piece, expectedReturn: '2026-11-20' })
  await buildStock(portal, { locationNo: at, plantType: item, quantity: 3, expectedReturn: '2026-11-30' })
  await buildStock(portal, { locationNo: at, plantType: item, plantNo: 'SOLD', priceType: 'Verkoop' })
  await buildStock(portal, { locationNo: at, plantType: 'WEG', quantity: 0, qtyOnOrder: 4 })
  await buildInspection(portal, { plantNo: piece, nextDate: '2026-12-03' })
  await buildInspection(portal, { plantNo: piece, inspectionType: 'HIJS', nextDate: '2026-11-26' })
  await buildInspection(portal, { plantNo: piece, inspectionType: 'NEN', nextDate: '2026-12-04' })
  const late = await buildOrder(portal, { toLocation: at, deliveryDate: '2026-11-24', status: 'Released' })
  const done = await buildOrder(portal, {
    toLocation: at,
    deliveryDate: '2026-11-20',
    status: 'Posted',
    postedDate: day,
  })
  const leaves = await buildOrder(portal, { type: 'Afvoer', fromLocation: at, deliveryDate: '2026-11-28' })
  const moved = await buildOrder(portal, {
    type: 'Overige_verplaatsingen',
    fromLocation: at,
    toLocation: '99999',
    deliveryDate: '2026-11-30',
  })
  await buildOrder(portal, { toLocation: at, deliveryDate: '2026-12-04' })
  await buildOrder(portal, { toLocation: at, deliveryDate: '2026-11-02', status: 'Posted', postedDate: '2026-11-02' })
  const request = await buildRequest(portal, person, { deliveryDate: day })
  const drive = await buildRequest(portal, person, {
    kind: 'transport',
    fromLocation: at,
    toLocation: '99999',
    deliveryDate: '2026-12-01',
    load: 'Twee keten',
    lines: [],
  })
  return { person, item, piece, numbers: { late, done, leaves, moved, request: request.no, drive: drive.no } }
}

describe('the page of a site', () => {
  it('has what is late first, then the coming week by day, each by its name', async () => {
    const { person, item, piece, numbers } = await buildSite()
    const { dag, regels } = await readToday(person)
    expect(dag).toBe(day)
    const told = regels.map(({ soort, nummer, dag: on, stand, dagenTeLaat }) => [soort, nummer, on, stand, dagenTeLaat])
    expect(told).toEqual([
      ['levering', numbers.late, '2026-11-24', 'klaargezet', 3],
      ['levering', numbers.done, day, 'klaar', 0],
      ['levering', numbers.request, day, 'gevraagd', 0],
      ['afvoer', numbers.leaves, '2026-11-28', 'gepland', 0],
      ['verplaatsing', numbers.moved, '2026-11-30', 'gepland', 0],
      ['retour', item, '2026-11-30', 'verwacht', 0],
      ['transport', numbers.drive, '2026-12-01', 'gevraagd', 0],
      ['keuring', piece, '2026-12-03', 'verwacht', 0],
    ])
    expect(regels.find(({ nummer }) => nummer === numbers.request)).toMatchObject({
      bron: 'aanvraag',
      ordersoort: null,
      richting: 'naar',
      omschrijving: 'Molen (oud)',
      aantal: 2,
      anderen: 1,
      referentie: 'Dak',
      materieellocatie: person.locationNo,
    })
    expect(regels.find(({ soort }) => soort === 'retour')).toMatchObject({
      omschrijving: 'Minigraver 1,8 t',
      aantal: 3,
    })
    expect(regels.find(({ soort }) => soort === 'verplaatsing')).toMatchObject({
      richting: 'van',
      ordersoort: 'Overige_verplaatsingen',
    })
  })

  it('has the figures that the lists behind them have rows of, by the same rules', async () => {
    const { person } = await buildSite()
    await buildRequest(portal, person, { deliveryDate: null })
    await buildErpRequest(portal, { to: person.locationNo })
    const { cijfers } = await readToday(person)
    const as = { as: person.userName }
    const rows = (await portal.post(stock.getStock, asked(person), as)).answer.items
    const checks = (await portal.post(inspections.getInspections, asked(person), as)).answer.items
    const asking = (await portal.post(requests.getRequests, asked(person), as)).answer.items
    const here = rows.filter(standsHere)
    expect(cijfers).toEqual({
      stock: {
        stuks: here.reduce((sum, { huidig }) => sum + huidig, 0),
        soorten: new Set(here.map(({ materieelSoort }) => materieelSoort)).size,
        teLaatRetour: rows.filter((row) => isLateReturn(row, day)).length,
        langstTeLaat: 7,
        huurPerWeek: weekRent(rows, 5),
      },
      keuringen: {
        komend: checks.filter(({ volgendeDatum }) => isInspectionAhead(volgendeDatum, day)).length,
        verlopen: checks.filter(({ volgendeDatum }) => isInspectionLate(volgendeDatum, day)).length,
      },
      openAanvragen: asking.filter(isOpenRequest).length,
    })
    expect(cijfers).toMatchObject({
      stock: { stuks: 5, soorten: 1, teLaatRetour: 1, huurPerWeek: 840 },
      keuringen: { komend: 1, verlopen: 1 },
      openAanvragen: 3,
    })
  })

  it('lists what waits: refused, given up, lists, returns, inspections', async () => {
    const { person } = await buildSite()
    const { userName, locationNo } = person
    const refused = await buildRequest(portal, person)
    await portal.db.execute(sql`
      update requests set status = 'Disapproved', refusal = 'Vol gepland', changed_at = '2026-11-25T08:00:00Z'
      where id = ${refused.id}`)
    const givenUp = await buildRequest(portal, person)
    await portal.db.execute(sql`
      update requests set status = 'Disapproved', delivery = 'vervallen', refusal = 'Dubbel',
        changed_at = '2026-11-24T08:00:00Z' where id = ${givenUp.id}`)
    const old = await buildRequest(portal, person)
    await portal.db.execute(sql`
      update requests set status = 'Disapproved', changed_at = '2026-11-12T08:00:00Z' where id = ${old.id}`)
    await portal.db.execute(sql`
      with made as (insert into order_lists (user_name, location_no, name, created_at, changed_at)
        values (${userName}, ${locationNo}, 'Blok B dak', now(), now()),
          (${userName}, ${locationNo}, 'Leeg', now(), now()) returning id, name)
      insert into order_list_items (list_id, kind, no, quantity, position, added_at)
      select id, 'Materieel', 'MOLEN', 2, 1, now() from made where name = 'Blok B dak'`)
    // What comes along is no line of its own, as on the list.
    await portal.db.execute(sql`
      insert into order_list_items (list_id, kind, no, quantity, position, added_at, parent_id)
      select list_id, 'Materieel', 'MOLEN', 4, 2, now(), id from order_list_items where no = 'MOLEN'`)
    const { wacht } = await readToday(person)
    expect(wacht).toEqual([
      { soort: 'geweigerd', nummer: refused.no, naam: 'Molen (oud)', aantal: 1, reden: 'Vol gepland' },
      { soort: 'vervallen', nummer: givenUp.no, naam: 'Molen (oud)', aantal: 1, reden: 'Dubbel' },
      { soort: 'bestellijst', nummer: expect.any(String), naam: 'Blok B dak', aantal: 1, reden: '' },
      { soort: 'retour', nummer: '', naam: '', aantal: 1, reden: '' },
      { soort: 'keuring', nummer: '', naam: '', aantal: 1, reden: '' },
    ])
  })

  it('has no byte of rent for who may see no prices (R-PRICE-01, R-PRICE-02)', async () => {
    const { person, item } = await buildSite()
    const settings = { Prijzen_Openbaar: false, Prijzen_Intern: true, Prijzen_ToonBijLocatie: false }
    const closed = await startTestPortal({ database: portal.database, clock: portal.parts.clock, settings })
    await buildStock(portal, {
      locationNo: person.locationNo,
      plantType: item,
      plantNo: 'STIL',
      availableFrom: '2026-10-01',
    })
    const { cijfers, stil } = await readToday(person, closed)
    expect(cijfers.stock).toMatchObject({ stuks: 6, huurPerWeek: null })
    expect(stil).toMatchObject({ aantal: 1, huurPerWeek: null, items: [{ huurPerWeek: null }] })
    expect(JSON.stringify([cijfers, stil])).not.toMatch(/840|630|210/)
    await closed.close()
  })

  it('leaves out what is switched off (R-SCR-SHELL-25)', async () => {
    const { person } = await buildSite()
    const settings = {
      AppKeuringen_Actief: false,
      AppMaterieelvoorraad_Actief: false,
      AppMaterieelaanvragen_Actief: false,
      AppMaterieelorders_Afvoer_Actief: false,
    }
    const partly = await startTestPortal({ database: portal.database, clock: portal.parts.clock, settings })
    const { regels, cijfers, wacht, stil } = await readToday(person, partly)
    expect(stil).toBeNull()
    expect(cijfers).toEqual({ stock: null, keuringen: null, openAanvragen: null })
    expect([...new Set(regels.map(({ soort }) => soort))]).toEqual(['levering', 'verplaatsing'])
    expect(wacht).toEqual([])
    await partly.close()
  })

  it('takes at most nine statements beside those of the door', async () => {
    const { person } = await buildSite()
    await readToday(person)
    const statements = await heard.during(() => readToday(person))
    const own = statements.filter((text) =>
      /erp_orders|erp_stock|erp_inspections|order_lists|approv|saved_requests/.test(text),
    )
    expect(own.length).toBeLessThanOrEqual(9)
    expect(statements.length).toBeLessThanOrEqual(12)
  })
})

describe('the agenda of a site', () => {
  it('has all six kinds, and late ones while today is in it', async () => {
    const { person } = await buildSite()
    const { answer } = await readAgenda(person, day, '2026-12-10')
    expect(new Set(answer.items.map(({ soort }) => soort))).toEqual(
      new Set(['levering', 'afvoer', 'verplaatsing', 'transport', 'keuring', 'retour']),
    )
    expect(answer.items.filter(({ dagenTeLaat }) => dagenTeLaat > 0).map(({ soort }) => soort)).toEqual([
      'retour',
      'levering',
      'keuring',
    ])
    const later = await readAgenda(person, '2026-12-04', '2026-12-10')
    expect(later.answer.items.map(({ soort, dag }) => [soort, dag])).toEqual([
      ['levering', '2026-12-04'],
      ['keuring', '2026-12-04'],
    ])
  })

  it('has a request once, as its order when there is one, by the number of the request all along', async () => {
    const person = await buildPerson(portal)
    const { id, no: asked } = await buildRequest(portal, person, { deliveryDate: day })
    await portal.db.execute(sql`update requests set erp_no = 'AV-ONE', status = 'Approved' where id = ${id}`)
    const first = await readAgenda(person, day, day)
    expect(first.answer.items).toMatchObject([{ bron: 'aanvraag', aanvraagnummer: asked, stand: 'akkoord' }])
    const no = await buildOrder(portal, { toLocation: person.locationNo, deliveryDate: day, requestNo: 'AV-ONE' })
    const { answer } = await readAgenda(person, day, day)
    expect(answer.items).toMatchObject([{ bron: 'order', nummer: no, aanvraagnummer: asked, ordersoort: 'Aanvoer' }])
  })

  it.each([
    ['nothing of where', { toLocation: '', fromLocation: '' }],
    ['places of others at both ends', { toLocation: '99998', fromLocation: '99999' }],
  ])('names the location at which it was asked of a request that says %s', async (_, ends) => {
    const person = await buildPerson(portal)
    const { no } = await buildRequest(portal, person, { ...ends, deliveryDate: day })
    const { status, answer } = await readAgenda(person, day, day)
    expect([status, answer.items]).toMatchObject([200, [{ nummer: no, materieellocatie: person.locationNo }]])
    expect((await readToday(person)).regels).toMatchObject([{ nummer: no, materieellocatie: person.locationNo }])
  })

  it('is that of the whole project when one is named (OP-34)', async () => {
    const person = await buildPerson(portal)
    const other = await buildLocation(portal, { projectNo: 'PR-AG' })
    await portal.db.execute(sql`update erp_locations set project_no = 'PR-AG' where no = ${person.locationNo}`)
    await grantLocation(portal, { userName: person.userName, locationNo: other, role: 'site_manager' })
    await portal.parts.memory.changed(['locations'])
    const no = await buildOrder(portal, { toLocation: other, deliveryDate: day })
    expect((await readAgenda(person, day, day)).answer.items).toEqual([])
    const input = { ...asked(person), van: day, tot: day, projectNummer: 'PR-AG' }
    const { answer } = await portal.post(agenda.getAgenda, input, { as: person.userName })
    expect(answer.items).toMatchObject([{ nummer: no, materieellocatie: other }])
  })

  it.each([
    ['2026-12-02', '2026-12-01'],
    ['2026-01-01', '2026-12-31'],
  ])('refuses the span from %s to %s', async (van, tot) => {
    const person = await buildPerson(portal)
    const { status, problem } = await readAgenda(person, van, tot)
    expect([status, problem?.code]).toEqual([400, 'verzoek.onjuist'])
  })

  it('of somebody else’s location does not exist', async () => {
    const [mine, theirs] = [await buildPerson(portal), await buildPerson(portal)]
    const input = { ...asked(theirs), gebruikerLogin: mine.userName }
    for (const [call, more] of [
      [agenda.getToday, {}],
      [agenda.getAgenda, { van: day, tot: day }],
    ] as const) {
      const { status, problem } = await portal.post(call, { ...input, ...more }, { as: mine.userName })
      expect([status, problem?.code]).toEqual([404, 'error.niet_gevonden'])
    }
  })
})
