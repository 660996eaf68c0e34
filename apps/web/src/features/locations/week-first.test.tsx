// Needs modules of its own: only the first screen of a page is drawn in two steps.
import { agenda } from '@portal/contract/agenda.ts'
import { locations } from '@portal/contract/locations.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { serveSettings, site, workAddress } from '../../../test/order-portal.ts'
import { buildToday } from '../../../test/site-day.ts'
import { answer, freshPortal, logIn, openPage } from '../../../test/stand-in.tsx'
import { sessionStore } from '../../lib/session.ts'
import { readCall } from '../../lib/use-call.ts'

const device = window.matchMedia

it('draws the week of a site first on a phone, which stays when all below it follows', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ ...device(query), matches: query.includes('720px') }))
  freshPortal()
  logIn(site)
  serveSettings()
  answer(locations.getAddresses, { items: [workAddress] })
  answer(agenda.getToday, buildToday())
  // As the page brings it along.
  await readCall(agenda.getToday, {
    gebruikerLogin: sessionStore.get().claims?.userName ?? '',
    materieellocatie: site.nummer,
  })
  const seen = new Map<string, Element>()
  const watcher = new MutationObserver(() => {
    const week = document.getElementById('week-plan')
    const step = document.getElementById('waiting') === null ? 'week' : 'whole'
    if (week !== null) seen.set(step, week)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  await openPage('/locatie')
  await screen.findByRole('link', { name: /^Locatiegegevens/ })
  await vi.waitFor(() => expect([...seen.keys()]).toEqual(['week', 'whole']))
  watcher.disconnect()
  expect(seen.get('whole')).toBe(seen.get('week'))
})
