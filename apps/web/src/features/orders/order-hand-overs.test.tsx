import { handOvers } from '@portal/contract/hand-overs.ts'
import { orders } from '@portal/contract/orders.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildHandOverRow } from '../../../test/hand-over-answers.ts'
import { buildOrderDetails } from '../../../test/order-pages.ts'
import { serveSettings } from '../../../test/order-portal.ts'
import {
  answer,
  buildLocation,
  freshPortal,
  logIn,
  openPage,
  refusal,
  sentTo,
  shownPath,
  uuid,
} from '../../../test/stand-in.tsx'
import { currentLocation, tellLocations } from '../../shared/location/location-store.ts'

const other = { ordernummer: 'AO26-1', materieellocatie: '10040', locatieOmschrijving: 'Kade' }

beforeEach(() => {
  freshPortal()
  logIn()
  serveSettings()
  for (const one of [orders.getDeliveredOrder, orders.getRemovedOrder]) answer(one, buildOrderDetails(other))
  for (const list of [orders.getDeliveredOrders, orders.getRemovedOrders])
    answer(list, { items: [buildOrderDetails(other)] })
  for (const costs of [orders.getDeliveredCosts, orders.getRemovedCosts])
    answer(costs, { toonPrijs: true, kostenRegels: [] })
  answer(orders.getOrderImages, { items: [] })
  answer(orders.getOrderDocuments, { items: [] })
  answer(handOvers.getHandOvers, { items: [] })
  tellLocations({ type: 'loaded', locations: [buildLocation(), buildLocation({ nummer: '10040' })] })
  tellLocations({ type: 'selected', nummer: '10001' })
})

const panel = async () => {
  const heading = await screen.findByRole('heading', { name: 'Overdrachten' })
  return within(heading.closest('section') ?? document.body)
}

describe('the hand-overs of an order', () => {
  it('are shown, each leading to its record', async () => {
    answer(handOvers.getHandOvers, { items: [buildHandOverRow({ ondertekend: null })] })
    await openPage('/orders/aanvoer/AO26-1')
    const link = (await panel()).getByRole('link', { name: /^Aflevering · / })
    expect(link.getAttribute('href')).toBe(`/locatie/overdrachten/${uuid(1)}`)
    expect((await panel()).getByText('Concept')).toBeTruthy()
    expect(sentTo(handOvers.getHandOvers)[0]?.input).toMatchObject({ materieellocatie: '10040', ordernummer: 'AO26-1' })
  })

  it('fail by themselves, and say where there are none', async () => {
    answer(handOvers.getHandOvers, () => refusal(500, 'error.server_fout'))
    await openPage('/orders/aanvoer/AO26-1')
    expect((await panel()).getByRole('alert')).toBeTruthy()
    expect(screen.getByText('Betonmolen')).toBeTruthy()
    answer(handOvers.getHandOvers, { items: [] })
    await userEvent.click((await panel()).getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByText('Van deze order is nog niets overgedragen.')).toBeTruthy()
  })

  it.each([
    ['aanvoer', 'Aanvoer', 'Aflevering'],
    ['afvoer', 'Afvoer', 'Ophalen'],
  ] as const)('begin from the order of %s at its location, with the order chosen', async (path, type, kind) => {
    for (const one of [orders.getDeliveredOrder, orders.getRemovedOrder])
      answer(one, buildOrderDetails({ ...other, type }))
    await openPage(`/orders/${path}/AO26-1`)
    await userEvent.click((await panel()).getByRole('button', { name: 'Overdracht beginnen' }))
    await vi.waitFor(() => expect(shownPath()).toBe('/locatie/overdrachten'))
    expect(currentLocation()?.nummer).toBe('10040')
    expect((await screen.findByRole('button', { name: kind })).getAttribute('aria-pressed')).toBe('true')
    expect((await screen.findByLabelText<HTMLSelectElement>(/^Order/)).value).toBe('AO26-1')
  })

  it('are begun by nobody who only looks on', async () => {
    const place = buildLocation({ nummer: '10040', rol: 'administration' })
    tellLocations({ type: 'loaded', locations: [buildLocation(), place] })
    await openPage('/orders/aanvoer/AO26-1')
    await panel()
    expect(screen.queryByRole('button', { name: 'Overdracht beginnen' })).toBeNull()
  })
})
