import { agenda } from '@portal/contract/agenda.ts'
import { categories } from '@portal/contract/categories.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { serveSettings, site } from '../../../test/order-portal.ts'
import { answer, buildList, buildLocation, freshPortal, logIn, openPage } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'
import { rememberLocation, toggleFavouriteLocation } from '../../shared/location/location-favourites.ts'
import { currentLocation, tellLocations } from '../../shared/location/location-store.ts'

beforeEach(() => {
  freshPortal()
  logIn(site)
  serveSettings()
  const cijfers = { stock: null, keuringen: null, openAanvragen: 5 }
  answer(agenda.getToday, { dag: '2026-06-15', regels: [], wacht: [], cijfers, stil: null })
  answer(orderList.getOrderList, { items: [], savedAanvraagNummer: null, lijst: buildList(), versie: 1 })
})

const main = () => within(screen.getByRole('main'))
const link = (name: RegExp) => main().queryByRole('link', { name })

describe('the picture of the start', () => {
  const pictures = () => [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))

  it('is that of the setting Standaard_HomeAfbeelding, and leaves no hole when it does not load', async () => {
    freshPortal()
    serveSettings({}, { Standaard_HomeAfbeelding: '0b7a2f' })
    await openPage('/')
    await waitFor(() => expect(pictures()).toEqual(['/bestanden/0b7a2f']))
    fireEvent.error(document.querySelector('main img') as HTMLImageElement)
    expect(pictures()).toEqual([])
  })

  it('is not there until a file is set', async () => {
    freshPortal()
    logIn(null)
    serveSettings()
    await openPage('/')
    await main().findByText('Alle groepen')
    expect(pictures()).toEqual([])
  })
})

it('names the groups below each main group, and no other', async () => {
  freshPortal()
  logIn(null)
  serveSettings()
  const group = { navisionFilter: '', aantalArtikelen: 3, afbeelding: null }
  answer(categories.getItemCategories, {
    items: [
      { ...group, id: '1', parent: null, omschrijving: 'Grondverzet', volgorde: 1 },
      { ...group, id: '2', parent: null, omschrijving: 'Hijsen', volgorde: 2 },
      { ...group, id: '11', parent: '1', omschrijving: 'Minigravers', volgorde: 1 },
      { ...group, id: '21', parent: '2', omschrijving: 'Takels', volgorde: 1 },
    ],
  })
  await openPage('/')
  expect((await main().findByText('Grondverzet')).closest('li')?.textContent).toMatch(/^GrondverzetMinigravers3 /)
  expect(main().getByText('Hijsen').closest('li')?.textContent).toMatch(/^HijsenTakels3 /)
})

describe('the start before a location is chosen', () => {
  const places = (amount: number) => {
    const locations = Array.from({ length: amount }, (_, at) =>
      buildLocation({ nummer: `1000${at + 1}`, omschrijving: `Werk ${at + 1}` }),
    )
    freshPortal()
    logIn(null)
    serveSettings()
    tellLocations({ type: 'loaded', locations })
  }
  const button = (name: RegExp) => main().queryByRole('button', { name })

  it('offers few locations at once, each one tap away', async () => {
    places(4)
    await openPage('/')
    expect(await main().findByText('Kies een locatie om te bestellen en uw prijzen te zien.')).toBeTruthy()
    expect(main().getAllByRole('button', { name: /^Werk \d10/ })).toHaveLength(4)
    await userEvent.click(await main().findByRole('button', { name: /^Werk 3/ }))
    expect(currentLocation()?.nummer).toBe('10003')
  })

  it('offers the picker where they are many', async () => {
    places(7)
    await openPage('/')
    expect(await main().findByRole('button', { name: 'Locatie kiezen' })).toBeTruthy()
    expect(button(/^Werk/)).toBeNull()
  })

  it('offers those somebody marked or used before beside the picker where they are many', async () => {
    places(40)
    rememberLocation('10004')
    toggleFavouriteLocation('100038')
    await openPage('/')
    await main().findByRole('button', { name: 'Locatie kiezen' })
    const offered = main().getAllByRole('button', { name: /^Werk/ })
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Werk 38100038', 'Werk 410004'])
  })

  it('offers an administrator the screens of the administration, and nobody else', async () => {
    const work = () =>
      main()
        .queryAllByRole('link', { name: /^(Overzicht|Gebruikers|Registraties|Wachtrij|Uitgaande|Instellingen)/ })
        .map((each) => each.getAttribute('href'))
    freshPortal()
    serveSettings()
    startSession(tokenFor('beheer', 3600, { role: ['SuperAdmin'] }), 'Identity')
    await openPage('/')
    await main().findByRole('heading', { name: 'Beheer' })
    expect(work()).toContain('/settings/overzicht')
    expect(work()).toContain('/gebruikers')
    cleanup()
    places(4)
    await openPage('/')
    await main().findByText('Kies een locatie om te bestellen en uw prijzen te zien.')
    expect(work()).toEqual([])
  })
})

describe('the start at a location', () => {
  it('is the page of that location', async () => {
    await openPage('/')
    expect(await main().findByRole('heading', { level: 1, name: 'Maandag 15 juni' })).toBeTruthy()
    expect(await main().findByText('open aanvragen')).toBeTruthy()
    expect(main().queryByText('Alle groepen')).toBeNull()
  })

  it('offers to order and to send back', async () => {
    await openPage('/')
    await main().findByText('open aanvragen')
    expect(link(/^Bestellen$/)).toBeTruthy()
    expect(link(/^Afvoeren$/)).toBeTruthy()
  })

  it('offers neither where the location is blocked, and says so (R-RULE-07)', async () => {
    logIn({ ...site, geblokeerd: true, bestelbaar: false })
    await openPage('/')
    expect(await main().findByText('Deze locatie is geblokkeerd. Bestellen en afvoeren is niet mogelijk.')).toBeTruthy()
    expect(link(/^Bestellen$/)).toBeNull()
    expect(link(/^Afvoeren$/)).toBeNull()
    expect(link(/^Catalogus/)?.getAttribute('href')).toBe('/materieel')
  })

  it('offers the read-only role what it may do, and says so (R-ROLE-30)', async () => {
    logIn({ ...site, rol: 'administration' })
    await openPage('/')
    expect(await main().findByText('U kunt alles van deze locatie bekijken, maar niets wijzigen.')).toBeTruthy()
    expect(link(/^Afvoeren$/)).toBeNull()
    expect(link(/^Catalogus/)).toBeTruthy()
  })
})
