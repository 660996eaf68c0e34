import { requests } from '@portal/contract/requests.ts'
import { settings } from '@portal/contract/settings.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildRequest, buildRequestLine, buildRequestRow } from '../../../test/request-portal.ts'
import { answer, freshPortal, logIn, openPage, refusal, router, sentTo } from '../../../test/stand-in.tsx'
import { switchLanguage } from '../../lib/text.ts'
import { refreshCalls } from '../../lib/use-call.ts'

const delivery = buildRequestRow({ collect: true })
const move = buildRequestRow({
  aanvraagnummer: 'AR-2',
  erpNummer: 'AR-2',
  leverDatum: null,
  verplaatsDatum: '2026-06-23',
  soort: 'Overige_verplaatsingen',
  status: 'Approved',
  referentie: 'Kraan',
})
const removal = buildRequestRow({
  aanvraagnummer: 'AR-3',
  leverDatum: null,
  afvoerDatum: '2026-06-24',
  soort: 'Afvoer',
  status: 'Disapproved',
  verzending: 'geweigerd',
})

beforeEach(() => {
  freshPortal()
  logIn()
  answer(requests.getRequests, { items: [delivery, move, removal] })
})

async function openOverview(): Promise<HTMLElement> {
  await openPage('/aanvragen')
  return screen.findByRole('table', { name: 'Aanvragen' })
}

const cellsOf = (number: string) => {
  const row = screen.getByRole('link', { name: number }).closest('tr')
  return within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
    .slice(0, -1)
}

