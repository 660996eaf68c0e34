import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildLocation, buildPerson, buildUser, grantLocation } from '../../../test/builders.ts'
import { buildErpRequest, buildRequest, type Requester } from '../../../test/request-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'
import { transactWith } from '../../platform/db/transact.ts'
import { applyErpRequests } from './apply-erp-requests.ts'
import { applyOutboxOutcome } from './apply-outbox-outcome.ts'

const { requests } = contract
let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal({ settings: { Prijzen_Intern: false } })
  await buildItem(portal, { no: 'MOLEN', description: 'Betonmolen', rentPriceDay: 10, rentPriceWeek: 40 })
})
afterAll(() => portal.close())

async function list({ userName, locationNo }: Requester) {
  const input = { gebruikerLogin: userName, materieellocatie: locationNo }
  return (await portal.post(requests.getRequests, input, { as: userName })).answer.items
}

const read = (userName: string, aanvraagnummer: string) =>
  portal.post(requests.getRequest, { aanvraagnummer }, { as: userName })

/** What a synchronisation found, and what became of a write. */
const arrive = (states: Parameters<typeof applyErpRequests>[1]) =>
  transactWith(portal.parts, (own) => applyErpRequests(own, states))
const end = (result: Parameters<typeof applyOutboxOutcome>[1]) =>
  transactWith(portal.parts, (own) => applyOutboxOutcome(own, result))

describe('the requests of a location', () => {
  it('are the portal’s own and those only the back office knows, newest first, each once (R-ENT-33)', async () => {
    const eva = await buildPerson(portal)
    const old = await buildErpRequest(portal, { to: eva.locationNo, date: '2020-05-05' })
    const older = await buildErpRequest(portal, { from: eva.locationNo, type: 'Afvoer' })
    const first = await buildRequest(portal, eva)
    const second = await buildRequest(portal, eva)
    await buildErpRequest(portal, { to: eva.locationNo, externalId: second.id })
    const items = await list(eva)
    expect(items.map((item) => item.aanvraagnummer)).toEqual([second.no, first.no, old, older])
    expect(items[1]).toMatchObject({
      datum: portal.parts.clock.today(),
      leverDatum: '2026-12-01',
      verplaatsDatum: null,
      afvoerDatum: null,
      status: 'Requested',
      soort: 'Aanvoer',
      aangevraagdDoor: 'Test',
      collect: false,
      referentie: 'Dak',
      aantalRegels: 2,
      verzending: 'wachtrij',
    })
    expect(items[3]).toMatchObject({ soort: 'Afvoer', afvoerDatum: '2020-02-02', leverDatum: null, status: 'Approved' })
  })

  it('carry the Dutch day on which an undated one of the back office was first read', async () => {
    const eva = await buildPerson(portal)
    const no = await buildErpRequest(portal, { to: eva.locationNo })
    await portal.db.execute(
      sql`update erp_requests set request_date = null, synced_at = '2026-03-01T23:30:00Z' where no = ${no}`,
    )
    expect((await list(eva)).map((item) => item.datum)).toEqual(['2026-03-02'])
  })

  it('are those of this location only', async () => {
    const eva = await buildPerson(portal)
    await buildRequest(portal, await buildPerson(portal))
    expect(await list(eva)).toEqual([])
  })

  it('are refused at somebody else’s location', async () => {
    const eva = await buildPerson(portal)
    const other = await buildPerson(portal)
    const input = { gebruikerLogin: eva.userName, materieellocatie: other.locationNo }
    expect((await portal.post(requests.getRequests, input, { as: eva.userName })).status).toBe(404)
  })
})

