import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildAddress, buildLocation } from '../../../test/builders.ts'
import { type LeavingSite, moveOf, startLeavingSite } from '../../../test/leaving-site.ts'
import { countRequests, type Person } from '../../../test/ordering-site.ts'
import { startTestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { locations, moving, removing, requests } = contract
type Input = CallInput<typeof moving.placeMove>

let site: LeavingSite
beforeAll(async () => {
  site = await startLeavingSite()
})
afterEach(() => site.books.clearFaults())
afterAll(() => site.close())

const send = (person: Person, input: Input, headers: Record<string, string> = {}) =>
  site.portal.post(moving.placeMove, input, { as: person.userName, headers })

async function mover() {
  const eva = await site.leaver()
  const target = await site.target(eva)
  return { eva, target, input: moveOf(eva, target) }
}

describe('moving what is on the list', () => {
  it('is in the books once, with pieces, quantities, dates and both addresses (R-GEN-07)', async () => {
    const { eva, target, input } = await mover()
    const { answer } = await send(eva, input)
    const request = await site.outcomeOf(eva, answer.aanvraagnummer)
    expect(request).toMatchObject({ soort: 'Overige_verplaatsingen', verplaatsDatum: '2026-12-01' })
    const booked = await site.books.requestsFrom(eva.locationNo)
    expect(booked).toHaveLength(1)
    expect(booked[0]).toMatchObject({
      No: request.erpNummer,
      Type: 'Overige verplaatsingen',
      From_Location: eva.locationNo,
      To_Location: target,
      Delivery_Date: '2026-12-01',
      Return_Date: '2026-12-15',
      Address: 'Loswal 4',
      City: 'Breda',
      Contact: 'Piet Los',
      Phone_No: '06 87654321',
      Pickup_Address: 'Werkweg 1',
      Pickup_City: 'Utrecht',
      Reference: 'Fase 2',
      Remark: 'Voor de ruwbouw',
    })
    expect(booked[0]?.lines.map((line) => [line.No, line.Plant_No, Number(line.Quantity)])).toEqual([
      ['MOLEN', eva.piece, 1],
      ['HEK', '', 8],
    ])
  })

  it('clears the list, and is shown at both ends (R-WIZ-19)', async () => {
    const { eva, target, input } = await mover()
    const { answer } = await send(eva, input)
    expect((await site.readList(eva)).lines).toEqual([])
    for (const materieellocatie of [eva.locationNo, target]) {
      const asked = { gebruikerLogin: eva.userName, materieellocatie }
      const { items } = (await site.portal.post(requests.getRequests, asked, { as: eva.userName })).answer
      expect(items.map((item) => item.aanvraagnummer)).toEqual([answer.aanvraagnummer])
    }
  })

  it('takes the text of the target address from its code', async () => {
    const { eva, target, input } = await mover()
    await buildAddress(site.portal, { locationNo: target, code: 'Z', address: 'Zuidpoort 1' })
    const { answer } = await send(eva, { ...input, endAdressCode: 'Z' })
    await site.outcomeOf(eva, answer.aanvraagnummer)
    expect(await site.books.requestsFrom(eva.locationNo)).toMatchObject([
      { Address: 'Zuidpoort 1', Contact: 'Piet Los' },
    ])
  })

  it('needs no text of an address that its code stands for', async () => {
    const { eva, target, input } = await mover()
    await buildAddress(site.portal, { locationNo: target, code: 'Z', address: 'Zuidpoort 1' })
    const nothing = { endWerkadres: '', endAdres: '', endPostcode: '', endPlaats: '' }
    const { answer } = await send(eva, { ...input, ...nothing, endAdressCode: 'Z' })
    await site.outcomeOf(eva, answer.aanvraagnummer)
    expect(await site.books.requestsFrom(eva.locationNo)).toMatchObject([{ Address: 'Zuidpoort 1', City: 'Utrecht' }])
  })

  it('mails the person where it goes', async () => {
    const { eva, target, input } = await mover()
    const { answer } = await send(eva, { ...input, language: 'en-US' })
    const mails = (await site.portal.mails()).filter((mail) => mail.subjectId === answer.aanvraagnummer)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.textBody).toContain(`To location: ${target} Bouwplaats ${target}`)
    expect(mails[0]?.textBody).toContain('Move date: December 1, 2026')
  })

  it('is one request for one key', async () => {
    const { eva, input } = await mover()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [one, two] = await Promise.all([send(eva, input, headers), send(eva, input, headers)])
    expect(one.answer).toEqual(two.answer)
    expect(await countRequests(site, eva.locationNo)).toBe(1)
  })

  it('is one request when another window removes the same list meanwhile', async () => {
    const { eva, input } = await mover()
    const { language, gebruiker, materieelLocatie, reference, opmerking, vanLocatieAddressen } = input
    const removal = {
      ...{ language, gebruiker, materieelLocatie, reference, opmerking, vanLocatieAddressen },
      ...{ gewensteAfvoerDatum: '2026-12-01', zelfAfvoeren: false, depotnummer: 'D1', depotAdressCode: '' },
    }
    const replies = await Promise.all([
      send(eva, input),
      site.portal.post(removing.placeRemoval, removal, { as: eva.userName }),
    ])
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 400])
    expect(replies.find((reply) => reply.status === 400)?.problem?.code).toBe('afvoerlijst.leeg')
    expect(await countRequests(site, eva.locationNo)).toBe(1)
  })

  it('refused by the back office gives its lines back, beside what is on the list again', async () => {
    const { eva, target, input } = await mover()
    await site.books.setRow('PortaalLocatie', { No: target }, { Blocked: true })
    await site.books.fault({ kind: 'delay', ms: 500, scope: 'CreateRequest', times: 1 })
    const { answer } = await send(eva, input)
    await site.add(eva, { no: 'MOLEN', plantNo: eva.piece, quantity: 1 })
    await site.add(eva, { no: 'HEK', quantity: 2 })
    expect((await site.outcomeOf(eva, answer.aanvraagnummer)).verzending).toBe('geweigerd')
    expect((await site.readList(eva)).lines).toEqual([
      [eva.piece, 1],
      ['HEK', 10],
    ])
  })
})

