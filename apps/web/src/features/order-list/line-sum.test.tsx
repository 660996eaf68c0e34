import { orderList } from '@portal/contract/order-list.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { serveSettings } from '../../../test/order-portal.ts'
import { answer, buildLine, buildList, freshPortal, logIn, openPage } from '../../../test/stand-in.tsx'

const sold = { priceType: 'Verkoop' as const, huurPrijs: 0, huurPrijsWeek: 0, verkoopPrijs: 12.5 }

beforeEach(() => {
  freshPortal()
  logIn()
  const items = [
    buildLine(1, { aantal: 3 }),
    buildLine(2, { aantal: 1 }),
    buildLine(3, { aantal: 4, ...sold }),
    buildLine(4, { aantal: 5, toonPrijs: false }),
  ]
  const lijst = buildList()
  answer(orderList.getOrderLists, { lijsten: [lijst] })
  answer(orderList.getOrderList, { items, savedAanvraagNummer: null, lijst, versie: 1 })
})

const sums = async () => {
  await openPage('/bestellijst')
  const lines = within(await screen.findByRole('list', { name: 'Artikelen op de bestellijst' }))
  return lines.queryAllByText(/^Samen/).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
}

it('a line says what several of a thing cost together, and nothing where there is one or no price to see', async () => {
  expect(await sums()).toEqual(['Samen € 120,00 per week', 'Samen € 50,00'])
})

it('a line says no sum to whom prices are not shown', async () => {
  serveSettings({ Prijzen_Intern: true })
  expect(await sums()).toEqual([])
  cleanup()
})
