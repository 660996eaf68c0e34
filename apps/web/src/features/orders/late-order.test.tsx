import { orders } from '@portal/contract/orders.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildOrderDetails } from '../../../test/order-pages.ts'
import { serveSettings } from '../../../test/order-portal.ts'
import { answer, freshPortal, logIn, openPage, router } from '../../../test/stand-in.tsx'

beforeEach(() => {
  freshPortal()
  logIn()
  answer(orders.getDeliveredOrder, buildOrderDetails())
  answer(orders.getDeliveredCosts, { toonPrijs: true, kostenRegels: [] })
  answer(orders.getOrderImages, { items: [] })
  answer(orders.getOrderDocuments, { items: [] })
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

  it('says nothing of late once it is carried out', async () => {
    answer(orders.getDeliveredOrder, buildOrderDetails({ status: 'Posted' }))
    await open()
    expect(screen.queryByText(/te laat/)).toBeNull()
  })
})
