import { auth } from '@portal/contract/auth.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { orders } from '@portal/contract/orders.ts'
import { requests } from '@portal/contract/requests.ts'
import { search } from '@portal/contract/search.ts'
import { stock } from '@portal/contract/stock.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  buildItem,
  buildLocation,
  freshPortal,
  logIn,
  messages,
  openPage,
  router,
  sentTo,
} from '../../../test/stand-in.tsx'
import { buildPlantItem } from '../../../test/stock-portal.ts'
import { preferencesStore, setPreference } from '../../lib/preferences.ts'
import { sessionStore } from '../../lib/session.ts'
import { openSearch } from '../../shared/frame/open-search.ts'
import { currentLocation, tellLocations } from '../../shared/location/location-store.ts'

const found = (materieelSoort: string, reden: 'nummer' | 'tekst' | 'synoniem' | 'lijkt_op') => ({
  materieelSoort,
  kind: 'Materieel' as const,
  omschrijving: `Artikel ${materieelSoort}`,
  categorie: '',
  afbeelding: null,
  reden,
})

beforeEach(() => {
  freshPortal()
  answer(search.getSearchResults, { items: [buildItem('A'), buildItem('B')], totaal: 2 })
  answer(search.getSuggestions, { items: [found('A', 'synoniem'), found('B', 'tekst')] })
})

describe('search results', () => {
  it('show what the term finds and why', async () => {
    await openPage('/zoeken/tril')
    const [first, second] = await screen.findAllByRole('article')
    await vi.waitFor(() => expect(first && within(first).queryByText('Ook zo genoemd')).toBeTruthy())
    expect(second && within(second).queryByText('Ook zo genoemd')).toBeNull()
    expect(sentTo(search.getSearchResults)[0]?.input).toMatchObject({ term: 'tril' })
  })

  it('say that they are guesses when nothing has the term itself', async () => {
    answer(search.getSuggestions, { items: [found('A', 'lijkt_op'), found('B', 'lijkt_op')] })
    await openPage('/zoeken/trli')
    expect(await screen.findByText('‘trli’ komt niet voor. U ziet artikelen die erop lijken.')).toBeTruthy()
  })

  it('name the size that was understood, and search without it when it is taken away', async () => {
    await openPage('/zoeken/rolsteiger%206m')
    await userEvent.click(await screen.findByRole('button', { name: /Ongeveer 6m/ }))
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/zoeken/rolsteiger'))
    expect(screen.queryByRole('button', { name: /Ongeveer/ })).toBeNull()
  })

  it('keep a size that is all that was typed', async () => {
    await openPage('/zoeken/12m')
    await screen.findAllByRole('article')
    expect(screen.queryByRole('button', { name: /Ongeveer/ })).toBeNull()
  })

  it('say that they are the first of more', async () => {
    answer(search.getSearchResults, { items: [buildItem('A'), buildItem('B')], totaal: 1234 })
    await openPage('/zoeken/tril')
    expect(await screen.findByText(/^Dit zijn de eerste 2 van 1\.234 artikelen\./)).toBeTruthy()
  })

  it('go home with a message when the term is too short, and search nothing (R-ROUTE-08, R-VAL-12)', async () => {
    await openPage('/zoeken/ab')
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(messages()[0]).toBe('zoeken.term_te_kort')
    expect(sentTo(search.getSearchResults).filter(({ input }) => input.term === 'ab')).toEqual([])
  })

  it('offer what the longest word finds when nothing has all of them', async () => {
    answer(search.getSearchResults, { items: [], totaal: 0 })
    answer(search.getSuggestions, ({ term }) => ({ items: term === 'trilplaat' ? [found('A', 'tekst')] : [] }))
    await openPage('/zoeken/rode%20trilplaat')
    expect(await screen.findByText("Er is niets gevonden voor 'rode trilplaat'.")).toBeTruthy()
    expect(await screen.findByRole('link', { name: /Artikel A/ })).toBeTruthy()
  })
})

const searchField = () => screen.findByRole('combobox', { name: 'Zoeken in het portaal' })

it('the search box finds a request by its number, and opens it with the keyboard', async () => {
  logIn()
  const request = { aanvraagnummer: 'P-100044', erpNummer: 'AV-20', soort: 'Afvoer', datum: '2026-11-20' } as const
  const inhoud = { naam: 'Trilplaat 90 kg', aantal: 2, anderen: 1, afbeelding: null }
  const place = { inhoud, materieellocatie: '10001', locatieOmschrijving: 'De Waterlinie' }
  answer(requests.findRequests, ({ term }) => ({ items: term === '100044' ? [{ ...request, ...place }] : [] }))
  answer(orders.findOrders, { items: [] })
  await openPage('/zoeken/tril')
  act(() => openSearch())
  await userEvent.type(await searchField(), '100044')
  const said = /P-100044 · Afvoer · 10001 · De Waterlinie · vr 20-11-2026/
  expect(await screen.findByRole('option', { name: said })).toBeTruthy()
  const options = () => screen.getAllByRole('option').map((option) => option.textContent)
  const steps = options().findIndex((name) => name?.startsWith('2 × Trilplaat 90 kg + 1'))
  await userEvent.keyboard(`${'{ArrowDown}'.repeat(steps)}{Enter}`)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/aanvragen/P-100044'))
})

