import { removalList } from '@portal/contract/removal-list.ts'
import { stock } from '@portal/contract/stock.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { watchSaves } from '../../../test/saved-files.ts'
import { answer, freshPortal, logIn, openPage, router, sentTo } from '../../../test/stand-in.tsx'
import { buildPlantItem } from '../../../test/stock-portal.ts'
import { preferencesStore, setPreference } from '../../lib/preferences.ts'
import { returnsAt } from './return-quantities.ts'

const numbers = Array.from({ length: 104 }, (_, place) => `G-${1001 + place}`)

beforeEach(() => {
  freshPortal()
  setPreference('pageSize', 50)
  returnsAt('10001').set(new Map())
  answer(stock.getStock, { items: numbers.map((materieelNummer) => buildPlantItem({ materieelNummer })) })
  answer(removalList.getRemovalList, { afvoerlijstItems: [], versie: 1 })
  answer(removalList.addItems, { toegevoegd: 104, opgehoogd: 0, alAanwezig: 0, versie: 1 })
  logIn()
})

async function openStock(address = '/materieelvoorraad'): Promise<void> {
  await openPage(address)
  await screen.findByRole('table', { name: 'Voorraad 10001' })
}

const shown = () => screen.getAllByText(/^G-1\d{3}$/, { selector: 'a' }).map((link) => link.textContent)

describe('the pages of the stock', () => {
  it('hold 50 rows, or as many as were chosen of 50, 100 and 250, which every table remembers (R-SCR-SHELL-21)', async () => {
    await openStock()
    expect(shown()).toEqual(numbers.slice(0, 50))
    expect(screen.getByText('1–50 van 104')).toBeTruthy()
    const size = screen.getByRole('combobox', { name: 'Rijen per pagina' })
    expect([...size.querySelectorAll('option')].map((option) => option.textContent)).toEqual(['50', '100', '250'])
    await userEvent.selectOptions(size, '100')
    expect(shown()).toEqual(numbers.slice(0, 100))
    expect(preferencesStore.get().pageSize).toBe(100)
    await router.navigate({ to: '/allematerieelvoorraad' })
    await router.navigate({ to: '/materieelvoorraad' })
    await waitFor(() => expect(shown()).toEqual(numbers.slice(0, 100)))
  })

  it('are each read from the top, also of the box that the table scrolls in', async () => {
    await openStock()
    const box = screen.getByRole('table', { name: 'Voorraad 10001' }).parentElement as HTMLElement
    box.scrollTop = 500
    await userEvent.click(screen.getByRole('button', { name: 'Volgende pagina' }))
    expect(shown()).toEqual(numbers.slice(50, 100))
    expect(box.scrollTop).toBe(0)
  })

  it('are searched and sorted as one list', async () => {
    await openStock('/materieelvoorraad?pagina=3')
    await waitFor(() => expect(shown()).toEqual(numbers.slice(100)))
    const sort = () => screen.getByRole('button', { name: 'Materieelnummer' })
    await userEvent.click(sort())
    await waitFor(() => expect(shown()).toEqual(numbers.slice(0, 50)))
    await userEvent.click(sort())
    await waitFor(() => expect(shown()).toEqual(numbers.toReversed().slice(0, 50)))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Zoek in deze lijst' }), 'g-1003')
    await waitFor(() => expect(shown()).toEqual(['G-1003']))
  })

  it('are chosen altogether, go back together, and one of them leaves the others chosen (R-SCR-STOCK-01)', async () => {
    await openStock()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alles selecteren' }))
    expect(await screen.findByText('104 regels gekozen')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Volgende pagina' }))
    const first = screen.getByRole('checkbox', { name: 'Selecteer G-1051 Minigraver' })
    expect(first).toHaveProperty('checked', true)
    await userEvent.click(first)
    expect(screen.getByText('103 regels gekozen')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Op de afvoerlijst zetten' }))
    await waitFor(() => expect(sentTo(removalList.addItems)).toHaveLength(1))
    const sent = sentTo(removalList.addItems)[0]?.input.items.map((item) => item.materieelNummer)
    expect(sent).toEqual(numbers.filter((number) => number !== 'G-1051'))
  })

  it('are exported as one list, in their order (R-SCR-STOCK-04)', async () => {
    const { saved, files, stop } = watchSaves()
    await openStock()
    await userEvent.click(screen.getByRole('button', { name: 'Exporteren' }))
    await userEvent.click(screen.getByRole('button', { name: 'Exporteren naar CSV' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const lines = (await files[0]?.text())?.trim().split('\n').slice(1) ?? []
    expect(lines.map((line) => line.split(';')[0])).toEqual(numbers)
    stop()
  })
})
