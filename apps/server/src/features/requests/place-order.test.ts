import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDepot } from '../../../test/builders.ts'
import {
  countRequests,
  type OrderInput,
  type OrderingSite,
  type Person,
  readList,
  startOrderingSite,
} from '../../../test/ordering-site.ts'
import { startTestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { sql } from '../../platform/db/query.ts'

let site: OrderingSite
beforeAll(async () => {
  site = await startOrderingSite()
})
afterAll(() => site.close())

async function placeAndBook(person: Person, input: OrderInput): Promise<void> {
  const { answer } = await site.place(person, input)
  expect((await site.outcomeOf(person, answer.aanvraagnummer)).verzending).toBe('bevestigd')
}

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() })

describe('the depot of a pickup', () => {
  it.each([
    { Depot_Ophalen: 'D2', Depot_Standaard: 'D1', asked: '', starts: 'D2' },
    { Depot_Ophalen: '', Depot_Standaard: 'D2', asked: '', starts: 'D2' },
    { Depot_Ophalen: 'D2', Depot_Standaard: 'D2', asked: 'D1', starts: 'D1' },
    { Depot_Ophalen: 'CLOSED', Depot_Standaard: '', asked: '', starts: '' },
  ])(
    'is that of the settings where none is asked for: $Depot_Ophalen, $Depot_Standaard, asked: $asked (R-SET-30)',
    async ({ asked, starts, ...depots }) => {
      for (const no of ['D1', 'D2']) await buildDepot(site.portal, { no })
      await buildDepot(site.portal, { no: 'CLOSED', pickupAllowed: false })
      const { person, input } = await site.orderer()
      const settings = {
        ...depots,
        Bestellen_Verplicht_Bestemming: starts !== '',
        Bestellen_Verplicht_Bestemmingadres: false,
      }
      const open = await startTestPortal({ clock: site.clock, database: site.portal.database, settings })
      try {
        const pickup = { ...input, ophalen: true, depotnummer: asked }
        const { answer } = await open.post(contract.ordering.placeOrder, pickup, { as: person.userName })
        const { aanvraagnummer } = answer
        const request = await open.post(contract.requests.getRequest, { aanvraagnummer }, { as: person.userName })
        expect(request.answer.depotnummer).toBe(starts)
      } finally {
        await open.close()
        await site.portal.db.execute(sql`delete from erp_depots`)
      }
    },
  )
})

describe('placing an order', () => {
  it('makes a request at once, for a site manager, and it is in the books (R-GEN-04, R-ROLE-31, R-PAY-18)', async () => {
    const { person, input } = await site.orderer()
    const { answer } = await site.place(person, input)
    expect(answer).toMatchObject({ aanvraagnummer: expect.stringMatching(/^P-1\d{5}$/), status: 'wachtrij' })
    const request = await site.outcomeOf(person, answer.aanvraagnummer)
    expect(request.verzending).toBe('bevestigd')
    const booked = await site.books.requestsFor(person.locationNo)
    expect(booked).toHaveLength(1)
    expect(booked[0]).toMatchObject({
      No: request.erpNummer,
      Type: 'Aanvoer',
      Delivery_Date: '2026-12-01',
      Return_Date: '2026-12-15',
      To_Location: person.locationNo,
      Requested_By: person.userName.toUpperCase(),
      Reference: 'Begane grond',
      Remark: 'Bellen bij aankomst',
      Address: 'Kade 12',
      Contact: 'Jan de Boer',
      Urgent: false,
      Collect: false,
    })
    expect(booked[0]?.lines.map((line) => [line.No, Number(line.Quantity)])).toEqual([
      ['MOLEN', 1],
      ['BEZEM', 2],
      ['HELM', 3],
    ])
  })

  it('clears the list and keeps it (R-WIZ-17)', async () => {
    const { person, input } = await site.orderer()
    await site.place(person, input)
    expect(await readList(site, person)).toMatchObject({
      items: [],
      lijst: { id: input.bestellijstId, toestand: 'open' },
    })
  })

  it('stores the request with its write, its mail and its audit row', async () => {
    const { person, input } = await site.orderer()
    const { answer } = await site.place(person, input)
    await site.outcomeOf(person, answer.aanvraagnummer)
    const { rows } = await site.portal.db.execute(sql`
      select (select count(*)::int from request_lines where request_id = r.id) as lines,
        (select array_agg(step order by id) from request_steps where request_id = r.id) as steps,
        (select state from erp_outbox where external_id = r.id) as outbox,
        (select count(*)::int from mails where subject_id = r.no) as mails,
        (select call from audit_log where subject = r.no) as audit
      from requests r where r.no = ${answer.aanvraagnummer}`)
    expect(rows).toEqual([
      { lines: 3, steps: ['ontvangen', 'bevestigd'], outbox: 'confirmed', mails: 1, audit: 'ordering.placeOrder' },
    ])
  })

  it('takes the calendar date that an older client meant (R-DATE-13)', async () => {
    const { person, input } = await site.orderer()
    await placeAndBook(person, { ...input, gewensteLeverDatum: '2026-11-30T23:00:00.000Z' })
    expect((await site.books.requestsFor(person.locationNo))[0]?.Delivery_Date).toBe('2026-12-01')
  })

  it('uses the stored address of a code, whatever the client says it is', async () => {
    const { person, input } = await site.orderer()
    await site.portal.db.execute(sql`
      insert into erp_location_addresses values (${person.locationNo}, 'W1', 'Poort 1', 'Havenweg 1', '3000 BB', 'Breda',
        'Piet', '06', true, 1)`)
    await placeAndBook(person, { ...input, adressCode: 'W1', adres: 'Ergens anders 9' })
    const [booked] = await site.books.requestsFor(person.locationNo)
    expect(booked).toMatchObject({ Address: 'Havenweg 1', City: 'Breda', Post_Code: '3000 BB' })
  })

  it('is urgent within two working days, with one charge line, whatever the client says (R-RULE-08)', async () => {
    const urgent = await site.orderer()
    await placeAndBook(urgent.person, { ...urgent.input, gewensteLeverDatum: '2026-11-23', spoed: false })
    const [first] = await site.books.requestsFor(urgent.person.locationNo)
    expect(first).toMatchObject({ Urgent: true })
    expect(first?.lines.map((line) => line.No)).toEqual(['MOLEN', 'BEZEM', 'HELM', 'SPOED'])
    const later = await site.orderer()
    await placeAndBook(later.person, { ...later.input, gewensteLeverDatum: '2026-11-24', spoed: true })
    const [second] = await site.books.requestsFor(later.person.locationNo)
    expect(second).toMatchObject({ Urgent: false })
    expect(second?.lines).toHaveLength(3)
  })
})

