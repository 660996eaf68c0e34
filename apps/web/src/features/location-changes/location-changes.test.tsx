import { type LocationChange, locationChanges } from '@portal/contract/location-changes.ts'
import { settings } from '@portal/contract/settings.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
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
import { queryClient } from '../../lib/query-client.ts'
import { today } from '../../lib/today.ts'
import { tellLocations } from '../../shared/location/location-store.ts'

const change = (part: Partial<LocationChange> = {}): LocationChange => ({
  ...{ id: uuid(1), soort: 'aanmaken', nummer: '00731', omschrijving: 'Hal 3', status: 'bevestigd' },
  ...{
    backofficeNummer: '00731',
    reden: '',
    moment: '2026-11-20T09:00:00.000Z',
    gewijzigd: '2026-11-20T09:00:00.000Z',
  },
  ...{ vervangen: false, formulier: { nummer: '00731', omschrijving: 'Hal 3', plaats: 'Utrecht' } },
  ...part,
})
const points = (...found: { soort: 'voorraad' | 'facturen'; aantal: number }[]) => ({
  punten: found.map((one) => ({ ...one, tot: null, zonderDag: one.aantal })),
  dag: '2031-01-06',
  wachtOp: [],
  alAfgemeld: false,
})

beforeEach(() => {
  freshPortal()
  logIn()
  answer(settings.getSettings, {
    ...{ intValues: [], stringValues: [], multiStrings: [], columnSettings: [], fileValues: [] },
    boolValues: [{ name: 'AppNieuweLocatieAanmaken_Actief', value: true }],
  })
  answer(locationChanges.getChanges, { items: [] })
  answer(locationChanges.getCustomers, { items: [{ klantnummer: 'K1', naam: 'Bouwbedrijf' }] })
})

describe('a location that is asked for', () => {
  it('leads from its form to how it stands (R-ROUTE-38, R-ROUTE-22)', async () => {
    const person = userEvent.setup()
    answer(locationChanges.requestLocation, {
      ...{ id: uuid(1), status: 'wachtrij', backofficeNummer: null, reden: '', mail: 'uit' },
    })
    await openPage('/locatie-aanvragen')
    const send = await screen.findByRole('button', { name: 'Locatie aanvragen' })
    await person.type(screen.getByLabelText(/Locatienummer/), '123456')
    await person.click(send)
    expect(screen.getByText('Het locatienummer mag maximaal 5 cijfers bevatten.')).toBeTruthy()
    expect(sentTo(locationChanges.requestLocation)).toEqual([])
    for (const field of screen.getAllByRole('textbox')) {
      await person.clear(field)
      await person.type(field, '1')
    }
    answer(locationChanges.getChanges, {
      items: [change({ soort: 'aanvragen', nummer: '', backofficeNummer: 'LA26-1' })],
    })
    await person.click(send)
    expect(await screen.findByText('Uw aanvraag heeft nummer LA26-1.')).toBeTruthy()
    expect(shownPath()).toBe('/locatie-aanvragen/voltooid')
    expect(screen.getByText('De nieuwe locatie is aangevraagd.')).toBeTruthy()
  })
})

it('a location that was just asked for is waited for, though the list of before has none of it', async () => {
  const person = userEvent.setup()
  answer(locationChanges.requestLocation, {
    ...{ id: uuid(2), status: 'wachtrij', backofficeNummer: null, reden: '', mail: 'uit' },
  })
  const before = change({ soort: 'aanvragen', nummer: '', backofficeNummer: 'LA26-1' })
  for (const items of [[], [before]]) {
    answer(locationChanges.getChanges, { items })
    await openPage('/locatie-aanvragen')
    const send = await screen.findByRole('button', { name: 'Locatie aanvragen' })
    for (const field of screen.getAllByRole('textbox')) fireEvent.change(field, { target: { value: '1' } })
    const read = Promise.withResolvers<{ items: LocationChange[] }>()
    answer(locationChanges.getChanges, () => read.promise)
    await person.click(send)
    await waitFor(() => expect(sentTo(locationChanges.getChanges).length).toBeGreaterThan(1))
    await screen.findByRole('heading', { name: 'Locatie aangevraagd' })
    expect(screen.queryByText('Uw aanvraag heeft nummer LA26-1.')).toBeNull()
    await act(async () =>
      read.resolve({ items: [...items, change({ ...before, id: uuid(2), backofficeNummer: 'LA26-2' })] }),
    )
    expect(await screen.findByText('Uw aanvraag heeft nummer LA26-2.')).toBeTruthy()
    expect(shownPath()).toBe('/locatie-aanvragen/voltooid')
    cleanup()
    queryClient.clear()
  }
})