describe('a move is refused', () => {
  it.each<[string, string, Partial<Input>]>([
    ['validatie.keuze', 'transportmiddel', { transportmiddel: 'Bakfiets' }],
    ['validatie.verplicht', 'verplaatsDatum', { verplaatsDatum: null }],
    ['validatie.verplicht', 'endLocatie', { endLocatie: '' }],
    ['validatie.verplicht', 'endWerkadres', { endWerkadres: '' }],
    ['validatie.verplicht', 'endContactpersoon', { endContactpersoon: ' ' }],
    ['validatie.verplicht', 'vanLocatieAddressen', { vanLocatieAddressen: [] }],
    ['datum.weekend', 'verplaatsDatum', { verplaatsDatum: '2026-12-05' }],
    ['datum.verleden', 'verplaatsDatum', { verplaatsDatum: '2026-11-18' }],
    ['datum.retour_voor_lever', 'retourDatum', { retourDatum: '2026-11-30' }],
    ['adres.niet_gevonden', 'endAdressCode', { endAdressCode: 'NIETS' }],
  ])('with %s beside %s (R-REQ-04, R-DATE-08, R-DATE-09)', async (code, field, changes) => {
    const { eva, input } = await mover()
    expect((await send(eva, { ...input, ...changes })).problem).toMatchObject({ code, field })
    expect((await site.readList(eva)).lines).toHaveLength(2)
  })

  it('to where it stands, to a blocked or closed location, and to one of another customer (R-RULE-06)', async () => {
    const { eva, target, input } = await mover()
    const foreign = await buildLocation(site.portal, { customerNo: 'K9' })
    const closed = await buildLocation(site.portal, { state: 'Archived' })
    const codeOf = async (endLocatie: string) => (await send(eva, { ...input, endLocatie })).problem?.code
    expect(await codeOf(eva.locationNo)).toBe('verplaatsen.zelfde_locatie')
    expect(await codeOf(foreign)).toBe('error.niet_gevonden')
    expect(await codeOf('BESTAATNIET')).toBe('error.niet_gevonden')
    expect(await codeOf(closed)).toBe('locatie.niet_bestelbaar')
    await site.portal.db.execute(sql`update erp_locations set blocked = true where no = ${target}`)
    expect(await codeOf(target)).toBe('verplaatsen.doel_geblokkeerd')
    expect((await site.readList(eva)).lines).toHaveLength(2)
  })

  it('for a read-only role and from a blocked location (R-ROLE-30, R-RULE-07)', async () => {
    const reader = await site.leaver({ role: 'administration' })
    expect((await send(reader, moveOf(reader, 'T1'))).status).toBe(403)
    const { eva, input } = await mover()
    await site.portal.db.execute(sql`update erp_locations set blocked = true where no = ${eva.locationNo}`)
    site.portal.open.memory.forget(['access'])
    expect((await send(eva, input)).problem?.code).toBe('locatie.geblokkeerd')
  })
})

