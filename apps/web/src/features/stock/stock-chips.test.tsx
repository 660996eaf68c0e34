import { settings } from '@portal/contract/settings.ts'
import { stock } from '@portal/contract/stock.ts'
import { addDays } from '@portal/domain/plain/calendar-date.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, freshPortal, logIn, openPage } from '../../../test/stand-in.tsx'
import { buildPlantItem } from '../../../test/stock-portal.ts'
import { today } from '../../lib/today.ts'

const ago = (days: number) => addDays(today(), -days)
const fine = { keuringsWaarschuwing: null, keuringsDatum: null, verwachteRetourDatum: addDays(today(), 90) } as const
const piece = (materieelNummer: string, part: Parameters<typeof buildPlantItem>[0]) =>
  buildPlantItem({ materieelNummer, ...fine, ...part })

beforeEach(() => {
  freshPortal()
  logIn()
  answer(stock.getStock, {
    items: [
      piece('FIJN', {}),
      piece('LAAT', { verwachteRetourDatum: ago(3), beschikbaarVanaf: ago(5) }),
      piece('KEUR', { keuringsWaarschuwing: 'warning', keuringsDatum: addDays(today(), 3) }),
      piece('STIL-28', { verwachteRetourDatum: null, beschikbaarVanaf: ago(28) }),
      piece('STIL-60', { verwachteRetourDatum: null, beschikbaarVanaf: ago(60) }),
    ],
  })
})

const numbers = ['FIJN', 'LAAT', 'KEUR', 'STIL-28', 'STIL-60']
const shown = () => numbers.filter((number) => screen.queryByRole('link', { name: number }) !== null)
const chips = () => screen.findByRole('group', { name: 'Wat aandacht vraagt' })
const told = async () =>
  within(await chips())
    .getAllByRole('button')
    .map((chip) => chip.textContent)

describe('the chips of the stock', () => {
  it('count what is late, to be inspected, and standing still, and show only that with a tap', async () => {
    await openPage('/materieelvoorraad')
    expect(await told()).toEqual(['Te laat1', 'Keuring1', 'Staat stil2'])
    expect(shown()).toEqual(numbers)
    const still = within(await chips()).getByRole('button', { name: /^Staat stil/ })
    await userEvent.click(still)
    await vi.waitFor(() => expect(shown()).toEqual(['STIL-28', 'STIL-60']))
    expect(await told()).toEqual(['Te laat1', 'Keuring1', 'Staat stil2'])
    expect(still.getAttribute('aria-pressed')).toBe('true')
    expect(window.location.search).toBe('?toon=stil')
    await userEvent.click(still)
    await vi.waitFor(() => expect(shown()).toEqual(numbers))
    expect(window.location.search).toBe('')
  })

  it('follow the number of days of the setting', async () => {
    answer(settings.getSettings, {
      ...{ boolValues: [], multiStrings: [], stringValues: [], columnSettings: [], fileValues: [] },
      intValues: [{ name: 'Ronde_StilNaDagen', value: 29 }],
    })
    await openPage('/materieelvoorraad?toon=stil')
    await vi.waitFor(() => expect(shown()).toEqual(['STIL-60']))
  })

  it('are left out where nothing asks for attention', async () => {
    answer(stock.getStock, { items: [piece('FIJN', {})] })
    await openPage('/materieelvoorraad')
    expect(await screen.findByRole('link', { name: 'FIJN' })).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Wat aandacht vraagt' })).toBeNull()
  })
})