describe('the requests of a location', () => {
  it('have number, days, status, kind, asker, pickup and reference (R-ENT-33)', async () => {
    const table = await openOverview()
    const heads = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
    expect(heads).toEqual([
      'Aanvraag',
      'Aangevraagd op',
      'Wanneer',
      'Stand',
      'Soort',
      'Aangevraagd door',
      'Zelf ophalen',
      'Referentie',
      'Acties',
    ])
    expect(screen.getByRole('link', { name: 'Opnieuw bestellen: P-100001' }).getAttribute('href')).toBe(
      '/opnieuw-bestellen/aanvraag/P-100001',
    )
    const who = 'Kees de Bruin'
    expect(cellsOf('P-100001')).toEqual([
      'P-100001',
      'ma 15-06-2026',
      'ma 22-06-2026',
      'Aangevraagd',
      'Aanvoer',
      who,
      'Ja',
      'REF-1',
    ])
    expect(cellsOf('AR-2').slice(2, 3)).toEqual(['di 23-06-2026'])
    expect(cellsOf('AR-3').slice(2, 4)).toEqual(['wo 24-06-2026', 'AfgekeurdGeweigerd'])
  })

  async function expectLabel(status: ReturnType<typeof buildRequestRow>['status'], label: string): Promise<void> {
    answer(requests.getRequests, { items: [buildRequestRow({ status })] })
    await openOverview()
    expect(cellsOf('P-100001')).toContain(label)
  }

  it.each([
    ['Approved', 'Goedgekeurd'],
    ['Requested', 'Aangevraagd'],
    ['Disapproved', 'Afgekeurd'],
  ] as const)('call the status %s %s (R-STATE-14)', expectLabel)

  it('call the status Cancelled Verwerkt (R-STATE-15)', () => expectLabel('Cancelled', 'Verwerkt'))

  /** Number, reference and kind show; the firm hides the rest, the status among it. */
  function hideStatus(shown = 3): void {
    const none = { boolValues: [], multiStrings: [], intValues: [], stringValues: [], fileValues: [] }
    const order = ['aanvraagnummer', 'referentie', 'soort', 'datum', 'verplaatsDatum', 'afvoerDatum', 'status']
    const value = [...order, 'aangevraagdDoor', 'collect'].map((column, place) => ({
      column,
      visible: place < shown,
      required: place === 0,
      order: place + 1,
    }))
    answer(settings.getSettings, { ...none, columnSettings: [{ name: 'Aanvragen_Kolommen', value }] })
  }

  it('show the columns of the setting in its order', async () => {
    hideStatus()
    const table = await openOverview()
    const heads = () =>
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
    await screen.findByRole('columnheader', { name: 'Soort' })
    expect(heads()).toEqual(['Aanvraag', 'Referentie', 'Soort', 'Acties'])
  })

  it('keep the one day that the setting shows under its own name', async () => {
    hideStatus(4)
    const table = await openOverview()
    await screen.findByRole('columnheader', { name: 'Leverdatum' })
    expect(within(table).queryByRole('columnheader', { name: 'Wanneer' })).toBeNull()
  })

  it('offer each day by itself as a column', async () => {
    const others = Array.from({ length: 7 }, (_, place) => ({ ...removal, aanvraagnummer: `AR-9${place}` }))
    answer(requests.getRequests, { items: [delivery, move, removal, ...others] })
    await openOverview()
    await userEvent.click(screen.getByRole('button', { name: 'Kolommen' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Afvoerdatum' }))
    expect(await screen.findByRole('columnheader', { name: 'Afvoerdatum' })).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Wanneer' })).toBeTruthy()
  })

  it('are narrowed to a status by an address although the setting hides it, as the reports do', async () => {
    hideStatus()
    await openPage('/aanvragen?filter=%7B%22status%22%3A%5B%22Disapproved%22%5D%7D')
    expect(await screen.findByRole('link', { name: 'AR-3' })).toBeTruthy()
    await screen.findByRole('columnheader', { name: 'Soort' })
    expect(screen.queryByRole('link', { name: 'AR-2' })).toBeNull()
  })

  it('can be searched and follow what changes', async () => {
    const others = Array.from({ length: 7 }, (_, place) => ({ ...removal, aanvraagnummer: `AR-9${place}` }))
    answer(requests.getRequests, { items: [delivery, move, removal, ...others] })
    await openOverview()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Zoek in deze lijst' }), 'kraan')
    expect(await screen.findByRole('link', { name: 'AR-2' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'AR-3' })).toBeNull()
    answer(requests.getRequests, { items: [{ ...move, status: 'Cancelled' }] })
    await act(() => refreshCalls([requests.getRequests]))
    expect(await screen.findByText('Verwerkt')).toBeTruthy()
  })

  it('lead to what helps where there are none', async () => {
    answer(requests.getRequests, { items: [] })
    await openPage('/aanvragen')
    expect(await screen.findByText('Er zijn geen aanvragen voor deze locatie.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Materieel bestellen' }).getAttribute('href')).toBe('/materieel')
  })
})

describe('one request', () => {
  async function open(part: Parameters<typeof buildRequest>[0] = {}): Promise<void> {
    answer(requests.getRequest, buildRequest(part))
    await openPage('/aanvragen/P-100001')
    await screen.findByRole('list', { name: 'Verloop' })
  }
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

  it('shows what was asked, how much is processed and where it goes (R-ENT-33)', async () => {
    await open({
      regels: [buildRequestLine(1, { aantal: 3, aantalVerwerkt: 2 })],
      soort: 'Afvoer',
      afvoerDatum: '2026-06-24',
    })
    const row = screen.getByText('Artikel 1').closest('li')
    expect(row?.textContent).toContain('3 stuks')
    expect(row?.textContent).toContain('2 van 3 verwerkt')
    expect(fact('Nummer backoffice')).toBe('AV26-1')
    expect(fact('Aangevraagd op')).toBe('ma 15-06-2026')
    expect(fact('Afvoerdatum')).toBe('wo 24-06-2026')
    expect(fact('Aangevraagd door')).toBe('Kees de Bruin')
    expect(fact('Ophaaladres')).toBe('Noorderkade 50, 3436 LK Nieuwegein')
    expect(fact('Referentie')).toBe('REF-1')
    expect(screen.getByRole('link', { name: '06 10000001' }).getAttribute('href')).toBe('tel:0610000001')
  })

  it('shows the charge of an urgent order in the language of the reader (R-RULE-08)', async () => {
    const charge = { materieelSoort: 'SPOED', omschrijving: 'Spoedlevering (binnen 2 werkdagen)' }
    await switchLanguage('de-DE')
    const own = { ...charge, omschrijving: 'Haast!' }
    answer(requests.getRequest, buildRequest({ regels: [buildRequestLine(1, charge), buildRequestLine(2, own)] }))
    await openPage('/aanvragen/P-100001')
    expect(await screen.findByText('Eillieferung (innerhalb von 2 Werktagen)')).toBeTruthy()
    expect(screen.getByText('Haast!')).toBeTruthy()
    await switchLanguage('nl-NL')
  })

  it('shows the depot of a pickup instead of an address (R-ENT-33)', async () => {
    await open({ collect: true, depotnummer: 'D1', depotOmschrijving: 'Depot Utrecht' })
    expect(fact('Ophalen bij')).toBe('Depot Utrecht')
    expect(screen.queryByText('Adres', { selector: 'dt' })).toBeNull()
  })

  it('shows the pieces of a removal and the depot they go to (R-ENT-33)', async () => {
    const line = buildRequestLine(1, { materieelNummer: 'MOLEN-7' })
    await open({ soort: 'Afvoer', depotnummer: 'D1', depotOmschrijving: 'Depot Utrecht', regels: [line] })
    expect(fact('Naar depot')).toBe('Depot Utrecht')
    expect(screen.getByText('M1 · MOLEN-7')).toBeTruthy()
  })

  it('shows load, times and both places of a transport request (R-ENT-33)', async () => {
    await open({
      soort: 'Overige_verplaatsingen',
      vanLocatie: '10001 De Waterlinie',
      naarLocatie: '10002 Kade West',
      ophaaladres: {
        naam: 'Poort 2',
        adres: 'Kade 12',
        postcode: '3011 AA',
        plaats: 'Rotterdam',
        contactpersoon: 'Jan',
        telefoonnummer: '06',
      },
      transport: {
        lading: 'Kraandelen',
        wieLaadt: 'Vervoerder',
        laadopties: ['Kraan', 'Heftruck'],
        keuzeLaadTijd: '0',
        laadtijdStart: '08:00',
        laadtijdEind: '10:00',
        keuzeLosTijd: '3',
        lostijdStart: '',
        lostijdEind: '',
        laadtijd: '',
        lostijd: 'na overleg',
      },
    })
    expect(fact('Van locatie')).toBe('10001 De Waterlinie')
    expect(fact('Ophaaladres')).toBe('Poort 2, Kade 12, 3011 AA Rotterdam, Jan, 06')
    expect(fact('Naar locatie')).toBe('10002 Kade West')
    expect(screen.getByRole('heading', { name: 'Lading' })).toBeTruthy()
    expect(screen.getByText('Kraandelen')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(fact('Laadtijd')).toBe('Van 08:00 tot 10:00 uur')
    expect(fact('Lostijd')).toBe('na overleg')
    expect(fact('Laadmogelijkheden')).toBe('Kraan, Heftruck')
  })

  it('says why it was refused', async () => {
    await open({ verzending: 'geweigerd', reden: 'Geen krediet', erpNummer: null })
    expect(within(screen.getByRole('alert')).getByText('Geen krediet')).toBeTruthy()
  })

  it('says why the desk did not approve it, on top and in its course', async () => {
    const step = {
      stap: 'status',
      status: 'Disapproved',
      moment: '2026-11-20T10:00:00Z',
      tekst: 'Geen budget',
    } as const
    await open({ status: 'Disapproved', reden: 'Geen budget', verloop: [step] })
    const notice = within(screen.getByRole('alert'))
    expect(notice.getByText('Deze aanvraag is afgekeurd')).toBeTruthy()
    expect(notice.getByText('Geen budget')).toBeTruthy()
    expect(screen.getAllByText('Geen budget')).toHaveLength(2)
  })

  it('follows what changes without being opened again', async () => {
    await open({ erpNummer: null, verzending: 'wachtrij' })
    answer(
      requests.getRequest,
      buildRequest({ status: 'Approved', orders: [{ ordernummer: 'VO-77', type: 'Aanvoer', status: 'Open' }] }),
    )
    await act(() => refreshCalls([requests.getRequest]))
    expect((await screen.findAllByText('VO-77')).length).toBeGreaterThan(0)
    expect(sentTo(requests.getRequest)).toHaveLength(2)
  })

  it('looks the same whether it is unknown or of somebody else', async () => {
    answer(requests.getRequest, () => refusal(404, 'error.niet_gevonden'))
    await openPage('/aanvragen/P-9')
    expect(await screen.findByText('De aanvraag is niet gevonden.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alle aanvragen' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/aanvragen/P-9')
  })
})
