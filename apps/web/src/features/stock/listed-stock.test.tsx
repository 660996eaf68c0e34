import { item } from '@portal/contract/item.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { stock } from '@portal/contract/stock.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildReturn } from '../../../test/leaving-portal.ts'
import { serveSettings } from '../../../test/order-portal.ts'
import {
  answer,
  buildItem,
  buildLine,
  buildList,
  freshPortal,
  logIn,
  openPage,
  sentTo,
} from '../../../test/stand-in.tsx'
import { buildPlantItem } from '../../../test/stock-portal.ts'
import { returnsAt } from './return-quantities.ts'

const piece = buildPlantItem()
const other = buildPlantItem({ materieelNummer: 'G-2' })
const fence = buildPlantItem({
  materieelSoort: 'SCHOT',
  materieelNummer: '',
  type: 'Artikel',
  omschrijving: 'Schot',
  beschikbaar: 60,
  huidig: 40,
  retourAantal: 25,
})
const listed = {
  piece: buildReturn(1, {
    type: 'Materieel',
    materieelSoort: 'GRAVER',
    materieelNummer: 'G-1',
    retourAantal: 1,
    omschrijving: 'Minigraver',
  }),
  fence: buildReturn(2, { type: 'Artikel', materieelSoort: 'SCHOT', materieelNummer: '', retourAantal: 5 }),
}

function serveList(lines: readonly ReturnType<typeof buildReturn>[]) {
  answer(removalList.getRemovalList, { afvoerlijstItems: [...lines], versie: 1 })
}

const rowOf = (link: string) => within(screen.getByRole('link', { name: link }).closest('tr') as HTMLElement)

beforeEach(() => {
  freshPortal()
  returnsAt('10001').set(new Map())
  answer(stock.getStock, { items: [piece, other, fence] })
  serveList([listed.piece, listed.fence])
  logIn()
})

async function openStock() {
  await openPage('/materieelvoorraad')
  await screen.findByRole('table', { name: 'Voorraad 10001' })
  await rowOf('G-1').findByText('Op de afvoerlijst')
}

describe('stock that is on the removal list', () => {
  it('is marked on its row, and only there', async () => {
    await openStock()
    expect(rowOf('SCHOT').getByText('5 op de afvoerlijst')).toBeTruthy()
    expect(rowOf('G-2').queryByText(/op de afvoerlijst/i)).toBeNull()
    expect(rowOf('G-1').queryByRole('textbox')).toBeNull()
    expect(rowOf('SCHOT').getByRole('textbox')).toBeTruthy()
  })

  it('is taken off the list again on its row', async () => {
    answer(removalList.removeItem, () => {
      serveList([listed.fence])
      return new Response(null, { status: 204 })
    })
    await openStock()
    await userEvent.click(rowOf('G-1').getByRole('button', { name: 'Minigraver G-1 van de afvoerlijst halen' }))
    await waitFor(() => expect(rowOf('G-1').getByRole('textbox')).toBeTruthy())
    expect(sentTo(removalList.removeItem)[0]?.input).toEqual({ id: listed.piece.id })
    expect(rowOf('SCHOT').getByText('5 op de afvoerlijst')).toBeTruthy()
  })

  it('is not chosen again along with everything else', async () => {
    serveSettings({ Afvoeren_MaximaalVoorraad: true })
    await openStock()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alles selecteren' }))
    expect(await screen.findByText('2 regels gekozen')).toBeTruthy()
    expect(rowOf('SCHOT').getByRole('textbox')).toHaveProperty('value', '20')
  })

  it('can be filtered', async () => {
    await openStock()
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    const group = within(screen.getByRole('group', { name: 'Op de afvoerlijst' }))
    await userEvent.click(group.getByRole('checkbox', { name: /^Ja/ }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'G-2' })).toBeNull())
    expect(screen.getByRole('link', { name: 'G-1' })).toBeTruthy()
  })

  it('is marked on the page of the piece, with the way back', async () => {
    answer(item.getItem, buildItem('GRAVER', { omschrijving: 'Minigraver' }))
    answer(stock.getStock, { items: [piece] })
    await openPage('/materieelvoorraad/details/GRAVER/G-1')
    expect(await screen.findByText('Op de afvoerlijst')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Minigraver G-1 van de afvoerlijst halen' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Op de afvoerlijst zetten' })).toBeNull()
  })
})

describe('the quantities of the stock', () => {
  it('are counted for what is counted, never for one numbered piece', async () => {
    await openStock()
    const cells = (link: string) =>
      rowOf(link)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(cells('SCHOT')).toContain('40 stuks60 beschikbaar')
    expect(cells('G-1')).not.toContain('3')
    expect(cells('G-1').some((cell) => cell?.includes('1 stuk'))).toBe(false)
  })

  it('say on the page of a piece that what is available is of its kind', async () => {
    answer(item.getItem, buildItem('GRAVER', { omschrijving: 'Minigraver' }))
    answer(stock.getStock, { items: [piece] })
    await openPage('/materieelvoorraad/details/GRAVER/G-1')
    expect((await screen.findByText('Beschikbaar van deze soort')).nextElementSibling?.textContent).toBe('3')
    expect(screen.queryByText('Beschikbaar')).toBeNull()
    expect(screen.queryByText('Aanwezig')).toBeNull()
  })
})

describe('the lists in the bar of a phone', () => {
  const lists = () =>
    within(screen.getByRole('navigation', { name: 'Menu onderaan' })).getByRole('link', { name: /^Lijsten/ })
  const answerLines = (lines: number) =>
    answer(orderList.getOrderList, {
      items: Array.from({ length: lines }, (_, at) => buildLine(at + 1)),
      savedAanvraagNummer: null,
      lijst: buildList(),
      versie: 1,
    })

  it('counts the lines of both lists', async () => {
    answerLines(3)
    await openPage('/')
    await waitFor(() => expect(lists().textContent).toBe('Lijsten5'))
    expect(lists().getAttribute('href')).toBe('/bestellijst')
  })

  it('leads to the removal list when that is the one with lines', async () => {
    answerLines(0)
    await openPage('/')
    await waitFor(() => expect(lists().getAttribute('href')).toBe('/afvoerlijst'))
    expect(lists().textContent).toBe('Lijsten2')
  })
})