it('the search box keeps an Enter until it knows what belongs to the term', async () => {
  logIn()
  answer(search.getSuggestions, ({ term }) => ({ items: [found(term === 'stamper' ? 'B' : 'A', 'tekst')] }))
  await openPage('/info')
  act(() => openSearch())
  await userEvent.type(await searchField(), 'tril')
  await screen.findByText('Artikel A')
  await userEvent.clear(await searchField())
  await userEvent.type(await searchField(), 'stamper{Enter}')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/details/B'))
})

const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent)

describe('the actions of the search box', () => {
  const choose = async (term: string) => {
    act(() => openSearch())
    await userEvent.type(await searchField(), term)
  }
  beforeEach(() => answer(search.getSuggestions, { items: [] }))

  it('begin work, with the keyboard', async () => {
    logIn()
    await openPage('/info')
    await choose('verplaats')
    const at = optionNames().indexOf('Materieel verplaatsen')
    await userEvent.keyboard(`${'{ArrowDown}'.repeat(at)}{Enter}`)
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/verplaatsen/gegevens'))
  })

  it('are only those that one may do here', async () => {
    logIn(buildLocation({ rol: 'administration' }))
    await openPage('/info')
    act(() => openSearch())
    await searchField()
    expect(optionNames()).toContain('Materieel bestellen')
    for (const name of ['Materieel afvoeren', 'Materieel verplaatsen', 'Transport aanvragen', 'Materieel scannen'])
      expect(optionNames()).not.toContain(name)
  })

  it('change the language and log out', async () => {
    logIn()
    await openPage('/info')
    await choose('deutsch')
    await userEvent.click(await screen.findByRole('option', { name: /^Deutsch/ }))
    expect(preferencesStore.get().language).toBe('de-DE')
    setPreference('language', 'nl-NL')
    answer(auth.logout, null)
    await choose('uitlog')
    await userEvent.click(await screen.findByRole('option', { name: 'Uitloggen' }))
    await vi.waitFor(() => expect(sessionStore.get().authenticated).toBe(false))
  })

  it('ask for the name of a new order list', async () => {
    logIn()
    answer(orderList.getOrderLists, { lijsten: [] })
    await openPage('/info')
    await choose('nieuwe bestel')
    await vi.waitFor(() => expect(optionNames()).toEqual(['Nieuwe bestellijst']))
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Nieuwe bestellijst' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }))
    await vi.waitFor(() => expect(router.state.location.searchStr).toBe(''))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('the search box finds an order by the digits of its number, and opens it', async () => {
  logIn()
  const order = {
    ordernummer: 'VO-880001',
    aanvraagnummer: 'P-100044',
    type: 'Aanvoer',
    leverDatum: '2026-12-01',
  } as const
  const inhoud = { naam: 'Minigraver 1,8 t', aantal: 1, anderen: 0, afbeelding: null }
  const place = { inhoud, materieellocatie: '10001', locatieOmschrijving: 'De Waterlinie' }
  answer(orders.findOrders, ({ term }) => ({ items: term === '8800' ? [{ ...order, ...place }] : [] }))
  await openPage('/zoeken/tril')
  act(() => openSearch())
  await userEvent.type(await searchField(), '8800')
  const option = await screen.findByRole('option', {
    name: /VO-880001 · Aanvoer · 10001 · De Waterlinie · di 01-12-2026/,
  })
  await userEvent.click(option)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/orders/aanvoer/VO-880001'))
})

it('the search box finds a piece by the number on it, and opens it at its location', async () => {
  logIn()
  tellLocations({ type: 'loaded', locations: [buildLocation(), buildLocation({ nummer: '10002' })] })
  const place = { materieellocatie: '10002', locatieOmschrijving: 'Kade Zuid', adres: '', postcode: '', plaats: '' }
  const piece = {
    ...buildPlantItem({ materieelNummer: 'G-100' }),
    ...place,
    contactpersoon: '',
    telefoonnummer: '',
    geblokkeerd: false,
  }
  answer(stock.findPiece, ({ zoekterm }) => ({ items: zoekterm === 'G-100' ? [piece] : [], meer: false }))
  answer(orders.findOrders, { items: [] })
  answer(requests.findRequests, { items: [] })
  await openPage('/zoeken/tril')
  act(() => openSearch())
  await userEvent.type(await searchField(), 'G-100')
  await userEvent.click(await screen.findByText(/· Staat op Kade Zuid$/))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/materieelvoorraad/details/GRAVER/G-100'))
  expect(currentLocation()?.nummer).toBe('10002')
})
