import { agenda } from '@portal/contract/agenda.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveSettings, site } from '../../../test/order-portal.ts'
import { buildEntry, buildToday } from '../../../test/site-day.ts'
import { answer, freshPortal, logIn, openPage } from '../../../test/stand-in.tsx'
import { queryClient } from '../../lib/query-client.ts'

beforeEach(() => {
  freshPortal()
  logIn(site)
  serveSettings()
})

const main = () => within(screen.getByRole('main'))

describe('the week of a location', () => {
  it('says two late things and how many more, and then what is to come', async () => {
    const late = Array.from({ length: 7 }, (_, at) =>
      buildEntry({ nummer: `OA26-L${at}`, dag: '2026-06-10', dagenTeLaat: 5 }),
    )
    const coming = Array.from({ length: 6 }, (_, at) => buildEntry({ nummer: `OA26-K${at}`, dag: '2026-06-16' }))
    answer(agenda.getToday, buildToday({ regels: [...late, ...coming] }))
    await openPage('/locatie')
    const week = within(await main().findByRole('region', { name: 'Komende week' }))
    expect(week.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/agenda',
      ...['/orders/aanvoer/OA26-L0', '/orders/aanvoer/OA26-L1', '/agenda'],
      ...[0, 1, 2].map((at) => `/orders/aanvoer/OA26-K${at}`),
      '/agenda',
      ...[15, 16, 17, 18, 19, 20, 21].map((day) => `/agenda?week=2026-06-${day}`),
    ])
    expect(week.getByText('5 andere te laat')).toBeTruthy()
    expect(week.getByText('Nog 3 in de agenda')).toBeTruthy()
  })

  it('shows more of what is late where little is to come', async () => {
    const late = Array.from({ length: 7 }, (_, at) =>
      buildEntry({ nummer: `OA26-L${at}`, dag: '2026-06-10', dagenTeLaat: 5 }),
    )
    answer(agenda.getToday, buildToday({ regels: [...late, buildEntry()] }))
    await openPage('/locatie')
    const week = within(await main().findByRole('region', { name: 'Komende week' }))
    expect(week.getAllByRole('listitem').filter((row) => row.closest('ol') === null)).toHaveLength(5)
    expect(week.getByText('3 andere te laat')).toBeTruthy()
  })

  it('names two things of each of seven days and counts the others; what is late stands in none', async () => {
    const delivery = (nummer: string, omschrijving: string) =>
      buildEntry({ nummer, omschrijving, anderen: 0, dag: '2026-06-17' })
    const inspection = (nummer: string) => buildEntry({ soort: 'keuring', nummer, dag: '2026-06-18' })
    const regels = [
      buildEntry({ nummer: 'OA26-L', omschrijving: 'Lichtmast', dag: '2026-06-10', dagenTeLaat: 5 }),
      ...[delivery('OA26-1', 'Trilplaat'), delivery('OA26-2', 'Stamper'), delivery('OA26-3', 'Bouwhek')],
      ...[inspection('1'), inspection('2')],
    ]
    answer(agenda.getToday, buildToday({ regels }))
    await openPage('/locatie')
    const week = within(await main().findByRole('region', { name: 'Komende week' }))
    const days = week.getAllByRole('listitem').filter((row) => row.closest('ol') !== null)
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'ma 15 jun',
      'di 16 jun',
      'wo 17 junTrilplaatStamper+ 1',
      'do 18 jun2 keuringen',
      'vr 19 jun',
      'za 20 jun',
      'zo 21 jun',
    ])
  })

  it('begins on a phone with the lists that wait for the decision of an approver', async () => {
    const device = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) => ({ ...device(query), matches: query.includes('720px') }))
    const thing = { nummer: '', naam: '', aantal: 2, reden: '' }
    answer(agenda.getToday, buildToday({ wacht: [{ ...thing, soort: 'goedkeuren' }] }))
    await openPage('/locatie')
    await main().findByRole('region', { name: 'Komende week' })
    const names = () =>
      main()
        .getAllByRole('region')
        .map((region) => region.getAttribute('aria-labelledby'))
    expect(names().slice(0, 2)).toEqual(['waiting', 'week-plan'])
    cleanup()
    answer(agenda.getToday, buildToday({ wacht: [{ ...thing, soort: 'retour' }] }))
    queryClient.clear()
    await openPage('/locatie')
    await main().findByRole('region', { name: 'Wacht op u' })
    expect(names().slice(0, 2)).toEqual(['week-plan', 'waiting'])
    vi.stubGlobal('matchMedia', device)
  })
})