it('of a location that nobody asked for nothing is said to be asked: the form comes instead', async () => {
  await openPage('/locatie-aanvragen/voltooid')
  expect(await screen.findByRole('button', { name: 'Locatie aanvragen' })).toBeTruthy()
  expect(shownPath()).toBe('/locatie-aanvragen')
})

describe('a location that is made', () => {
  it('says that its number is taken while it is typed (R-ROUTE-37, R-MSG-39)', async () => {
    answer(locationChanges.checkNumber, { inGebruik: true, bron: 'backoffice' })
    await openPage('/locatie-aanmaken')
    await userEvent.setup().type(await screen.findByLabelText(/Locatienummer/), '10001')
    expect((await screen.findAllByText('Dit locatienummer is al in gebruik.')).length).toBeGreaterThan(0)
  })

  it('that is refused while somebody looks is corrected on the same screen', async () => {
    const person = userEvent.setup()
    answer(locationChanges.checkNumber, { inGebruik: false, bron: 'kopie' })
    answer(locationChanges.createLocation, {
      ...{ id: uuid(1), status: 'wachtrij', backofficeNummer: null, reden: '', mail: 'uit' },
    })
    await openPage('/locatie-aanmaken')
    const send = await screen.findByRole('button', { name: 'Locatie aanmaken' })
    for (const field of screen.getAllByRole('textbox')) await person.type(field, '1')
    await person.selectOptions(screen.getByLabelText(/Klant/), 'K1')
    answer(locationChanges.getChanges, { items: [change({ status: 'geweigerd', reden: 'De locatie bestaat al.' })] })
    await person.click(send)
    await person.click(await screen.findByRole('button', { name: 'Aanpassen en opnieuw versturen' }))
    expect(await screen.findByText('U past een geweigerde aanvraag aan')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/Plaats/).value).toBe('Utrecht')
  })

  it('is said to be in the list once it is there', async () => {
    const person = userEvent.setup()
    answer(locationChanges.checkNumber, { inGebruik: false, bron: 'kopie' })
    answer(locationChanges.createLocation, {
      ...{ id: uuid(1), status: 'wachtrij', backofficeNummer: null, reden: '', mail: 'uit' },
    })
    await openPage('/locatie-aanmaken')
    const send = await screen.findByRole('button', { name: 'Locatie aanmaken' })
    for (const field of screen.getAllByRole('textbox')) await person.type(field, '1')
    await person.selectOptions(screen.getByLabelText(/Klant/), 'K1')
    answer(locationChanges.getChanges, { items: [change()] })
    await person.click(send)
    expect(await screen.findByText('Locatie 00731 is gemaakt en komt zo in uw lijst.')).toBeTruthy()
    const locations = [buildLocation(), buildLocation({ nummer: '00731' })]
    act(() => tellLocations({ type: 'loaded', locations }))
    expect(screen.getByText('Locatie 00731 staat nu in uw lijst. U kunt ervoor bestellen.')).toBeTruthy()
  })

  it('has a choice of customers, or says why not and asks again', async () => {
    answer(locationChanges.getCustomers, () => refusal(504, 'error.timeout_backoffice'))
    await openPage('/locatie-aanmaken')
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' }, { timeout: 5000 })
    const customer = screen.getByLabelText<HTMLSelectElement>(/Klant/)
    expect(customer.getAttribute('aria-invalid')).toBe('true')
    answer(locationChanges.getCustomers, { items: [{ klantnummer: 'K1', naam: 'Bouwbedrijf' }] })
    await userEvent.click(again)
    await screen.findByRole('option', { name: 'Bouwbedrijf (K1)' })
    expect(customer.getAttribute('aria-invalid')).not.toBe('true')
  })

  it('that was refused is corrected in its own form', async () => {
    const person = userEvent.setup()
    answer(locationChanges.checkNumber, { inGebruik: false, bron: 'backoffice' })
    answer(locationChanges.getChanges, { items: [change({ status: 'geweigerd', reden: 'De locatie bestaat al.' })] })
    await openPage('/locatie-aanmaken')
    expect(await screen.findByText('De locatie bestaat al.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Aanpassen en opnieuw versturen' }))
    expect(await screen.findByText('U past een geweigerde aanvraag aan')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/Plaats/).value).toBe('Utrecht')
  })
})

