import { type Complaint, type ComplaintDetails, complaints } from '@portal/contract/complaints.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  answer,
  buildLocation,
  freshPortal,
  logIn,
  openPage,
  refusal,
  sentTo,
  shownPath,
  uuid,
} from '../../../test/stand-in.tsx'

const build = (part: Partial<Complaint> = {}): Complaint => ({
  ...{ id: 'KP26-1', nummer: 'KP26-1', omschrijving: 'Start niet', type: 'Materieel', factuurNummer: 'VF-9' },
  ...{ telefoonnummer: '06 12', urgentie: 'Hoog', referentie: 'Blok A', ontvangenOp: '2026-11-19' },
  ...{ verwachteOplosDatum: '2026-11-26', werkelijkeOplosDatum: '2026-11-24', doorlooptijd: 5 },
  ...{ status: 'Afgehandeld', verzending: 'bevestigd', gemeldDoor: 'Eva Bouwer', materieellocatie: '10001' },
  ...{ locatieOmschrijving: 'Hal 3', ongelezen: 0 },
  ...part,
})
const details = (part: Partial<ComplaintDetails> = {}): ComplaintDetails => ({
  ...build(),
  ...{ ontvangen: '2026-11-19T09:00:00.000Z', notitie: 'Staat naast de keet.', over: null, reden: '' },
  ...{ vervangen: false, eigen: true, magReageren: true },
  regels: [
    {
      ...{ id: 'KP26-1/20000', tekst: 'Morgen omgeruild.', auteur: 'BALIE', eigen: false, vanBackoffice: true },
      ...{ moment: '2026-11-20T09:00:00.000Z', verzending: 'bevestigd', reden: '' },
    },
  ],
  ...part,
})

beforeEach(() => {
  freshPortal()
  logIn()
  answer(complaints.getDocuments, { items: [] })
  answer(complaints.getUnread, { items: [] })
})

describe('feedback', () => {
  it('begins with what is open here and the ways on (R-ROUTE-57)', async () => {
    answer(complaints.getComplaints, {
      items: [
        build(),
        build({ id: 'KP26-2', omschrijving: 'Lekt olie', status: 'Wachten', werkelijkeOplosDatum: null }),
      ],
    })
    await openPage('/klachten')
    expect(await screen.findByRole('link', { name: 'Lekt olie' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Start niet' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Feedback geven' })).toBeTruthy()
  })

  it('is given with one rule on both sides, about what somebody looked at (R-ROUTE-58)', async () => {
    const person = userEvent.setup()
    answer(complaints.createComplaint, { id: uuid(1), verwachteOplosDatum: '2026-11-26', mail: 'uit' })
    answer(complaints.getComplaint, details({ nummer: null, status: null, verzending: 'wachtrij' }))
    await openPage('/klachten-aanmaken?over=order&nummer=VO-7')
    const send = await screen.findByRole('button', { name: 'Feedback versturen' })
    expect(screen.getAllByText('Order VO-7').length).toBeGreaterThan(0)
    await person.click(send)
    expect(sentTo(complaints.createComplaint)).toEqual([])
    await person.type(screen.getByLabelText(/Wat is er aan de hand/), 'Start niet')
    await person.selectOptions(screen.getByLabelText(/Soort/), 'Materieel')
    await person.selectOptions(screen.getByLabelText(/Urgentie/), 'Hoog')
    await person.click(send)
    expect(await screen.findByText(/Het nummer volgt/)).toBeTruthy()
    expect(sentTo(complaints.createComplaint)[0]?.input).toMatchObject({
      ...{ omschrijving: 'Start niet', referentie: 'Order VO-7', over: { soort: 'order', nummer: 'VO-7' } },
    })
    expect(shownPath()).toBe(`/klacht-details/${uuid(1)}`)
  })

  it('of a location stands in a table that opens one, narrowed by how far it is (R-ROUTE-59)', async () => {
    answer(complaints.getComplaints, { items: [build(), build({ id: 'KP26-2', nummer: 'KP26-2', status: 'Wachten' })] })
    answer(complaints.getComplaint, details())
    await openPage('/klachten-overzicht?stand=Finished')
    const table = await screen.findByRole('table', { name: 'Feedbackoverzicht' })
    expect(within(table).queryByText('KP26-2')).toBeNull()
    await userEvent.setup().click(within(table).getByRole('link', { name: 'KP26-1' }))
    expect(await screen.findByRole('heading', { name: 'Feedback KP26-1' })).toBeTruthy()
    expect(shownPath()).toBe('/klacht-details/KP26-1')
  })

  it('that there is none of says so (R-MSG-37)', async () => {
    answer(complaints.getComplaints, { items: [] })
    await openPage('/klachten-overzicht')
    expect(await screen.findByText('Er is geen feedback voor deze locatie.')).toBeTruthy()
  })

  it('of the whole company stands with how long it takes (R-ROUTE-60)', async () => {
    answer(complaints.getOverview, {
      items: [
        build(),
        build({
          id: 'KP26-2',
          doorlooptijd: null,
          werkelijkeOplosDatum: null,
          verwachteOplosDatum: '2020-01-01',
          status: 'Wachten',
        }),
      ],
    })
    await openPage('/klachten-overzicht-directie')
    const figure = async (name: string) => (await screen.findAllByText(name))[0]?.parentElement?.textContent
    expect(await figure('Gemiddelde doorlooptijd')).toContain('5 dagen')
    expect(await figure('Te laat')).toContain('1')
  })
})