describe('one request', () => {
  it('has its lines with prices, what is processed, its orders and its course', async () => {
    const eva = await buildPerson(portal)
    const { id, no } = await buildRequest(portal, eva)
    const erpNo = await buildErpRequest(portal, { to: eva.locationNo, externalId: id })
    await arrive([{ externalId: id, no: erpNo, status: 'Approved', remark: '' }])
    await portal.db.execute(sql`
      insert into erp_orders (type, no, status, request_no, order_date, from_location, to_location, requested_by, reference,
        collect, row_version)
      values ('Aanvoer', 'O77', 'Posted', ${erpNo}, ${portal.parts.clock.today()}, '', ${eva.locationNo}, '', '', false, 1)`)
    await arrive([{ externalId: id, no: erpNo, status: 'Cancelled', remark: '' }])
    const { answer } = await read(eva.userName, no)
    expect(answer).toMatchObject({
      erpNummer: erpNo,
      materieellocatie: eva.locationNo,
      adres: 'Kade 1',
      orders: [{ ordernummer: 'O77', type: 'Aanvoer', status: 'Posted' }],
    })
    expect(answer.regels).toMatchObject([
      { omschrijving: 'Betonmolen', aantal: 2, aantalVerwerkt: 1, toonPrijs: true, huurPrijsWeek: 40 },
      { omschrijving: 'Molen (oud)', aantal: 1, aantalVerwerkt: 0, toonPrijs: false, huurPrijsWeek: 0 },
    ])
    // Of an order only the day is known; all of this was on one day.
    expect(answer.verloop.map((step) => [step.stap, step.status, step.tekst])).toEqual([
      ['ontvangen', 'Requested', ''],
      ['bevestigd', 'Approved', erpNo],
      ['status', 'Approved', ''],
      ['order', null, 'O77'],
      ['status', 'Cancelled', ''],
    ])
  })

  it('is found by the number of the back office too', async () => {
    const eva = await buildPerson(portal)
    const { id, no } = await buildRequest(portal, eva)
    await end({ externalId: id, state: 'confirmed', erpNo: `B-${no}`, reason: '' })
    expect((await read(eva.userName, `B-${no}`)).answer.aanvraagnummer).toBe(no)
  })

  it('of another location is not found, exactly like one that never was', async () => {
    const eva = await buildPerson(portal)
    const other = await buildPerson(portal)
    const { no } = await buildRequest(portal, other)
    const erpNo = await buildErpRequest(portal, { to: other.locationNo })
    for (const number of [no, erpNo, 'P-999999']) {
      const { problem } = await read(eva.userName, number)
      expect(problem).toMatchObject({ status: 404, code: 'error.niet_gevonden', params: {} })
    }
  })

  it('of a move is shown at both ends', async () => {
    const from = await buildPerson(portal)
    const to = await buildPerson(portal)
    const move = { type: 'Overige_verplaatsingen', from: from.locationNo, to: to.locationNo }
    const no = await buildErpRequest(portal, move)
    expect((await read(from.userName, no)).answer.verplaatsDatum).toBe('2020-02-02')
    expect((await read(to.userName, no)).answer.materieellocatie).toBe(to.locationNo)
  })

  it('shows no prices to who may not see them (R-VAL-15)', async () => {
    const inside = await startTestPortal({ database: portal.database, settings: { Prijzen_Intern: true } })
    try {
      const eva = await buildPerson(portal)
      const { no } = await buildRequest(portal, eva)
      const reply = await inside.post(requests.getRequest, { aanvraagnummer: no }, { as: eva.userName })
      expect(reply.answer.regels[0]).toMatchObject({
        toonPrijs: false,
        huurPrijs: 0,
        huurPrijsWeek: 0,
        verkoopPrijs: 0,
      })
    } finally {
      await inside.close()
    }
  })
})

