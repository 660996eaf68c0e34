import { machines } from '@portal/contract/machines.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildMachine } from '../../../../test/machine-portal.ts'
import { watchSaves } from '../../../../test/saved-files.ts'
import { answer, freshPortal, logIn, openPage, sentTo } from '../../../../test/stand-in.tsx'

const late = buildMachine({
  materieelNummer: 'G-2',
  gebreken: [{ soort: 'keuring_verlopen', keuring: 'Jaarkeuring', datum: '2026-11-20' }],
})
const manual = {
  documentNummer: 9,
  naam: 'Handleiding graver.pdf',
  mimeType: 'application/pdf',
  grootte: 2048,
  datum: null,
  bron: 'Soort',
  bronNummer: 'GRAVER',
  papier: 'handleiding',
} as const
const folder = {
  items: [late, buildMachine({ omschrijving: 'Graver twee' })],
  soorten: [{ materieelSoort: 'GRAVER', papieren: [manual] }],
  totaal: 2,
}
let saves: ReturnType<typeof watchSaves>

beforeEach(() => {
  freshPortal()
  saves = watchSaves()
  answer(machines.getPapers, folder)
  logIn()
})
afterEach(() => saves.stop())

describe('the folder of a site', () => {
  it('says how many machines are not in order, and shows one with the papers of its kind on a tap', async () => {
    await openPage('/machinemap')
    expect(await screen.findByText('1 machine is niet in orde')).toBeTruthy()
    const rows = screen.getAllByRole('button', { name: /G-[12]/ })
    expect(rows.map((row) => row.textContent)).toEqual(['MinigraverG-2Niet in orde: 1 punt', 'Graver tweeG-1In orde'])
    expect(screen.queryByText('Handleiding graver.pdf')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /G-2/ }))
    expect(await screen.findByText('Handleiding graver.pdf')).toBeTruthy()
    expect(screen.getByText(/^Keuring verlopen/)).toBeTruthy()
  })

  it('finds a machine by its number, name or serial number', async () => {
    await openPage('/machinemap')
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Zoek in de map' }), 'twee')
    expect(screen.getAllByRole('button', { name: /G-[12]/ })).toHaveLength(1)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Zoek in de map' }), 'x')
    expect(screen.getByText('Geen machine met dit nummer of deze naam.')).toBeTruthy()
  })

  it('is saved for an inspector in as many files as it has parts', async () => {
    answer(machines.printPapers, ({ deel }) => ({ naam: `Deel ${deel}.pdf`, inhoud: btoa('%PDF'), delen: 3 }))
    await openPage('/machinemap')
    await userEvent.click(await screen.findByRole('button', { name: 'PDF voor de inspecteur' }))
    await vi.waitFor(() =>
      expect(saves.saved.map(({ name }) => name)).toEqual(['Deel 1.pdf', 'Deel 2.pdf', 'Deel 3.pdf']),
    )
    expect(sentTo(machines.printPapers).map(({ input }) => input.deel)).toEqual([1, 2, 3])
  })
})

it('a label that was not opened before shows its machine of the folder while there is no connection', async () => {
  answer(machines.openMachine, () => {
    throw new TypeError('Failed to fetch')
  })
  await openPage('/m/g-2')
  expect(await screen.findByText('Niet in orde: 1 punt')).toBeTruthy()
  expect(screen.getByText('Handleiding graver.pdf')).toBeTruthy()
})