describe('one piece of feedback', () => {
  it('shows all that is known of it and what was said (R-ENT-32)', async () => {
    answer(complaints.getComplaint, details())
    answer(complaints.getDocuments, {
      items: [
        {
          documentNummer: null,
          naam: 'schade.png',
          mimeType: 'image/png',
          grootte: 9,
          datum: null,
          verzending: 'wachtrij',
          reden: '',
        },
      ],
    })
    await openPage('/klacht-details/KP26-1')
    for (const shown of [
      'Start niet',
      'Materieel',
      'VF-9',
      '06 12',
      'Staat naast de keet.',
      'Hoog',
      'Blok A',
      '26-11-2026',
      '5 dagen',
      'Afgehandeld',
      'Morgen omgeruild.',
      'schade.png',
    ])
      expect((await screen.findAllByText(shown)).length, shown).toBeGreaterThan(0)
    expect(screen.getAllByText('24-11-2026').length).toBeGreaterThan(0)
  })

  it('is replied to, once and with its text', async () => {
    const person = userEvent.setup()
    answer(complaints.getComplaint, details())
    answer(complaints.addComment, { id: uuid(2) })
    await openPage('/klacht-details/KP26-1')
    await person.type(await screen.findByLabelText(/Uw reactie/), 'Nog steeds stuk')
    await person.click(screen.getByRole('button', { name: 'Reageren' }))
    expect(sentTo(complaints.addComment).map(({ input }) => input)).toEqual([
      { klachtId: 'KP26-1', tekst: 'Nog steeds stuk' },
    ])
  })

  it('that is unknown leads back to all (R-MSG-36)', async () => {
    answer(complaints.getComplaint, () => refusal(404, 'error.niet_gevonden'))
    await openPage('/klacht-details/NIETS')
    expect(await screen.findByText('De feedback is niet gevonden.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alle feedback' })).toBeTruthy()
  })

  it('that was refused says why and leads to its form', async () => {
    answer(
      complaints.getComplaint,
      details({ verzending: 'geweigerd', reden: 'De locatie bestaat niet.', magReageren: false }),
    )
    await openPage('/klacht-details/KP26-1')
    expect(await screen.findByText('De locatie bestaat niet.')).toBeTruthy()
    expect(screen.queryByLabelText(/Uw reactie/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Corrigeren en opnieuw versturen' })).toBeTruthy()
  })
})

describe('the hub of the location', () => {
  it('offers to give feedback, its overview and that of management to who may (R-SCR-HUB-16, R-SCR-HUB-17, R-SCR-HUB-18)', async () => {
    logIn(buildLocation({ rol: 'management' }))
    await openPage('/locatie')
    const give = await screen.findByRole('link', { name: /^Feedback geven/ })
    expect(give.getAttribute('href')).toBe('/klachten-aanmaken')
    const overviews = screen.getAllByRole('link', { name: /^Feedbackoverzicht/ })
    expect(overviews.map((link) => link.getAttribute('href'))).toEqual([
      '/klachten-overzicht',
      '/klachten-overzicht-directie',
    ])
  })

  it('offers to give none to who only looks on, and management to nobody else', async () => {
    logIn(buildLocation({ rol: 'administration' }))
    await openPage('/locatie')
    expect(await screen.findByRole('link', { name: /^Feedbackoverzicht/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Feedback geven/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /voor de directie/ })).toBeNull()
  })
})
