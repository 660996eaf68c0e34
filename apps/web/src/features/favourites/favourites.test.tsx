import { categories } from '@portal/contract/categories.ts'
import { type FavouriteDetails, favourites } from '@portal/contract/favourites.ts'
import { item as itemCalls } from '@portal/contract/item.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  buildItem,
  buildList,
  freshPortal,
  logIn,
  openPage,
  router,
  sentTo,
  uuid,
} from '../../../test/stand-in.tsx'

const thing = (no: string, bestelbaar = true) => ({
  ...buildItem(no, { omschrijving: `Artikel ${no}` }),
  type: 'Materieel' as const,
  aantal: 2,
  bestelbaar,
})
const listOf = (part: Partial<FavouriteDetails> = {}): FavouriteDetails => ({
  id: uuid(1),
  titel: 'Ruwbouw',
  aantalItems: 2,
  eigen: true,
  eigenaar: 'Eva',
  gedeeldMet: null,
  versie: 4,
  items: [thing('A'), thing('B', false)],
  ...part,
})
const serve = (...items: FavouriteDetails[]) => {
  answer(favourites.getListsDetails, ({ id }) => ({ items: items.filter((list) => list.id === id) }))
  answer(favourites.getLists, { items })
}
const menu = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Meer met Ruwbouw' }))
  await userEvent.click(screen.getByRole('button', { name }))
}

beforeEach(() => {
  freshPortal()
  logIn()
  answer(orderList.getOrderLists, { lijsten: [buildList()] })
  serve(listOf())
})

describe('lists of favourites', () => {
  it('stand in the menu (R-SCR-SHELL-13), and show their title and items (R-ROUTE-33)', async () => {
    await openPage('/favorieten')
    const list = within(await screen.findByRole('list', { name: 'Ruwbouw' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    const main = within(screen.getByRole('navigation', { name: 'Hoofdmenu' }))
    expect(main.getByRole('link', { name: 'Favorieten' }).getAttribute('href')).toBe('/favorieten')
  })

  it('are one way back to an item, those that were viewed last in the catalogue the other (R-GEN-12)', async () => {
    answer(categories.getItemCategories, { items: [] })
    answer(itemCalls.getItem, ({ materieelSoort }) => buildItem(materieelSoort))
    answer(itemCalls.getIncludedItems, { items: [] })
    answer(itemCalls.getOrderTips, { items: [], aanbevolenAantal: null })
    answer(itemCalls.getItems, ({ materieelsoorten }) => ({ materielen: materieelsoorten.map((no) => buildItem(no)) }))
    await openPage('/details/Q')
    await screen.findByRole('heading', { level: 1, name: 'Artikel Q' })
    await router.navigate({ to: '/favorieten' })
    expect(await screen.findByRole('list', { name: 'Ruwbouw' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Laatst bekeken' })).toBeNull()
    await router.navigate({ href: '/materieel' })
    const viewed = within(await screen.findByRole('region', { name: 'Laatst bekeken' }))
    expect(await viewed.findByRole('link', { name: 'Artikel Q' })).toBeTruthy()
  })

  it('beyond the first three are read when they are opened', async () => {
    serve(...[1, 2, 3, 4].map((at) => listOf({ id: uuid(at), titel: `Lijst ${at}` })))
    await openPage('/favorieten')
    expect(await screen.findByRole('list', { name: 'Lijst 3' })).toBeTruthy()
    expect(screen.getByText('2 regels')).toBeTruthy()
    expect(sentTo(favourites.getListsDetails).map(({ input }) => input.id)).not.toContain(uuid(4))
    await userEvent.click(screen.getByRole('button', { name: 'Lijst 4 openen' }))
    expect(await screen.findByRole('list', { name: 'Lijst 4' })).toBeTruthy()
  })

  it('are made (R-SCR-FAV-01)', async () => {
    answer(favourites.addList, { id: uuid(2) })
    await openPage('/favorieten')
    await userEvent.click(await screen.findByRole('button', { name: 'Nieuwe lijst' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.clear(dialog.getByRole('textbox'))
    await userEvent.type(dialog.getByRole('textbox'), 'Dak')
    await userEvent.click(dialog.getByRole('button', { name: 'Toevoegen' }))
    await vi.waitFor(() => expect(sentTo(favourites.addList)[0]?.input).toMatchObject({ titel: 'Dak' }))
  })

  it('get another name, on top of the version that was read (R-SCR-FAV-02)', async () => {
    answer(favourites.renameList, null)
    await openPage('/favorieten')
    await menu('Hernoemen')
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.clear(dialog.getByRole('textbox'))
    await userEvent.type(dialog.getByRole('textbox'), 'Kelder')
    await userEvent.click(dialog.getByRole('button', { name: 'Hernoemen' }))
    await vi.waitFor(() =>
      expect(sentTo(favourites.renameList)[0]?.input).toMatchObject({ id: uuid(1), titel: 'Kelder', versie: 4 }),
    )
  })

  it('are deleted, and come back with what was on them (R-SCR-FAV-03)', async () => {
    answer(favourites.removeList, null)
    answer(favourites.addListAndItems, { id: uuid(3) })
    await openPage('/favorieten')
    await menu('Verwijderen')
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    await vi.waitFor(() => expect(sentTo(favourites.addListAndItems)).toHaveLength(1))
    expect(sentTo(favourites.removeList)[0]?.input).toMatchObject({ id: uuid(1), versie: 4 })
    expect(sentTo(favourites.addListAndItems)[0]?.input).toMatchObject({
      id: uuid(1),
      titel: 'Ruwbouw',
      materieellocatie: null,
      items: [{ materieelSoort: 'A', aantal: 2 }, { materieelSoort: 'B' }],
    })
  })

  it('go on the order list with what can be ordered (R-SCR-FAV-04)', async () => {
    answer(orderList.addItems, { isMeegeleverdAdded: false, bestellijstId: uuid(900), versie: 2 })
    await openPage('/favorieten')
    await userEvent.click(await screen.findByRole('button', { name: 'Op de bestellijst' }))
    await vi.waitFor(() => expect(sentTo(orderList.addItems)).toHaveLength(1))
    expect(sentTo(orderList.addItems)[0]?.input).toMatchObject({
      bestelListItems: [{ type: 'Materieel', materieelSoort: 'A', aantal: 2 }],
    })
    expect(sentTo(orderList.addItems)[0]?.input.bestelListItems).toHaveLength(1)
  })

  it('of a colleague can be ordered from and not changed', async () => {
    serve(listOf({ eigen: false, gedeeldMet: '10001' }))
    await openPage('/favorieten')
    expect(await screen.findByText('Van Eva · Gedeeld met 10001')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Meer met Ruwbouw' })).toBeNull()
    expect(screen.queryByRole('button', { name: /van deze lijst halen$/ })).toBeNull()
  })

  it('take an item by its heart', async () => {
    answer(itemCalls.getItem, buildItem('MOLEN', { omschrijving: 'Betonmolen' }))
    answer(itemCalls.getIncludedItems, { items: [] })
    answer(itemCalls.getOrderTips, { items: [], aanbevolenAantal: null })
    answer(favourites.inLists, { items: [{ id: uuid(1), titel: 'Ruwbouw', inLijst: false }] })
    answer(favourites.addItem, null)
    await openPage('/details/MOLEN')
    await userEvent.click(await screen.findByRole('button', { name: 'Favorieten: Betonmolen' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ruwbouw' }))
    await vi.waitFor(() =>
      expect(sentTo(favourites.addItem)[0]?.input).toMatchObject({ id: uuid(1), materieelSoort: 'MOLEN' }),
    )
  })
})
