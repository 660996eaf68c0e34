import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LeavingSite, moveOf, removalOf, startLeavingSite } from '../../../test/leaving-site.ts'
import type { Person } from '../../../test/ordering-site.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { sql } from '../../platform/db/query.ts'

const { moving, removing, requests, transport } = contract
let site: LeavingSite

beforeAll(async () => {
  site = await startLeavingSite({ TransportAanvraag_NaarEigenLocatie: true })
  // Nothing is taken, and nothing arrives: what is sent waits.
  await site.books.fault({ kind: 'lock', scope: 'CreateRequest', times: null })
})
afterAll(() => site.close())

interface Sent {
  readonly person: Person
  readonly number: string
}

/** Withdraws it; gives where its write is then, and what the request says. */
async function takeBack({ person, number }: Sent) {
  // While a try is on its way it cannot be withdrawn; each ends soon, and in vain.
  const { status } = await waitFor(async () => {
    const reply = await withdraw({ person, number })
    return reply.problem?.code === 'aanvraag.al_onderweg' ? null : reply
  })
  const { rows } = await site.portal.db.execute<{ state: string }>(
    sql`select state from erp_outbox where subject = ${number}`,
  )
  const request = await site.portal.post(requests.getRequest, { aanvraagnummer: number }, { as: person.userName })
  return { status, state: rows[0]?.state, delivery: request.answer.verzending }
}

const withdraw = ({ person, number }: Sent) =>
  site.portal.post(requests.withdrawRequest, { aanvraagnummer: number }, { as: person.userName })

const takenBack = { status: 204, state: 'cancelled', delivery: 'ingetrokken' }

describe('withdrawing before the back office has anything', () => {
  it('takes back an order, whose lines are on the order list again', async () => {
    const { person, input } = await site.orderer()
    const { answer } = await site.place(person, input)
    expect(await takeBack({ person, number: answer.aanvraagnummer })).toEqual(takenBack)
  })

  it('takes back a removal, whose pieces are on the removal list again and can be sent again', async () => {
    const person = await site.leaver()
    const { answer } = await site.portal.post(removing.placeRemoval, removalOf(person), { as: person.userName })
    expect((await site.readList(person)).lines).toEqual([])
    expect(await takeBack({ person, number: answer.aanvraagnummer })).toEqual(takenBack)
    expect((await site.readList(person)).lines).toEqual([
      [person.piece, 1],
      ['HEK', 8],
    ])
    const again = await site.portal.post(removing.placeRemoval, removalOf(person), { as: person.userName })
    expect(again.status).toBe(200)
  })

  it('takes back a move, whose pieces are on the removal list again', async () => {
    const person = await site.leaver()
    const target = await site.target(person)
    const { answer } = await site.portal.post(moving.placeMove, moveOf(person, target), { as: person.userName })
    expect(await takeBack({ person, number: answer.aanvraagnummer })).toEqual(takenBack)
    expect((await site.readList(person)).lines).toHaveLength(2)
  })

  it('takes back a transport', async () => {
    const person = await site.person()
    const endLocatie = await site.target(person)
    const { answer } = await site.portal.post(
      transport.placeTransport,
      {
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
        lading: 'Twee mastdelen',
        laadopties: [],
        wieLaadt: 'Vervoerder',
        vanWerkadres: 'Poort 2',
        vanAdres: 'Kade 12',
        vanPostcode: '3011 AA',
        vanPlaats: 'Rotterdam',
        vanContactpersoon: 'Jan de Boer',
        vanTelefoonnummer: '06 12345678',
        endLocatie,
        endWerkadres: 'Hal 3',
        endAdres: 'Loswal 4',
        endPostcode: '3000 BB',
        endPlaats: 'Breda',
        endContactpersoon: 'Piet Los',
        endTelefoonnummer: '06 87654321',
        voorwaardenGeaccepteerd: true,
      },
      { as: person.userName },
    )
    expect(await takeBack({ person, number: answer.aanvraagnummer })).toEqual(takenBack)
  })
})
