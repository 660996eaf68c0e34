import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildAddress, buildLocation } from '../../../test/builders.ts'
import { countRequests, type OrderingSite, type Person, startOrderingSite } from '../../../test/ordering-site.ts'
import { startTestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { transport, requests } = contract
type Input = CallInput<typeof transport.placeTransport>

let site: OrderingSite
beforeAll(async () => {
  site = await startOrderingSite({ TransportAanvraag_NaarEigenLocatie: true })
})
afterEach(() => site.books.clearFaults())
afterAll(() => site.close())

/** A person with two locations, and what the wizard sends for a load from the first to the second. */
async function asker(at: { role?: string } = {}): Promise<{ person: Person; target: string; input: Input }> {
  const person = await site.person(at)
  const target = await site.target(person)
  const input: Input = {
    language: 'nl-NL',
    gebruiker: person.userName,
    materieelLocatie: person.locationNo,
    reference: 'Kraandelen',
    transportDatum: '2026-12-01',
    keuzeLaadTijd: '2',
    laadtijdStart: '08:00',
    laadtijdEind: '10:00',
    keuzeLosTijd: '3',
    transportmiddel: 'Dieplader',
    lading: 'Twee mastdelen van 6 meter, 3 ton',
    laadopties: ['Kraan aanwezig', 'Heftruck aanwezig'],
    wieLaadt: 'Vervoerder',
    vanWerkadres: 'Poort 2',
    vanAdres: 'Kade 12',
    vanPostcode: '3011 AA',
    vanPlaats: 'Rotterdam',
    vanContactpersoon: 'Jan de Boer',
    vanTelefoonnummer: '06 12345678',
    endLocatie: target,
    endWerkadres: 'Hal 3',
    endAdres: 'Loswal 4',
    endPostcode: '3000 BB',
    endPlaats: 'Breda',
    endContactpersoon: 'Piet Los',
    endTelefoonnummer: '06 87654321',
    voorwaardenGeaccepteerd: true,
  }
  return { person, target, input }
}

const ask = (person: Person, input: Input, headers: Record<string, string> = {}) =>
  site.portal.post(transport.placeTransport, input, { as: person.userName, headers })

describe('asking for transport', () => {
  it('is a request that the books have once, with load, times and both addresses (R-GEN-08)', async () => {
    const { person, target, input } = await asker()
    const { answer } = await ask(person, input)
    expect(answer).toMatchObject({ aanvraagnummer: expect.stringMatching(/^P-1\d{5}$/), status: 'wachtrij' })
    const request = await site.outcomeOf(person, answer.aanvraagnummer)
    expect(request).toMatchObject({
      vanLocatie: `${person.locationNo} Bouwplaats ${person.locationNo}`,
      naarLocatie: `${target} Bouwplaats ${target}`,
      ophaaladres: { naam: 'Poort 2', adres: 'Kade 12', plaats: 'Rotterdam', contactpersoon: 'Jan de Boer' },
      transport: { lading: input.lading, keuzeLaadTijd: '2', laadtijdStart: '08:00', laadopties: input.laadopties },
      verzending: 'bevestigd',
      soort: 'Overige_verplaatsingen',
      transportmiddel: 'Dieplader',
    })
    expect(await site.books.requestsFrom(person.locationNo)).toMatchObject([
      {
        No: request.erpNummer,
        Type: 'Overige verplaatsingen',
        Delivery_Date: '2026-12-01',
        From_Location: person.locationNo,
        To_Location: target,
        Reference: 'Kraandelen',
        Transport_Means: 'Dieplader',
        Load: 'Twee mastdelen van 6 meter, 3 ton',
        Loaded_By: 'Vervoerder',
        Loading_Options: 'Kraan aanwezig, Heftruck aanwezig',
        Loading_Time: 'Ochtend 08:00-10:00',
        Unloading_Time: 'Middag',
        Pickup_Name: 'Poort 2',
        Pickup_Address: 'Kade 12',
        Pickup_City: 'Rotterdam',
        Pickup_Contact: 'Jan de Boer',
        Address: 'Loswal 4',
        City: 'Breda',
        Contact: 'Piet Los',
        lines: [],
      },
    ])
  })

  it('hands over a long load whole, line by line', async () => {
    const { person, input } = await asker()
    const lading = Array.from({ length: 60 }, (_, index) => `1 × Betonmolen (MOLEN-${index})`).join('\n')
    const { answer } = await ask(person, { ...input, lading })
    expect((await site.outcomeOf(person, answer.aanvraagnummer)).transport?.lading).toBe(lading)
    expect(await site.books.requestsFrom(person.locationNo)).toMatchObject([{ Load: lading }])
  })

  it('is shown at both ends', async () => {
    const { person, target, input } = await asker()
    const { answer } = await ask(person, input)
    for (const materieellocatie of [person.locationNo, target]) {
      const asked = { gebruikerLogin: person.userName, materieellocatie }
      const { items } = (await site.portal.post(requests.getRequests, asked, { as: person.userName })).answer
      expect(items.map((item) => [item.aanvraagnummer, item.materieellocatie])).toEqual([
        [answer.aanvraagnummer, materieellocatie],
      ])
    }
  })

  it('takes the text of addresses from the record, whatever the client says they are', async () => {
    const { person, target, input } = await asker()
    await buildAddress(site.portal, { locationNo: target, code: 'L1', name: 'Hal 9', address: 'Havenweg 1' })
    const known = { ...input, vanAdressCode: person.locationNo, vanAdres: 'Elders 1', endAdressCode: 'L1' }
    const { answer } = await ask(person, known)
    await site.outcomeOf(person, answer.aanvraagnummer)
    expect(await site.books.requestsFrom(person.locationNo)).toMatchObject([
      { Pickup_Address: 'Werkweg 1', Address: 'Havenweg 1' },
    ])
  })

  it('has a mail with what was asked, in the language of the person', async () => {
    const { person, input } = await asker()
    const { answer } = await ask(person, {
      ...input,
      language: 'de-DE',
      emailOnderwerp: 'Eilig',
      emailTekst: '<b>Danke</b>',
    })
    const mails = (await site.portal.mails()).filter(({ subjectId }) => subjectId === answer.aanvraagnummer)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(`Anfrage ${answer.aanvraagnummer} eingegangen: Eilig`)
    expect(mails[0]?.textBody).toContain('Ladung: Twee mastdelen van 6 meter, 3 ton')
    expect(mails[0]?.textBody).toContain('Ladezeit: Von 08:00 bis 10:00 Uhr')
    expect(mails[0]?.htmlBody).toContain('&lt;b&gt;Danke&lt;/b&gt;')
  })

  it('is one request for one key', async () => {
    const { person, input } = await asker()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [one, two] = await Promise.all([ask(person, input, headers), ask(person, input, headers)])
    expect(one.answer.aanvraagnummer).toBe(two.answer.aanvraagnummer)
    expect(await countRequests(site, person.locationNo)).toBe(1)
  })

  it('waits while the back office is away and arrives once', async () => {
    const { person, input } = await asker()
    await site.books.fault({ kind: 'status', status: 503, scope: '*' })
    const { answer } = await ask(person, input)
    expect(answer.status).toBe('wachtrij')
    await site.books.clearFaults()
    site.clock.advance(60_000)
    expect((await site.outcomeOf(person, answer.aanvraagnummer)).verzending).toBe('bevestigd')
    expect(await site.books.requestsFrom(person.locationNo)).toHaveLength(1)
  })
})

describe('transport is refused', () => {
  it.each<[string, string, Partial<Input>]>([
    ['validatie.verplicht', 'lading', { lading: ' ' }],
    ['validatie.verplicht', 'transportmiddel', { transportmiddel: '' }],
    ['validatie.verplicht', 'transportDatum', { transportDatum: null }],
    ['validatie.keuze', 'transportmiddel', { transportmiddel: 'Bakfiets' }],
    ['validatie.keuze', 'laadopties', { laadopties: ['Kraan aanwezig', 'Kruiwagen'] }],
    ['validatie.keuze', 'wieLaadt', { wieLaadt: 'Niemand' }],
    ['validatie.voorwaarden', 'voorwaardenGeaccepteerd', { voorwaardenGeaccepteerd: false }],
    ['datum.weekend', 'transportDatum', { transportDatum: '2026-12-05' }],
    ['datum.verleden', 'transportDatum', { transportDatum: '2026-11-18' }],
    ['tijd.eind_voor_start', 'laadtijdEind', { laadtijdEind: '07:30' }],
    ['tijd.lossen_voor_laden', 'keuzeLosTijd', { laadtijdStart: '13:00', laadtijdEind: '', keuzeLosTijd: '2' }],
    ['verzoek.onjuist', 'lostijdStart', { lostijdStart: '25:00' }],
    ['adres.niet_gevonden', 'endAdressCode', { endAdressCode: 'NIETS' }],
  ])('with %s beside %s (R-REQ-07, R-DATE-11, R-DATE-12)', async (code, field, changes) => {
    const { person, input } = await asker()
    const { problem } = await ask(person, { ...input, ...changes })
    expect(problem).toMatchObject({ code, field })
    expect(await countRequests(site, person.locationNo)).toBe(0)
  })

  it('to the location itself, to a blocked one and to one of another customer (R-RULE-06)', async () => {
    const { person, target, input } = await asker()
    const foreign = await buildLocation(site.portal, { customerNo: 'K9' })
    const codeOf = async (endLocatie: string) => (await ask(person, { ...input, endLocatie })).problem?.code
    expect(await codeOf(person.locationNo)).toBe('verplaatsen.zelfde_locatie')
    expect(await codeOf(foreign)).toBe('error.niet_gevonden')
    await site.portal.db.execute(sql`update erp_locations set blocked = true where no = ${target}`)
    expect(await codeOf(target)).toBe('verplaatsen.doel_geblokkeerd')
  })

  it('for a read-only role, a foreign location and a blocked one (R-ROLE-30, R-RULE-07)', async () => {
    const reader = await asker({ role: 'administration' })
    expect((await ask(reader.person, reader.input)).status).toBe(403)
    const { person, input } = await asker()
    const other = await site.person()
    expect((await ask(person, { ...input, materieelLocatie: other.locationNo })).status).toBe(404)
    await site.portal.db.execute(sql`update erp_locations set blocked = true where no = ${person.locationNo}`)
    site.portal.open.memory.forget(['access'])
    expect((await ask(person, input)).problem?.code).toBe('locatie.geblokkeerd')
  })
})

describe('transport to an own location', () => {
  it('needs its own setting, apart from moving (R-RULE-05)', async () => {
    const { person, input } = await asker()
    const strict = await startTestPortal({
      clock: site.clock,
      database: site.portal.database,
      settings: { TransportAanvraag_NaarEigenLocatie: false, Verplaatsen_NaarEigenLocatie: true },
    })
    try {
      const reply = await strict.post(transport.placeTransport, input, { as: person.userName })
      expect(reply.problem).toMatchObject({ code: 'transport.eigen_locatie', field: 'endLocatie' })
      const shared = await buildLocation(site.portal, {})
      const toShared = { ...input, endLocatie: shared }
      expect((await strict.post(transport.placeTransport, toShared, { as: person.userName })).status).toBe(200)
    } finally {
      await strict.close()
    }
  })
})
