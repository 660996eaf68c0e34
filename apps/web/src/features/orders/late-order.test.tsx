import { handOvers } from '@portal/contract/hand-overs.ts'
import { orders } from '@portal/contract/orders.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildOrderDetails } from '../../../test/order-pages.ts'
import { serveSettings } from '../../../test/order-portal.ts'
import { showPage } from '../../../test/show-page.ts'
import { answer, buildLocation, freshPortal, logIn, openPage, router } from '../../../test/stand-in.tsx'
import { currentLocation, tellLocations } from '../../shared/location/location-store.ts'

beforeEach(() => {
  freshPortal()
  logIn()
  tellLocations({ type: 'loaded', locations: [buildLocation()] })
  answer(orders.getDeliveredOrder, buildOrderDetails())
  answer(orders.getDeliveredCosts, { toonPrijs: true, kostenRegels: [] })
  answer(orders.getOrderImages, { items: [] })
  answer(orders.getOrderDocuments, { items: [] })
  answer(handOvers.getHandOvers, { items: [] })
})
const open = async () => {
  await openPage('/orders/aanvoer/AO26-1')
  await screen.findByRole('list', { name: 'Verloop' })
}

describe('an order whose day has passed', () => {
  it('says how late it is, whom to call with which number, and asks when it comes', async () => {
    serveSettings({ Contact_Telefoon: '030 555 01 00' })
    await open()
    const late = await screen.findByRole('alert')
    expect(late.textContent).toMatch(/\d+ dagen te laat · nog niet uitgevoerd/)
    expect(late.textContent).toContain('Bel de planning en noem P-100001:')
    expect(within(late).getByRole('link').getAttribute('href')).toBe('tel:0305550100')
    await userEvent.click(within(late).getByRole('button', { name: 'Vraag wanneer' }))
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/klachten-aanmaken'))
    expect(router.state.location.search).toMatchObject({ omschrijving: 'Wanneer wordt P-100001 uitgevoerd?' })
  })

  it('gives feedback at its own location, whichever is chosen', async () => {
    serveSettings()
    const other = { materieellocatie: '10040', locatieOmschrijving: 'Kade' }
    answer(orders.getDeliveredOrder, buildOrderDetails(other))
    tellLocations({ type: 'loaded', locations: [buildLocation(), buildLocation({ nummer: '10040' })] })
    for (const name of ['Vraag wanneer', 'Feedback geven']) {
      tellLocations({ type: 'selected', nummer: '10001' })
      await (name === 'Vraag wanneer' ? open() : showPage('/orders/aanvoer/AO26-1'))
      await userEvent.click(await screen.findByRole('button', { name }))
      await vi.waitFor(() => expect(router.state.location.pathname).toBe('/klachten-aanmaken'))
      expect(currentLocation()?.nummer).toBe('10040')
    }
  })

  it('says nothing of late once it is carried out', async () => {
    answer(orders.getDeliveredOrder, buildOrderDetails({ status: 'Posted' }))
    await open()
    expect(screen.queryByText(/te laat/)).toBeNull()
  })
})
