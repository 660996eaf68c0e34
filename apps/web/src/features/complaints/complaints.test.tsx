import { complaints } from '@portal/contract/complaints.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildComplaint as build, buildComplaintDetails as details } from '../../../test/build-complaint.ts'
import { sendToStandIn } from '../../../test/sending.ts'
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

beforeEach(() => {
  freshPortal()
  logIn()
  answer(complaints.getDocuments, { items: [] })
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

  it('about an invoice begins with its number and the words that its screen prepared', async () => {
    await openPage('/klachten-aanmaken?over=factuur&nummer=VF-9&omschrijving=Te%20lang%20berekend')
    const said = await screen.findByLabelText(/Wat is er aan de hand/)
    expect(said).toHaveProperty('value', 'Te lang berekend')
    expect(screen.getByLabelText(/[Ff]actuurnummer/)).toHaveProperty('value', 'VF-9')
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

  it('takes photos with it, and keeps one on screen that was not sent, to try again', async () => {
    sendToStandIn()
    const person = userEvent.setup()
    answer(complaints.createComplaint, { id: uuid(1), verwachteOplosDatum: '2026-11-26', mail: 'uit' })
    answer(complaints.getComplaint, details({ nummer: null, status: null, verzending: 'wachtrij' }))
    await openPage('/klachten-aanmaken?over=order&nummer=VO-7')
    await person.type(await screen.findByLabelText(/Wat is er aan de hand/), 'Start niet')
    await person.selectOptions(screen.getByLabelText(/Soort/), 'Materieel')
    await person.selectOptions(screen.getByLabelText(/Urgentie/), 'Hoog')
    const camera = document.querySelector<HTMLInputElement>('input[capture="environment"]')
    if (camera === null) throw new Error('A phone can take the photo here')
    await person.upload(camera, new File(['een'], 'een.jpg', { type: 'image/jpeg' }))
    await person.upload(camera, new File(['twee'], 'twee.jpg', { type: 'image/jpeg' }))
    await person.click(await screen.findByRole('button', { name: 'een.jpg weglaten' }))
    answer(complaints.uploadDocument, () => refusal(503, 'error.opstarten'))
    await person.click(screen.getByRole('button', { name: 'Feedback versturen' }))
    expect(await screen.findByText(/twee.jpg is niet verstuurd/)).toBeTruthy()
    expect(sentTo(complaints.createComplaint)).toHaveLength(1)
    answer(complaints.uploadDocument, { id: uuid(2), naam: 'twee.jpg' })
    await person.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    await vi.waitFor(() => expect(shownPath()).toBe(`/klacht-details/${uuid(1)}`))
    expect(sentTo(complaints.createComplaint)).toHaveLength(1)
    expect(sentTo(complaints.uploadDocument).map(({ input }) => [input.klachtId, input.bestand.naam])).toEqual([
      [uuid(1), 'twee.jpg'],
      [uuid(1), 'twee.jpg'],
    ])
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

  it('of a location can be narrowed to what is open by an address, as the reports do', async () => {
    const open = build({ id: 'KP26-2', nummer: 'KP26-2', status: 'Wachten', werkelijkeOplosDatum: null })
    const refused = build({
      id: 'KP26-3',
      nummer: 'KP26-3',
      status: null,
      werkelijkeOplosDatum: null,
      verzending: 'geweigerd',
    })
    const done = build({ status: 'Afgehandeld', werkelijkeOplosDatum: '2026-11-02' })
    answer(complaints.getComplaints, { items: [done, open, refused] })
    await openPage('/klachten-overzicht?stand=open')
    const table = await screen.findByRole('table', { name: 'Feedbackoverzicht' })
    const numbers = within(table)
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(numbers).toEqual(['KP26-2'])
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
    logIn(buildLocation({ rol: 'management' }))
    await openPage('/klachten-overzicht-directie')
    const figure = async (name: string) => (await screen.findAllByText(name))[0]?.parentElement?.textContent
    expect(await figure('Gemiddelde doorlooptijd')).toContain('5 dagen')
    expect(await figure('Te laat')).toContain('1')
  })

  it('of the whole company, when there is none, names no location', async () => {
    answer(complaints.getOverview, { items: [] })
    logIn(buildLocation({ rol: 'management' }))
    await openPage('/klachten-overzicht-directie')
    expect(await screen.findByText('Er is nog geen feedback.')).toBeTruthy()
    expect(screen.queryByText(/voor deze locatie/)).toBeNull()
  })
})

describe('feedback of the whole company', () => {
  it('says to who may not see it that they may not, and asks for nothing (OP-48)', async () => {
    await openPage('/klachten-overzicht-directie')
    expect(await screen.findByText('U hebt geen toegang tot dit onderdeel.')).toBeTruthy()
    expect(sentTo(complaints.getOverview)).toEqual([])
  })
})

describe('one piece of feedback', () => {
  it('that cannot be read is not said to be without a number', async () => {
    answer(complaints.getComplaint, () => refusal(504, 'error.timeout_backoffice'))
    await openPage('/klacht-details/KL26-1')
    expect(await screen.findByRole('button', { name: 'Opnieuw proberen' }, { timeout: 5000 })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Feedback')
  })

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
      'do 26-11-2026',
      '5 dagen',
      'Afgehandeld',
      'Morgen omgeruild.',
      'schade.png',
    ])
      expect((await screen.findAllByText(shown)).length, shown).toBeGreaterThan(0)
    expect(screen.getAllByText('di 24-11-2026').length).toBeGreaterThan(0)
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
