import { categories } from '@portal/contract/categories.ts'
import { item as itemCalls } from '@portal/contract/item.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  answer,
  buildItem,
  buildList,
  freshPortal,
  logIn,
  messages,
  openPage,
  refusal,
  sentTo,
  uuid,
} from '../../../test/stand-in.tsx'
import { setPreference } from '../../lib/preferences.ts'
import { switchLanguage } from '../../lib/text.ts'

const companion = {
  tekst: 'Vergeet de stabilisatoren niet.',
  materieelSoort: 'STAB',
  kind: 'Materieel' as const,
  omschrijving: 'Stabilisator',
  afbeelding: null,
  aanbevolenAantal: 4,
}

const quantity = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Aantal van Rolsteiger' })
const add = () => screen.getByRole('button', { name: 'Toevoegen' })

async function open(bestelEenheid = 1) {
  answer(itemCalls.getItem, buildItem('STEIGER', { omschrijving: 'Rolsteiger', bestelEenheid }))
  await openPage('/details/STEIGER')
  await screen.findByRole('heading', { level: 1, name: 'Rolsteiger' })
}

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

describe('the quantity of an item', () => {
  it('begins with one, whatever is recommended of what goes with it', async () => {
    answer(itemCalls.getOrderTips, { items: [companion], aanbevolenAantal: null })
    await open()
    expect(await screen.findByText(/4\s×/)).toBeTruthy()
    expect((await quantity()).value).toBe('1')
    expect(screen.queryByText(/Advies/)).toBeNull()
    await userEvent.click(add())
    await waitFor(() => expect(sentTo(orderList.addItem)[0]?.input).toMatchObject({ aantal: 1 }))
  })

  it('begins with what the item goes in', async () => {
    await open(6)
    expect((await quantity()).value).toBe('6')
  })

  it('offers the recommended quantity as a choice (R-SCR-ITEM-04)', async () => {
    answer(itemCalls.getOrderTips, { items: [companion], aanbevolenAantal: 5 })
    await open()
    const take = await screen.findByRole('button', { name: 'Advies 5 · overnemen' })
    expect((await quantity()).value).toBe('1')
    await userEvent.click(take)
    expect((await quantity()).value).toBe('5')
    expect(screen.getByText('Advies: 5')).toBeTruthy()
  })

  it('is asked for at its field and nothing is sent without it (R-VAL-01)', async () => {
    await open()
    const field = await quantity()
    await userEvent.clear(field)
    await userEvent.click(add())
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Vul een aantal in.',
    )
    expect(document.activeElement).toBe(field)
    expect(sentTo(orderList.addItem)).toEqual([])
    await userEvent.type(field, '3{Enter}')
    expect(field.getAttribute('aria-invalid')).toBe('false')
    expect(screen.queryByText('Vul een aantal in.')).toBeNull()
  })
})

describe('a new list for an item', () => {
  const openMenu = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bestellijst' }))
    await userEvent.click(screen.getByRole('button', { name: 'Toevoegen aan een nieuwe lijst' }))
  }

  it('asks for a missing quantity before it asks for a name', async () => {
    await open()
    await userEvent.clear(await quantity())
    await openMenu()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Vul een aantal in.')).toBeTruthy()
    expect(document.activeElement).toBe(await quantity())
  })

  it('keeps the name that was typed when the list could not be made', async () => {
    answer(orderList.addList, () => refusal(409, 'bestellijst.naam_bestaat'))
    answer(orderList.addDetails, { isMeegeleverdAdded: false, bestellijstId: uuid(901), versie: 2 })
    await open()
    await openMenu()
    const name = within(await screen.findByRole('dialog')).getByRole<HTMLInputElement>('textbox')
    await userEvent.clear(name)
    await userEvent.type(name, 'Dak{Enter}')
    await waitFor(() => expect(messages()[0]).toBe('bestellijst.naam_bestaat'))
    expect(within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox').value).toBe('Dak')
    answer(orderList.addList, buildList({ id: uuid(901), naam: 'Dak' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Toevoegen' }))
    await waitFor(() => expect(sentTo(orderList.addDetails)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