describe('what the back office says', () => {
  it('moves the status along the table, over several steps at once, and never back (R-STATE-17)', async () => {
    const eva = await buildPerson(portal)
    const { id, no } = await buildRequest(portal, eva)
    const seen: string[] = []
    for (const status of ['Open', 'Approved', 'Requested', 'Cancelled', 'Disapproved'] as const) {
      await arrive([{ externalId: id, no: `E-${no}`, status, remark: '' }])
      seen.push((await read(eva.userName, no)).answer.status)
    }
    expect(seen).toEqual(['Requested', 'Approved', 'Approved', 'Cancelled', 'Cancelled'])
  })

  it('is recorded once, however often it is reported', async () => {
    const eva = await buildPerson(portal)
    const { id, no } = await buildRequest(portal, eva)
    const confirmed = { externalId: id, state: 'confirmed', erpNo: `C-${no}`, reason: '' } as const
    await end(confirmed)
    await end(confirmed)
    await arrive([{ externalId: id, no: `C-${no}`, status: 'Requested', remark: '' }])
    const { answer } = await read(eva.userName, no)
    expect(answer.verloop.map((step) => step.stap)).toEqual(['ontvangen', 'bevestigd'])
  })

  it('sends an event to the people of the location, only after the commit', async () => {
    const eva = await buildPerson(portal)
    const { id, no } = await buildRequest(portal, eva)
    const told: unknown[] = []
    const hub = { ...portal.parts.hub, changed: (...event: unknown[]) => void told.push(event) }
    await transactWith({ ...portal.parts, hub }, async (own) => {
      await applyOutboxOutcome(own, { externalId: id, state: 'parked', erpNo: null, reason: 'Te druk' })
      expect(told).toEqual([])
    })
    expect(told).toEqual([[{ location: eva.locationNo }, { subjects: ['requests'], ids: [no] }]])
    expect((await read(eva.userName, no)).answer).toMatchObject({
      verzending: 'aangehouden',
      reden: '',
      status: 'Requested',
    })
  })

  it('sends an event to the people at both ends of a move', async () => {
    const eva = await buildPerson(portal)
    const other = await buildPerson(portal)
    const move = { kind: 'move', toLocation: other.locationNo } as const
    const { id } = await buildRequest(portal, eva, move)
    const told: unknown[] = []
    const hub = { ...portal.parts.hub, changed: (audience: unknown) => void told.push(audience) }
    const outcome = { externalId: id, state: 'confirmed', erpNo: `V-${id}`, reason: '' } as const
    await transactWith({ ...portal.parts, hub }, (own) => applyOutboxOutcome(own, outcome))
    expect(told).toEqual([{ location: eva.locationNo }, { location: other.locationNo }])
  })

  it('can be refused, asked again with a correction, and confirmed; its lines go back to the list once', async () => {
    const eva = await buildPerson(portal)
    const naam = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, naam: 'Ruwbouw' }
    const { answer: list } = await portal.post(contract.orderList.addList, naam, { as: eva.userName })
    const { id, no } = await buildRequest(portal, eva, { listId: list.id })
    const tell = async (outcome: Partial<Parameters<typeof applyOutboxOutcome>[1]>) => {
      const nothing = { externalId: id, state: 'pending', erpNo: null, reason: '' } as const
      await end({ ...nothing, ...outcome })
      const { answer } = await read(eva.userName, no)
      return [answer.verzending, answer.status, answer.reden, answer.referentie]
    }
    const listed = async () => {
      const { rows } = await portal.db.execute<{ no: string }>(
        sql`select no from order_list_items where list_id = ${list.id} order by no`,
      )
      return rows.map((row) => row.no)
    }
    expect(await tell({ state: 'rejected', reason: 'Geblokkeerd' })).toEqual([
      'geweigerd',
      'Disapproved',
      'Geblokkeerd',
      'Dak',
    ])
    expect(await listed()).toEqual(['MOLEN', 'WEG'])
    expect(await tell({ corrections: { reference: 'Gevel' } })).toEqual(['wachtrij', 'Requested', '', 'Gevel'])
    expect(await listed()).toEqual([])
    expect(await tell({ state: 'cancelled', reason: 'Dubbel' })).toEqual([
      'vervallen',
      'Disapproved',
      'Dubbel',
      'Gevel',
    ])
    expect(await listed()).toEqual(['MOLEN', 'WEG'])
    expect(await tell({ state: 'confirmed', erpNo: `H-${no}` })).toEqual(['bevestigd', 'Requested', '', 'Gevel'])
    expect(await tell({ state: 'parked', reason: 'Te laat' })).toEqual(['bevestigd', 'Requested', '', 'Gevel'])
    expect(await listed()).toEqual([])
  })

  it('of one that was given up and had arrived all the same takes its lines off the list again', async () => {
    const eva = await buildPerson(portal)
    const naam = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, naam: 'Afbouw' }
    const { answer: list } = await portal.post(contract.orderList.addList, naam, { as: eva.userName })
    const mixer = {
      kind: 'Materieel',
      plantNo: '',
      description: '',
      unit: '',
      remark: '',
      charge: null,
      setNo: '',
      setQuantity: 0,
    } as const
    const lines = [
      { ...mixer, lineNo: 1, parentLineNo: null, no: 'MOLEN', quantity: 2 },
      { ...mixer, lineNo: 2, parentLineNo: 1, no: 'SLANG', quantity: 4 },
      { ...mixer, lineNo: 3, parentLineNo: 1, no: 'KABEL', quantity: 2 },
    ]
    const { id, no } = await buildRequest(portal, eva, { listId: list.id, lines })
    await end({ externalId: id, state: 'cancelled', erpNo: null, reason: 'Weg' })
    const { rows } = await portal.db.execute(sql`
      update order_list_items set quantity = quantity + 3 where list_id = ${list.id} and no = 'SLANG' returning quantity`)
    expect(rows).toEqual([{ quantity: 7 }])
    await arrive([{ externalId: id, no: `A-${no}`, status: 'Requested', remark: '' }])
    const left = await portal.db.execute(
      sql`select no, quantity, parent_id from order_list_items where list_id = ${list.id}`,
    )
    expect(left.rows).toEqual([{ no: 'SLANG', quantity: 3, parent_id: null }])
  })

  it('changes nothing for requests it does not know', async () => {
    await end({
      externalId: crypto.randomUUID(),
      state: 'confirmed',
      erpNo: 'X',
      reason: '',
    })
    await arrive([{ externalId: null, no: 'ONBEKEND', status: 'Approved', remark: '' }])
    const { rows } = await portal.db.execute(sql`select 1 from requests where erp_no in ('X', 'ONBEKEND')`)
    expect(rows).toEqual([])
  })
})

describe('a colleague at the same location', () => {
  it('sees the request, also one of somebody else', async () => {
    const eva = await buildPerson(portal)
    const { no } = await buildRequest(portal, eva)
    const userName = await buildUser(portal, { userName: `collega-${eva.userName}` })
    await grantLocation(portal, { userName, locationNo: eva.locationNo, role: 'administration' })
    await grantLocation(portal, { userName, locationNo: await buildLocation(portal), role: '' })
    expect((await list({ userName, locationNo: eva.locationNo })).map((item) => item.aanvraagnummer)).toEqual([no])
    expect((await read(userName, no)).status).toBe(200)
  })
})