describe('a location that is closed', () => {
  it('shows what is open, warns of equipment, leads to the stock or is closed anyway (R-ROUTE-39, R-SCR-DEREG-01, R-SCR-DEREG-02, R-SCR-DEREG-03, R-MSG-26)', async () => {
    const person = userEvent.setup()
    answer(locationChanges.getCloseOut, points({ soort: 'voorraad', aantal: 3 }, { soort: 'facturen', aantal: 2 }))
    answer(locationChanges.deregisterLocation, ({ toch }) =>
      toch === true
        ? { id: uuid(2), status: 'wachtrij' as const, backofficeNummer: null, reden: '', mail: 'uit' as const }
        : refusal(409, 'locatie.afmelden_voorraad', { count: 3 }),
    )
    await openPage('/locatie-afmelden')
    expect(await screen.findByText('Kan dicht op maandag 6 januari 2031')).toBeTruthy()
    expect(screen.getByText('Materieel dat er staat').closest('li')?.textContent).toContain('3')
    await person.click(screen.getByRole('button', { name: 'Locatie afmelden' }))
    const warning = (await screen.findByText('Er staat nog materieel op deze locatie.')).closest('[role=status]')
    if (!(warning instanceof HTMLElement)) throw new Error('no warning')
    expect(within(warning).getByRole('link', { name: 'Naar voorraad' }).getAttribute('href')).toBe('/materieelvoorraad')
    await person.click(within(warning).getByRole('button', { name: 'Toch afmelden' }))
    expect(sentTo(locationChanges.deregisterLocation).map(({ input }) => input.toch)).toEqual([false, true])
  })

  it.each([
    ['voorraad', 'Kan vandaag dicht, zodra alles weg is'],
    ['facturen', 'Kan vandaag dicht'],
  ] as const)('with %s can be closed today in these words: %s', async (soort, words) => {
    answer(locationChanges.getCloseOut, { ...points({ soort, aantal: 3 }), dag: today() })
    await openPage('/locatie-afmelden')
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('says when nothing is left to be closed', async () => {
    answer(locationChanges.getCloseOut, { ...points(), alAfgemeld: true })
    await openPage('/locatie-afmelden')
    expect(await screen.findByText('Deze locatie is al afgemeld.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Locatie afmelden' })).toBeNull()
  })
})

describe('the hub of the location', () => {
  it('offers to ask for a location, make one and close this one (R-SCR-HUB-05, R-SCR-HUB-13, R-SCR-HUB-14)', async () => {
    await openPage('/locatie')
    const leads = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await leads(/^Nieuwe locatie aanvragen/)).toBe('/locatie-aanvragen')
    expect(await leads(/^Locatie aanmaken/)).toBe('/locatie-aanmaken')
    expect(await leads(/^Locatie afmelden/)).toBe('/locatie-afmelden')
  })
})