describe('where goods can go', () => {
  const targetsOf = async (person: Person, doel: 'van' | 'verplaatsen' | 'transport', portal = site.portal) => {
    const input = { gebruikerLogin: person.userName, materieellocatie: person.locationNo, doel }
    return (await portal.post(locations.getLocationAddresses, input, { as: person.userName })).answer
  }

  it('are own locations and others of the customer, with their addresses, and none that is blocked (R-RULE-06)', async () => {
    const { eva, target } = await mover()
    const blocked = await site.target(eva)
    await site.portal.db.execute(sql`update erp_locations set blocked = true where no = ${blocked}`)
    const sibling = await buildLocation(site.portal)
    const foreign = await buildLocation(site.portal, { customerNo: 'K9' })
    await buildAddress(site.portal, { locationNo: target, code: 'W', name: 'Poort west', workAddress: true })
    const { items, uitgesloten } = await targetsOf(eva, 'verplaatsen')
    const own = items.filter((item) => item.eigen)
    expect(own.map((item) => item.nummer)).toEqual([target])
    expect(own[0]?.adressen.map((address) => address.code)).toEqual(['W', target])
    const numbers = items.map((item) => item.nummer)
    expect(numbers).toContain(sibling)
    for (const no of [foreign, blocked, eva.locationNo]) expect(numbers).not.toContain(no)
    expect(uitgesloten).toEqual([
      { nummer: blocked, omschrijving: `Bouwplaats ${blocked}`, reden: 'verplaatsen.doel_geblokkeerd' },
    ])
  })

  it('are no own locations while the setting of the flow is off, and the call refuses them (R-RULE-04, R-RULE-05)', async () => {
    const { eva, target, input } = await mover()
    const sibling = await buildLocation(site.portal)
    await site.books.setRow('PortaalLocatie', { No: sibling }, { Description: 'Buren', Blocked: false })
    const strict = await startTestPortal({
      clock: site.clock,
      database: site.portal.database,
      settings: { Verplaatsen_NaarEigenLocatie: false, TransportAanvraag_NaarEigenLocatie: true },
    })
    try {
      const closed = await targetsOf(eva, 'verplaatsen', strict)
      expect(closed.items.some((item) => item.eigen)).toBe(false)
      expect(closed.uitgesloten).toMatchObject([{ nummer: target, reden: 'verplaatsen.eigen_locatie' }])
      expect((await targetsOf(eva, 'transport', strict)).items.map((item) => item.nummer)).toContain(target)
      const refused = await strict.post(moving.placeMove, input, { as: eva.userName })
      expect(refused.problem).toMatchObject({ code: 'verplaatsen.eigen_locatie', field: 'endLocatie' })
      const taken = await strict.post(moving.placeMove, { ...input, endLocatie: sibling }, { as: eva.userName })
      expect(taken.status).toBe(200)
    } finally {
      await strict.close()
    }
  })

  it('are no others without a customer, for who has none either', async () => {
    const { eva, input } = await mover()
    const other = await buildLocation(site.portal)
    await site.portal.db.execute(
      sql`update erp_locations set customer_no = '' where no in (${eva.locationNo}, ${other})`,
    )
    site.portal.open.memory.forget(['access'])
    const targets = await targetsOf(eva, 'verplaatsen')
    expect([...targets.items, ...targets.uitgesloten].map(({ nummer }) => nummer)).not.toContain(other)
    expect((await send(eva, { ...input, endLocatie: other })).problem).toMatchObject({
      code: 'error.niet_gevonden',
      field: 'endLocatie',
    })
  })

  it('are the first of thousands, and the rest by number, name, town or street (R-RULE-06)', async () => {
    const { eva } = await mover()
    const customerNo = `GROOT${eva.locationNo}`
    await site.portal.db.execute(sql`update erp_locations set customer_no = ${customerNo} where no = ${eva.locationNo}`)
    await site.portal.db.execute(sql`
      insert into erp_locations (no, description, kind, state, blocked, project_no, customer_no, depot_no, address,
        post_code, city, contact, phone_no, email, row_version)
      select 'G' || n, 'Nieuwbouw kavel ' || n, 'Project', 'Production', n % 10 = 0, '', ${customerNo}, '', 'Singel ' || n,
        '3511 AB', case when n < 4 then 'Nîmes' else 'Breda' end, 'Jan de Vries', '030 1234567', '', 1
      from generate_series(1, 3000) n`)
    site.portal.open.memory.forget(['access'])
    const ask = async (more: Partial<CallInput<typeof locations.getLocationAddresses>>) => {
      const input = {
        gebruikerLogin: eva.userName,
        materieellocatie: eva.locationNo,
        doel: 'verplaatsen',
        ...more,
      } as const
      return (await site.portal.post(locations.getLocationAddresses, input, { as: eva.userName })).answer
    }
    const numbers = async (zoekterm: string) => (await ask({ zoekterm })).items.map(({ nummer }) => nummer)
    const all = await ask({})
    expect(all.totaal).toBeGreaterThan(2700)
    expect(all.items).toHaveLength(50)
    expect(JSON.stringify(await ask({ maximum: 100 })).length).toBeLessThan(50_000)
    expect(await numbers('g2999')).toEqual(['G2999'])
    expect(await numbers('kavel nimes')).toEqual(['G1', 'G2', 'G3'])
    expect(await numbers('SINGEL 1234')).toEqual(['G1234'])
    expect(await numbers('g2990')).toEqual([])
    expect((await ask({ nummer: 'G777' })).items).toMatchObject([
      { nummer: 'G777', adressen: [{ adres: 'Singel 777' }] },
    ])
    expect((await ask({ nummer: 'G770' })).items).toEqual([])
    expect(await ask({ nummer: eva.locationNo })).toMatchObject({ items: [], totaal: 0 })
    // Who looks for where the goods are reads why it is no target; nobody else is bothered with it.
    expect(await ask({ zoekterm: eva.locationNo })).toMatchObject({
      items: [],
      uitgesloten: [{ nummer: eva.locationNo, reden: 'verplaatsen.zelfde_locatie' }],
    })
    expect(all.totaalUitgesloten).toBe(0)
  })

  it('from: the location itself, or those of its project', async () => {
    const { eva, target } = await mover()
    expect((await targetsOf(eva, 'van')).items).toMatchObject([{ nummer: eva.locationNo, eigen: true }])
    const projectNummer = await site.inProject([eva.locationNo, target])
    const input = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, projectNummer }
    const { answer } = await site.portal.post(locations.getLocationAddresses, input, { as: eva.userName })
    expect(answer.items.map((item) => item.nummer)).toEqual([eva.locationNo, target].toSorted())
  })
})
