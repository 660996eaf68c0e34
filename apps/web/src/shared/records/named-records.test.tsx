import { orders } from '@portal/contract/orders.ts'
import { requests } from '@portal/contract/requests.ts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildOrder } from '../../../test/order-pages.ts'
import { buildRequest, buildRequestRow } from '../../../test/request-portal.ts'
import { answer, freshPortal, logIn, openPage } from '../../../test/stand-in.tsx'

const inhoud = { naam: 'Betonmolen 150 l', aantal: 2, anderen: 3, afbeelding: null }
const name = '2 × Betonmolen 150 l + 3'

beforeEach(() => {
  freshPortal()
  logIn()
})

describe('names before numbers:', () => {
  it('a request in the list is called by what is in it, with the one number people know small below', async () => {
    answer(requests.getRequests, { items: [buildRequestRow({ inhoud })] })
    await openPage('/aanvragen')
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toBe('/aanvragen/P-100001')
    expect(link.closest('td')?.textContent).toBe(`${name}P-100001`)
  })

  it('an order in its list is called by what is in it, with the number of its request below', async () => {
    answer(orders.getDeliveredOrders, { items: [buildOrder({ inhoud: { ...inhoud, aantal: 1, anderen: 0 } })] })
    await openPage('/orders/aanvoer')
    const link = await screen.findByRole('link', { name: 'Betonmolen 150 l' })
    expect(link.getAttribute('href')).toBe('/orders/aanvoer/AO26-1')
    expect(link.closest('td')?.textContent).toBe('Betonmolen 150 lP-100001')
  })

  it('the screen of a request has what is in it as its title, and its one number on the line below', async () => {
    answer(requests.getRequest, buildRequest({ inhoud }))
    await openPage('/aanvragen/P-100001')
    await screen.findByRole('heading', { level: 1, name })
    expect(screen.getByText('Aanvraag P-100001')).toBeTruthy()
  })

  it('what has no lines is called by its number', async () => {
    answer(requests.getRequest, buildRequest())
    await openPage('/aanvragen/P-100001')
    expect(await screen.findByRole('heading', { level: 1, name: 'Aanvraag P-100001' })).toBeTruthy()
  })
})
