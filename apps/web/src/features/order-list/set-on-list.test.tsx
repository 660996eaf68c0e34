import { orderList } from '@portal/contract/order-list.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, buildLine, buildList, freshPortal, logIn, openPage, sentTo } from '../../../test/stand-in.tsx'

const other = buildLine(3, { omschrijving: 'Bezem', aantal: 1 })

function serve(items: readonly ReturnType<typeof buildLine>[]) {
  const lijst = buildList()
  answer(orderList.getOrderLists, { lijsten: [lijst] })
  answer(orderList.getOrderList, { items: [...items], savedAanvraagNummer: null, lijst, versie: 7 })
}

const quantityOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Aantal van ${name}` })
const names = () =>
  screen.getAllByRole('listitem').flatMap((line) => line.querySelector('strong a, strong')?.textContent ?? [])

async function open() {
  await openPage('/bestellijst')
  await screen.findByRole('list', { name: 'Artikelen op de bestellijst' })
}

beforeEach(() => {
  freshPortal()
  logIn()
})

describe('a set on the list', () => {
  const ofSet = { setNummer: 'SET-1', setOmschrijving: 'Rolsteiger', setAantal: 2 }
  const frame = buildLine(4, { ...ofSet, omschrijving: 'Frame', aantal: 8 })
  const wheel = buildLine(5, { ...ofSet, omschrijving: 'Wiel', aantal: 4 })

  it('stands above its lines, and its number is saved with one of them', async () => {
    serve([frame, other, wheel])
    answer(orderList.updateItems, { versie: 8 })
    await open()
    expect(names()).toEqual(['Rolsteiger', 'Frame', 'Wiel', 'Bezem'])
    await userEvent.clear(quantityOf('Rolsteiger'))
    await userEvent.type(quantityOf('Rolsteiger'), '3{Enter}')
    await vi.waitFor(() => expect(sentTo(orderList.updateItems)).toHaveLength(1), { timeout: 5000 })
    expect(sentTo(orderList.updateItems)[0]?.input).toMatchObject({
      items: [{ id: frame.id, aantal: 8, comment: '', setAantal: 3 }],
    })
  })

  it('goes whole from the list, or a line of it alone', async () => {
    serve([frame, wheel, other])
    answer(orderList.removeItem, null)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Rolsteiger van de lijst halen' }))
    expect(names()).toEqual(['Bezem'])
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
    await userEvent.click(screen.getByRole('button', { name: 'Wiel van de lijst halen' }))
    expect(names()).toEqual(['Rolsteiger', 'Frame', 'Bezem'])
  })
})
