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
      ...[0, 1, 2, 3, 4].map((at) => `/orders/aanvoer/OA26-K${at}`),
      '/agenda',
    ])
    expect(week.getByText('5 andere te laat')).toBeTruthy()
    expect(week.getByText('Nog 1 in de agenda')).toBeTruthy()
  })

  it('shows more of what is late where little is to come', async () => {
    const late = Array.from({ length: 7 }, (_, at) =>
      buildEntry({ nummer: `OA26-L${at}`, dag: '2026-06-10', dagenTeLaat: 5 }),
    )
    answer(agenda.getToday, buildToday({ regels: [...late, buildEntry()] }))
    await openPage('/locatie')
    const week = within(await main().findByRole('region', { name: 'Komende week' }))
    expect(week.getAllByRole('listitem')).toHaveLength(7)
    expect(week.getByText('1 andere te laat')).toBeTruthy()
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
