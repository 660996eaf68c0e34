import { pageUsage } from '@portal/contract/page-usage.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { answer, freshPortal, openPage, router } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'

const period = (periode: 'today' | 'past 7 days' | 'past 30 days', aantal: number) => ({
  periode,
  totaal: aantal,
  paginas: [{ pagina: '/details/{id}', aantal }],
})

beforeEach(() => {
  freshPortal()
  startSession(tokenFor('beheerder', 3600, { role: ['SuperAdmin'] }), 'Identity')
})

it('page usage is shown for a period by the titles of its screens, and says when nothing is recorded', async () => {
  answer(pageUsage.getStats, {
    actief: false,
    perioden: [period('today', 2), period('past 7 days', 12), period('past 30 days', 112)],
    dagen: [{ dag: '2026-11-22', aantal: 2 }],
  })
  await openPage('/pagina-gebruik')
  await screen.findByText('2 keer geopend')
  expect(screen.getByText(/Er wordt nu niets bijgehouden/)).toBeTruthy()
  expect(screen.getByRole('cell', { name: '/details/{id}' })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Afgelopen 30 dagen' }))
  await screen.findByText('112 keer geopend')
  await screen.findByRole('cell', { name: '112' })
  expect(router.state.location.pathname).toBe('/pagina-gebruik')
})
