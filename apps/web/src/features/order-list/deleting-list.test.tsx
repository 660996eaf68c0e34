// Needs modules of its own: it fails on answers that other tests leave.
import { orderList } from '@portal/contract/order-list.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  buildLine,
  buildList,
  freshPortal,
  logIn,
  messages,
  openPage,
  refusal,
  sentTo,
  uuid,
} from '../../../test/stand-in.tsx'
import { refreshCalls } from '../../lib/use-call.ts'
import { setActiveList } from '../../shared/listing/active-list.ts'

const first = buildList({ id: uuid(900), naam: 'Bestellijst' })
const second = buildList({ id: uuid(901), naam: 'Fundering' })
const lineOf = { [first.id]: buildLine(1, { omschrijving: 'Betonmolen' }), [second.id]: buildLine(2, { aantal: 3 }) }
const both = [orderList.getOrderList, orderList.getOrderLists]
let there = [first, second]

beforeEach(async () => {
  freshPortal()
  logIn()
  there = [first, second]
  answer(orderList.getOrderLists, () => ({ lijsten: there }))
  answer(orderList.getOrderList, ({ bestelijstId }) => {
    const lijst = there.find(({ id }) => id === bestelijstId) ?? (bestelijstId === emptyGuid ? there[0] : undefined)
    if (lijst === undefined) return refusal(404, 'error.niet_gevonden')
    const line = lineOf[lijst.id]
    return { items: line === undefined ? [] : [line], savedAanvraagNummer: null, lijst, versie: 1 }
  })
  setActiveList('10001', second.id)
  await openPage('/bestellijst')
  await screen.findByText('Artikel 2')
})

async function deleteList() {
  await userEvent.click(await screen.findByRole('button', { name: 'Lijsten' }))
  await userEvent.click(screen.getByRole('button', { name: 'Bestellijst verwijderen' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwijderen' }))
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('deleting the list on screen', () => {
  it('asks no more for it, also when the news of it comes before the answer, and goes on with the first', async () => {
    let asked = 0
    answer(orderList.removeAllItems, async () => {
      there = [first]
      asked = sentTo(orderList.getOrderList).length
      await refreshCalls(both)
      return null
    })
    await deleteList()
    expect(await heading('Bestellijst')).toBeTruthy()
    expect(await screen.findByText('Betonmolen')).toBeTruthy()
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const later = sentTo(orderList.getOrderList).slice(asked)
    expect(later.map(({ input }) => input.bestelijstId)).not.toContain(second.id)
    expect(messages()).toEqual([])
  })

  it('comes back to it with the reason when the portal refuses', async () => {
    answer(orderList.removeAllItems, () => refusal(400, 'bestellijst.geblokkeerd'))
    await deleteList()
    await vi.waitFor(() => expect(messages()).toEqual(['bestellijst.geblokkeerd']))
    expect(await heading('Fundering')).toBeTruthy()
    expect(await screen.findByText('Artikel 2')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('stays away from it when no answer comes, because it may be gone', async () => {
    const asked = sentTo(orderList.getOrderList).length
    answer(orderList.removeAllItems, () => {
      there = [first]
      throw new TypeError('connection lost')
    })
    await deleteList()
    await vi.waitFor(() => expect(messages()).toHaveLength(1))
    expect(await heading('Bestellijst')).toBeTruthy()
    await vi.waitFor(() => expect(sentTo(orderList.getOrderList).length).toBeGreaterThan(asked))
    const later = sentTo(orderList.getOrderList).slice(asked)
    expect(later.map(({ input }) => input.bestelijstId)).not.toContain(second.id)
  })

  it('saves before what was changed a moment ago, so that nothing of it is lost or comes after', async () => {
    const order: string[] = []
    answer(orderList.updateItems, () => {
      order.push('saved')
      return { versie: 2 }
    })
    answer(orderList.removeAllItems, () => {
      order.push('deleted')
      return refusal(400, 'bestellijst.geblokkeerd')
    })
    await userEvent.click(screen.getByRole('button', { name: 'Eén meer' }))
    await deleteList()
    await vi.waitFor(() => expect(order).toEqual(['saved', 'deleted']))
    expect(sentTo(orderList.updateItems)[0]?.input.items).toMatchObject([{ aantal: 4 }])
  })
})
