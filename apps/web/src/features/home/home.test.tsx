import { categories } from '@portal/contract/categories.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { requests } from '@portal/contract/requests.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { serveSettings, site } from '../../../test/order-portal.ts'
import { buildRequestRow } from '../../../test/request-portal.ts'
import { answer, buildList, freshPortal, logIn, openPage } from '../../../test/stand-in.tsx'

beforeEach(() => {
  freshPortal()
  logIn(site)
  serveSettings()
  answer(requests.getRequests, { items: [buildRequestRow()] })
  answer(orderList.getOrderList, { items: [], savedAanvraagNummer: null, lijst: buildList(), versie: 1 })
})

const main = () => within(screen.getByRole('main'))
const link = (name: RegExp) => main().queryByRole('link', { name })

describe('the picture of the start', () => {
  const pictures = () => [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))

  it('is that of the setting Standaard_HomeAfbeelding, and leaves no hole when it does not load', async () => {
    serveSettings({}, { Standaard_HomeAfbeelding: '0b7a2f' })
    await openPage('/')
    await waitFor(() => expect(pictures()).toEqual(['/bestanden/0b7a2f']))
    fireEvent.error(document.querySelector('main img') as HTMLImageElement)
    expect(pictures()).toEqual([])
  })

  it('is not there until a file is set', async () => {
    await openPage('/')
    await main().findByText('P-100001')
    expect(pictures()).toEqual([])
  })
})

it('names the groups below each main group, and no other', async () => {
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

describe('the start at a location', () => {
  it('offers to order and to send back', async () => {
    await openPage('/')
    await main().findByText('P-100001')
    expect(link(/^Materieel bestellen/)).toBeTruthy()
    expect(link(/^Materieel afvoeren/)).toBeTruthy()
  })

  it('offers neither where the location is blocked, and says so (R-RULE-07)', async () => {
    logIn({ ...site, geblokeerd: true, bestelbaar: false })
    await openPage('/')
    expect(await main().findByText('Deze locatie is geblokkeerd. Bestellen en afvoeren is niet mogelijk.')).toBeTruthy()
    expect(link(/^Materieel bestellen/)).toBeNull()
    expect(link(/^Materieel afvoeren/)).toBeNull()
    expect(link(/^Catalogus/)?.getAttribute('href')).toBe('/materieel')
  })

  it('offers the read-only role what it may do, and says so (R-ROLE-30)', async () => {
    logIn({ ...site, rol: 'administration' })
    await openPage('/')
    expect(await main().findByText('U kunt alles van deze locatie bekijken, maar niets wijzigen.')).toBeTruthy()
    expect(link(/^Materieel afvoeren/)).toBeNull()
    expect(link(/^Catalogus/)).toBeTruthy()
  })

  const days = [
    [{ leverDatum: '2026-11-30' }, 'Leverdatum 30-11-2026'],
    [{ leverDatum: null, afvoerDatum: '2026-11-25' }, 'Afvoerdatum 25-11-2026'],
    [{ leverDatum: null, verplaatsDatum: '2026-11-26' }, 'Verplaatsdatum 26-11-2026'],
  ] as const
  it.each(['/', '/locatie'].flatMap((path) => days.map(([part, words]) => [path, words, part] as const)))(
    'on %s a request has its day by name: %s',
    async (path, words, part) => {
      answer(requests.getRequests, { items: [buildRequestRow(part)] })
      await openPage(path)
      await main().findByText('P-100001')
      expect(link(/P-100001/)?.textContent).toContain(words)
    },
  )
})
