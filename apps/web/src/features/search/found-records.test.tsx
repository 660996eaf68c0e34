import { complaints } from '@portal/contract/complaints.ts'
import { invoices } from '@portal/contract/invoices.ts'
import { orders } from '@portal/contract/orders.ts'
import { requests } from '@portal/contract/requests.ts'
import { search } from '@portal/contract/search.ts'
import { stock } from '@portal/contract/stock.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, buildLocation, freshPortal, logIn, openPage, router, sentTo } from '../../../test/stand-in.tsx'
import { buildPlantItem } from '../../../test/stock-portal.ts'
import { currentLocation, tellLocations } from '../../shared/location/location-store.ts'

const inhoud = { naam: 'Minigraver 1,8 t', aantal: 1, anderen: 0, afbeelding: null }
const place = { inhoud, materieellocatie: '10001', locatieOmschrijving: 'De Waterlinie' }
const order = { ordernummer: 'VO-8801', aanvraagnummer: 'P-8801', type: 'Aanvoer', leverDatum: null, ...place } as const
const request = { aanvraagnummer: 'P-8801', erpNummer: '', soort: 'Aanvoer', datum: '2026-12-01', ...place } as const
const at = { materieellocatie: '10001', locatieOmschrijving: 'De Waterlinie' }
const invoice = { documentNummer: 'VF-8801', soort: 'Debit', boekingsDatum: '2026-11-02', ...at } as const
const feedback = { id: 'KP-8801', nummer: 'KP-8801', omschrijving: 'Pomp lekt', ontvangenOp: '2026-11-02', ...at }
const piece = {
  ...buildPlantItem({ materieelNummer: 'G-8801', keuringsNummer: 'K304354' }),
  materieellocatie: '10002',
  locatieOmschrijving: 'Kade Zuid',
  adres: '',
  postcode: '',
  plaats: '',
  contactpersoon: '',
  telefoonnummer: '',
  geblokkeerd: false,
}

beforeEach(() => {
  freshPortal()
  logIn()
  tellLocations({ type: 'loaded', locations: [buildLocation(), buildLocation({ nummer: '10002' })] })
  answer(search.getSearchResults, { items: [], totaal: 0 })
  answer(search.getSuggestions, { items: [] })
  answer(orders.findOrders, ({ term }) => ({ items: term === '8801' ? [order] : [] }))
  answer(requests.findRequests, ({ term }) => ({ items: term === '8801' ? [request] : [] }))
  answer(invoices.findInvoices, ({ term }) => ({ items: term === '8801' ? [invoice] : [] }))
  answer(complaints.findComplaints, ({ term }) => ({ items: ['8801', 'lekt'].includes(term) ? [feedback] : [] }))
  answer(stock.findPiece, ({ zoekterm }) => ({
    items: ['8801', 'K304354'].includes(zoekterm) ? [piece] : [],
    meer: false,
  }))
})

const group = async (name: string) => within(await screen.findByRole('region', { name })).getAllByRole('link')

describe('the results of a number', () => {
  it('show the pieces, orders, requests, invoices and feedback that have it, each in its group', async () => {
    await openPage('/zoeken/8801')
    const [ofOrders] = await group('Orders')
    expect(ofOrders?.getAttribute('href')).toBe('/orders/aanvoer/VO-8801')
    const [ofRequests] = await group('Aanvragen')
    expect(ofRequests?.getAttribute('href')).toBe('/aanvragen/P-8801')
    expect(await group('Stukken op uw locaties')).toHaveLength(1)
    const [ofInvoices] = await group('Facturen')
    expect(ofInvoices?.getAttribute('href')).toBe('/facturen?factuur=VF-8801')
    const [ofFeedback] = await group('Feedback')
    expect(ofFeedback?.getAttribute('href')).toBe('/klacht-details/KP-8801')
    expect(screen.queryByText(/Er is niets gevonden/)).toBeNull()
  })

  it('find a piece by the number of its inspection, and open it where it stands', async () => {
    await openPage('/zoeken/K304354')
    const [found] = await group('Stukken op uw locaties')
    expect(found?.textContent).toContain('K304354 · Staat op Kade Zuid')
    if (found !== undefined) await userEvent.click(found)
    await vi.waitFor(() => expect(router.state.location.pathname).toMatch(/\/G-8801$/))
    expect(currentLocation()?.nummer).toBe('10002')
  })

  it('are feedback too for a word of what it is about', async () => {
    await openPage('/zoeken/lekt')
    expect((await group('Feedback'))[0]?.textContent).toContain(
      'Pomp lektKP-8801 · 10001 · De Waterlinie · ma 02-11-2026',
    )
  })

  it('say that nothing was found when nothing has it', async () => {
    await openPage('/zoeken/7777')
    expect(await screen.findByText("Er is niets gevonden voor '7777'.")).toBeTruthy()
  })

  it('are asked for a term with a digit only', async () => {
    await openPage('/zoeken/graver')
    await screen.findByText("Er is niets gevonden voor 'graver'.")
    const asked = [orders.findOrders, requests.findRequests, invoices.findInvoices].flatMap((call) =>
      sentTo(call).map(({ input }) => input.term),
    )
    const looked = sentTo(stock.findPiece).map(({ input }) => input.zoekterm)
    expect([...asked, ...looked]).not.toContain('graver')
  })
})
