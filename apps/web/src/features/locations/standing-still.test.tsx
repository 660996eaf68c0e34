import { agenda } from '@portal/contract/agenda.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { serveSettings, site } from '../../../test/order-portal.ts'
import { buildToday } from '../../../test/site-day.ts'
import { answer, freshPortal, logIn, openPage } from '../../../test/stand-in.tsx'

beforeEach(() => {
  freshPortal()
  logIn(site)
  serveSettings()
})

const main = () => within(screen.getByRole('main'))
const mast = {
  ...{ materieelSoort: '513012', materieelNummer: '513012-004', omschrijving: 'Lichtmast 9 m', afbeelding: null },
  ...{ huidig: 1, sinds: '2026-04-14', huurPerWeek: 96 },
}

describe('the page of a location', () => {
  it('says what stands still and what that costs a week, with the way to it', async () => {
    const heaters = {
      ...mast,
      materieelSoort: '522001',
      materieelNummer: '',
      omschrijving: 'Heteluchtkanon',
      huidig: 2,
    }
    answer(agenda.getToday, buildToday({ stil: { aantal: 4, huurPerWeek: 212, items: [mast, heaters] } }))
    await openPage('/locatie')
    const region = await main().findByRole('region', { name: 'Staat stil en kost €\u00a0212,00 per week' })
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Alle 4 tonen', '/materieelvoorraad?toon=stil'],
      [
        'Lichtmast 9 m513012-004 · hier sinds di 14-04-2026€\u00a096,00 per week',
        '/materieelvoorraad/details/513012/513012-004',
      ],
      ['2 × Heteluchtkanonhier sinds di 14-04-2026€\u00a096,00 per week', '/materieelvoorraad/details/522001/-'],
    ])
  })

  it('says no amount of what stands still to who may not see it (R-PRICE-01)', async () => {
    const items = [{ ...mast, huurPerWeek: null }]
    answer(agenda.getToday, buildToday({ stil: { aantal: 1, huurPerWeek: null, items } }))
    await openPage('/locatie')
    const region = await main().findByRole('region', { name: 'Staat stil' })
    expect(region.textContent).toBe('Staat stil1 regel tonenLichtmast 9 m513012-004 · hier sinds di 14-04-2026')
  })

  it('says nothing of standing still where nothing does', async () => {
    answer(agenda.getToday, buildToday({ stil: { aantal: 0, huurPerWeek: 0, items: [] } }))
    await openPage('/locatie')
    await main().findByRole('list', { name: 'Deze locatie in cijfers' })
    expect(main().queryByRole('region', { name: /Staat stil/ })).toBeNull()
  })
})
