import { categories } from '@portal/contract/categories.ts'
import { item as itemCalls } from '@portal/contract/item.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  answer,
  buildItem,
  buildLine,
  buildList,
  freshPortal,
  logIn,
  messages,
  openPage,
  sentTo,
  uuid,
} from '../../../test/stand-in.tsx'
import { setPreference } from '../../lib/preferences.ts'
import { switchLanguage } from '../../lib/text.ts'

const quantity = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Aantal van Rolsteiger' })
const add = () => screen.getByRole('button', { name: 'Toevoegen' })

async function open() {
  answer(itemCalls.getItem, buildItem('STEIGER', { omschrijving: 'Rolsteiger' }))
  await openPage('/details/STEIGER')
  await screen.findByRole('heading', { level: 1, name: 'Rolsteiger' })
}

const list = { items: [buildLine(1)], savedAanvraagNummer: null, lijst: buildList(), versie: 1 }

beforeEach(async () => {
  freshPortal()
  setPreference('language', 'nl-NL')
  await switchLanguage('nl-NL')
  answer(categories.getItemCategories, { items: [] })
  answer(orderList.getOrderLists, { lijsten: [buildList()] })
  answer(itemCalls.getIncludedItems, { items: [] })
  answer(itemCalls.getOrderTips, { items: [], aanbevolenAantal: null })
  logIn()
})

describe('what was added of an item', () => {
  it('says at the button how much of it is on the list, without a message over the page, and takes it back', async () => {
    const before = buildLine(7, { materieelSoort: 'STEIGER', aantal: 3, comment: 'Achterom' })
    answer(orderList.getOrderList, { ...list, items: [before], versie: 4 })
    answer(orderList.addItem, { ...list, items: [{ ...before, aantal: 5 }], versie: 5, isMeegeleverdAdded: true })
    answer(orderList.putLines, { versie: 6 })
    await open()
    await waitFor(() => expect(sentTo(orderList.getOrderList)).not.toEqual([]))
    await userEvent.type(await quantity(), '2{Enter}')
    await userEvent.click(add())
    expect(await screen.findByRole('button', { name: '5 stuks op de lijst: Naar de bestellijst' })).toBeTruthy()
    expect(screen.getByText('De meegeleverde artikelen zijn ook toegevoegd.')).toBeTruthy()
    expect(messages()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() => expect(add()).toBeTruthy())
    expect(sentTo(orderList.putLines).map(({ input }) => input)).toMatchObject([
      { bestellijstId: uuid(900), versie: 5, regels: [{ materieelSoort: 'STEIGER', aantal: 3, comment: 'Achterom' }] },
    ])
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull()
  })

  it('offers no undo where somebody else changed the list in between', async () => {
    answer(orderList.getOrderList, { ...list, versie: 4 })
    answer(orderList.addItem, { ...list, versie: 6, isMeegeleverdAdded: false })
    await open()
    await waitFor(() => expect(sentTo(orderList.getOrderList)).not.toEqual([]))
    await userEvent.click(add())
    expect(await screen.findByRole('button', { name: '1 stuk op de lijst: Naar de bestellijst' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull()
  })

  it('adds again after the quantity was changed', async () => {
    answer(orderList.addItem, { ...list, isMeegeleverdAdded: false })
    await open()
    await userEvent.click(add())
    await screen.findByRole('button', { name: /op de lijst/ })
    await userEvent.type(await quantity(), '{Backspace}3{Enter}')
    await userEvent.click(add())
    await waitFor(() => expect(sentTo(orderList.addItem).map(({ input }) => input.aantal)).toEqual([1, 3]))
  })
})
