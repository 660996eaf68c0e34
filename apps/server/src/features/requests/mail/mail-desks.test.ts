import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LeavingSite, moveOf, removalOf, startLeavingSite } from '../../../../test/leaving-site.ts'
import type { Person } from '../../../../test/ordering-site.ts'

const desks = [
  'Aanvraag',
  'Afvoer',
  'Verplaatsing',
  'TransportAanvraag',
  'Beheer',
  'Klacht',
  'LocatieAfmelden',
] as const
const deskOf = (name: string) => `${name.toLowerCase()}@desk.example`

let site: LeavingSite
beforeAll(async () => {
  site = await startLeavingSite({
    ...Object.fromEntries(desks.map((name) => [`Email_${name}`, deskOf(name)])),
    TransportAanvraag_NaarEigenLocatie: true,
  })
})
afterAll(() => site.close())

const there = {
  ...{ endWerkadres: 'Hal 3', endAdres: 'Loswal 4', endPostcode: '3000 BB', endPlaats: 'Breda' },
  ...{ endContactpersoon: 'Piet Los', endTelefoonnummer: '06 87654321' },
}
const load = {
  ...{ reference: 'Kraandelen', transportDatum: '2026-12-01' },
  ...{ transportmiddel: 'Dieplader', lading: 'Twee mastdelen', laadopties: ['Kraan aanwezig'], wieLaadt: 'Vervoerder' },
  ...{ vanWerkadres: 'Poort 2', vanAdres: 'Kade 12', vanPostcode: '3011 AA', vanPlaats: 'Rotterdam' },
  ...{ vanContactpersoon: 'Jan de Boer', vanTelefoonnummer: '06 12345678', voorwaardenGeaccepteerd: true },
}

/** Sends a request of a kind; its number and who sent it. */
const send: Readonly<Record<string, () => Promise<readonly [Person, string]>>> = {
  async Aanvraag() {
    const { person, input } = await site.orderer()
    return [person, (await site.place(person, input)).answer.aanvraagnummer]
  },
  async Afvoer() {
    const person = await site.leaver()
    const sent = await site.portal.post(contract.removing.placeRemoval, removalOf(person), { as: person.userName })
    return [person, sent.answer.aanvraagnummer]
  },
  async Verplaatsing() {
    const person = await site.leaver()
    const input = moveOf(person, await site.target(person))
    const sent = await site.portal.post(contract.moving.placeMove, input, { as: person.userName })
    return [person, sent.answer.aanvraagnummer]
  },
  async TransportAanvraag() {
    const person = await site.person()
    const endLocatie = await site.target(person)
    const owner = { language: 'nl-NL', gebruiker: person.userName, materieelLocatie: person.locationNo } as const
    const times = { keuzeLaadTijd: '1', keuzeLosTijd: '3' } as const
    const input = { ...owner, ...load, ...times, ...there, endLocatie }
    const sent = await site.portal.post(contract.transport.placeTransport, input, { as: person.userName })
    return [person, sent.answer.aanvraagnummer]
  },
}

describe('the confirmation of a request', () => {
  it.each(Object.entries(send))(
    'goes to the person and to the one desk whose address stands in Email_%s (R-SET-29)',
    async (name, placed) => {
      const [person, number] = await placed()
      const mails = (await site.portal.mails()).filter(({ subjectId }) => subjectId === number)
      expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
        [deskOf(name), `${person.userName}@example.com`].toSorted(),
      )
    },
  )
})
