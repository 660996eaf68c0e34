import { orderList } from '@portal/contract/order-list.ts'
import { ordering } from '@portal/contract/ordering.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { eachOnMonday } from '../../../test/on-monday.ts'
import {
  acceptAndPlace,
  buildSavedRequest,
  comeBack,
  field,
  fill,
  fillDetails,
  goToFinish,
  nothingRequired,
  openDetails,
  orderPortal,
  place,
  placed,
  press,
  serveList,
} from '../../../test/order-portal.ts'
import { answer, buildList, sentTo } from '../../../test/stand-in.tsx'

eachOnMonday(orderPortal)

describe('an order without an answer', () => {
  async function loseAnswer(): Promise<void> {
    answer(ordering.placeOrder, () => {
      throw new TypeError('connection lost')
    })
    await fillDetails()
    await goToFinish()
    await acceptAndPlace()
    await screen.findByText('Uw bestelling is verstuurd, maar we kregen geen antwoord.')
  }

  it('is sent again as it was, with the same key, even from an empty list', async () => {
    await loseAnswer()
    answer(orderList.getOrderList, { items: [], savedAanvraagNummer: null, lijst: buildList(), versie: 8 })
    answer(ordering.placeOrder, placed)
    comeBack()
    expect(await screen.findByText('Uw bestelling is verstuurd, maar we kregen geen antwoord.')).toBeTruthy()
    await press(place)
    await screen.findByText('P-100001')
    const [first, second] = sentTo(ordering.placeOrder)
    expect(second?.key).toBe(first?.key)
    expect(second?.input).toEqual(first?.input)
    expect(first?.key).toMatch(/^[\da-f-]{36}$/)
  })

  it('gets a new key when an answer changes', async () => {
    await loseAnswer()
    answer(ordering.placeOrder, placed)
    await userEvent.click(screen.getByRole('link', { name: 'Wijzigen: Wanneer?' }))
    await screen.findByRole('button', { name: 'Volgende' })
    fill(/Referentie/, 'REF-2')
    await goToFinish()
    await press(place)
    await screen.findByText('P-100001')
    const [first, second] = sentTo(ordering.placeOrder)
    expect(second?.key).not.toBe(first?.key)
    expect(second?.input.reference).toBe('REF-2')
  })
})

describe('an order that is pressed twice', () => {
  it('is looked at and sent once', async () => {
    answer(ordering.placeOrder, async () => {
      answer(orderList.getOrderList, { items: [], savedAanvraagNummer: null, lijst: buildList(), versie: 8 })
      return new Promise(() => {})
    })
    await fillDetails()
    await goToFinish()
    await userEvent.click(await screen.findByRole('checkbox'))
    const button = screen.getByRole('button', { name: place })
    // Two clicks in one breath, before anything is drawn again.
    button.click()
    button.click()
    await vi.waitFor(() => expect(sentTo(ordering.placeOrder)).not.toEqual([]))
    await expect(vi.waitFor(() => expect(sentTo(ordering.placeOrder)).toHaveLength(2), 300)).rejects.toThrow()
  })
})

describe('a rejected list', () => {
  it('shows the reason and starts with the answers of the rejected request', async () => {
    orderPortal({ settings: nothingRequired })
    serveList({ toestand: 'afgekeurd', redenAfkeuring: 'Te duur' })
    const rejected = buildSavedRequest({
      status: 'Disapproved',
      redenAfkeuring: 'Te duur',
      deliveryDate: '2026-06-24',
      werkadres: 'POORT2',
      reference: 'REF-9',
      transportmiddel: 'Bakwagen',
    })
    answer(ordering.getSavedRequest, rejected)
    await openDetails()
    expect(screen.getByText('Deze bestellijst is afgekeurd. Reden: Te duur')).toBeTruthy()
    expect(field(/^Gewenste leverdatum/).value).toBe('24-06-2026')
    expect(field(/Referentie/).value).toBe('REF-9')
    expect(field(/Werkadres/).value).toBe('POORT2')
    expect(field(/Transportmiddel/).value).toBe('Bakwagen')
  })
})
