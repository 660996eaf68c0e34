import { locations } from '@portal/contract/locations.ts'
import { pageUsage } from '@portal/contract/page-usage.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { serveSettings, site, workAddress } from '../../test/order-portal.ts'
import { answer, freshPortal, logIn, openPage, router, sentTo } from '../../test/stand-in.tsx'
import { logPages } from './log-pages.ts'

beforeEach(() => {
  freshPortal()
  logIn(site)
  serveSettings({ Standaard_PaginaLog: true })
  answer(locations.getAddresses, { items: [workAddress] })
  answer(pageUsage.logPage, null)
})

const told = () => sentTo(pageUsage.logPage).map(({ input }) => input.pagina)

it('reports the screen that is open at the start, once, and the next one (R-ROUTE-65)', async () => {
  await openPage('/locatie-gegevens')
  await screen.findByText('Poort 2')
  const stop = logPages()
  await waitFor(() => expect(told()).toEqual(['/locatie-gegevens']))
  await router.navigate({ href: '/locatie-gegevens?zoek=x' })
  await router.navigate({ to: '/favorieten' })
  await waitFor(() => expect(told()).toEqual(['/locatie-gegevens', '/favorieten']))
  stop()
})