describe('an order sent more than once', () => {
  it('is one request for one key, also when both come at once', async () => {
    const { person, input } = await site.orderer()
    const headers = keyed()
    const [one, two] = await Promise.all([site.place(person, input, headers), site.place(person, input, headers)])
    const third = await site.place(person, input, headers)
    const numbers = [one, two, third].map((reply) => reply.answer.aanvraagnummer)
    expect(new Set(numbers).size).toBe(1)
    await site.outcomeOf(person, third.answer.aanvraagnummer)
    expect(await site.books.requestsFor(person.locationNo)).toHaveLength(1)
  })

  it('is refused under the same key with other contents', async () => {
    const { person, input } = await site.orderer()
    const headers = keyed()
    await site.place(person, input, headers)
    const other = await site.place(person, { ...input, reference: 'Anders' }, headers)
    expect(other.problem).toMatchObject({ status: 409, code: 'verzoek.sleutel_hergebruikt' })
  })

  it('is one request when two windows order the same list', async () => {
    const { person, input } = await site.orderer()
    const replies = await Promise.all([site.place(person, input, keyed()), site.place(person, input, keyed())])
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400])
    expect(replies.find((reply) => reply.status === 400)?.problem?.code).toBe('bestellen.lijst_leeg')
    expect(await countRequests(site, person.locationNo)).toBe(1)
  })
})

describe('while the back office fails', () => {
  it('takes the order, and the number follows when it is back', async () => {
    const { person, input } = await site.orderer()
    await site.books.fault({ kind: 'status', status: 503, scope: '*' })
    const { answer } = await site.place(person, input)
    expect(answer).toMatchObject({ erpNummer: null, status: 'wachtrij' })
    expect((await readList(site, person)).items).toEqual([])
    await site.books.clearFaults()
    const read = { gebruikerLogin: person.userName, materieellocatie: person.locationNo }
    const request = await waitFor(async () => {
      site.clock.advance(60_000)
      const reply = await site.portal.post(contract.requests.getRequests, read, { as: person.userName })
      return reply.answer.items.find((item) => item.erpNummer !== null)
    }, 40_000)
    expect(request).toMatchObject({ aanvraagnummer: answer.aanvraagnummer, verzending: 'bevestigd' })
    const booked = await site.books.requestsFor(person.locationNo)
    expect(booked.map((entry) => entry.No)).toEqual([request.erpNummer])
  })

  it('answers without waiting for a back office that takes long', async () => {
    const { person, input } = await site.orderer()
    await site.books.fault({ kind: 'delay', ms: 3000, scope: 'CreateRequest', times: 1 })
    const { answer } = await site.place(person, input)
    expect(await site.books.requestsFor(person.locationNo)).toEqual([])
    expect((await site.outcomeOf(person, answer.aanvraagnummer)).verzending).toBe('bevestigd')
  })

  it('is in the books once when the answer of the back office got lost', async () => {
    const { person, input } = await site.orderer()
    await site.books.fault({ kind: 'drop-after', scope: 'CreateRequest', times: 1 })
    const { answer } = await site.place(person, input)
    const read = { aanvraagnummer: answer.aanvraagnummer }
    const request = await waitFor(async () => {
      site.clock.advance(60_000)
      const reply = await site.portal.post(contract.requests.getRequest, read, { as: person.userName })
      return reply.answer.erpNummer === null ? null : reply.answer
    }, 40_000)
    expect((await site.books.requestsFor(person.locationNo)).map((entry) => entry.No)).toEqual([request.erpNummer])
    expect(request.regels).toHaveLength(3)
  })

  it('says why the back office refused, and gives the lines back to the list', async () => {
    const { person, input } = await site.orderer()
    await site.books.setRow('PortaalLocatie', { No: person.locationNo }, { Blocked: true })
    const { answer } = await site.place(person, input)
    const refused = await site.outcomeOf(person, answer.aanvraagnummer)
    expect(refused).toMatchObject({ verzending: 'geweigerd', status: 'Disapproved', erpNummer: null })
    expect(refused.reden).toContain('geblokkeerd')
    const list = await readList(site, person)
    expect(list.items.map((item) => [item.materieelSoort, item.aantal])).toEqual([
      ['MOLEN', 1],
      ['BEZEM', 2],
      ['HELM', 3],
    ])
  })
})
