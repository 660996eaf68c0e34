import { complaints } from '@portal/contract/complaints.ts'
import { type MachineInspection, machines } from '@portal/contract/machines.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildMachine, openedMachine } from '../../../../test/machine-portal.ts'
import { serveSettings } from '../../../../test/order-portal.ts'
import {
  answer,
  buildLocation,
  freshPortal,
  logIn,
  openPage,
  refusal,
  router,
  sentTo,
} from '../../../../test/stand-in.tsx'
import { tellLocations } from '../../../shared/location/location-store.ts'

const told = {
  eigenaar: 'Rijnmond',
  telefoon: '010 1234567',
  stuk: { materieelSoort: 'GRAVER', materieelNummer: 'G-1', omschrijving: 'Minigraver', afbeelding: null },
  documenten: [],
  machine: null,
  keuze: [],
}
const paper = {
  documentNummer: 7,
  naam: 'CE-verklaring.pdf',
  mimeType: 'application/pdf',
  grootte: 2048,
  datum: '2026-01-05',
  bron: 'Stuk',
  bronNummer: 'G-1',
  papier: 'ce',
} as const

beforeEach(() => {
  freshPortal()
  answer(removalList.addItems, { toegevoegd: 1, opgehoogd: 0, alAanwezig: 0, versie: 1 })
  answer(removalList.getRemovalList, { afvoerlijstItems: [], versie: 0 })
})
const pathNow = () => router.state.location.pathname

describe('a label opened without a login', () => {
  it('says what it is, whose, whom to call, and how to log in for the rest', async () => {
    answer(machines.openMachine, told)
    await openPage('/m/G-1')
    expect(await screen.findByRole('heading', { name: 'Minigraver', level: 1 })).toBeTruthy()
    expect(screen.getByText('Eigendom van Rijnmond')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Bel 010 1234567' }).getAttribute('href')).toBe('tel:0101234567')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/inlog-methode?terug=%2Fm%2FG-1')
    expect(main.queryByRole('button', { name: 'Afvoeren' })).toBeNull()
  })

  it('of an unknown number says that there is nothing to show, with the number', async () => {
    answer(machines.openMachine, { ...told, stuk: null })
    await openPage('/m/X-9')
    expect(await screen.findByRole('heading', { name: 'Machine X-9', level: 1 })).toBeTruthy()
    expect(screen.getByText(/kunnen wij hier niets tonen/)).toBeTruthy()
  })

  it('of another portal says whose label it is', async () => {
    answer(machines.openMachine, () => refusal(409, 'scan.vreemd', { host: 'andere.example' }))
    await openPage('/m/S7')
    expect(await screen.findByText(/Dit etiket is van andere.example, niet van ons/)).toBeTruthy()
  })

  it('as a GS1 Digital Link is asked with its identifier', async () => {
    answer(machines.openMachine, told)
    await openPage('/8004/8712345G-1')
    expect(await screen.findByRole('heading', { name: 'Minigraver', level: 1 })).toBeTruthy()
    expect(sentTo(machines.openMachine).map(({ input }) => input.code)).toContain('80048712345G-1')
  })
})

describe('a label opened by who may see the stock', () => {
  it('puts what is not in order first, then the actions, inspections and papers', async () => {
    const gebreken = [{ soort: 'keuring_verlopen', keuring: 'Jaarkeuring', datum: '2026-11-20' } as const]
    const inspection: MachineInspection = {
      keuringId: 1,
      type: 'JAAR',
      omschrijving: 'Jaarkeuring',
      datum: '2025-11-20',
      volgendeDatum: '2026-11-20',
      resultaat: 'Approved',
      waarschuwing: 'overdue',
      norm: 'NEN 3140',
      keurmeester: 'M. Vermeer',
    }
    answer(machines.openMachine, openedMachine(buildMachine({ gebreken, keuringen: [inspection], papieren: [paper] })))
    logIn()
    await openPage('/m/G-1')
    const alert = await screen.findByText('Niet in orde: 1 punt')
    const offRent = screen.getByRole('button', { name: 'Afvoeren' })
    expect(alert.compareDocumentPosition(offRent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText(/^Keuring verlopen · .*20-11-2026 · Jaarkeuring$/)).toBeTruthy()
    for (const fact of ['NEN 3140', 'M. Vermeer', 'CE-verklaring.pdf']) expect(screen.getByText(fact)).toBeTruthy()
    expect(screen.getByText(/Vergelijk het serienummer SN-1/)).toBeTruthy()
  })

  it('goes off rent: onto the list of where it stands, and to the last step with the first possible day', async () => {
    answer(machines.openMachine, openedMachine(buildMachine()))
    logIn()
    await openPage('/m/G-1')
    await userEvent.click(await screen.findByRole('button', { name: 'Afvoeren' }))
    await vi.waitFor(() => expect(pathNow()).toBe('/afvoeren/afronden'))
    const [sent] = sentTo(removalList.addItems)
    expect(sent?.input.items).toEqual([
      { type: 'Materieel', materieelSoort: 'GRAVER', materieelNummer: 'G-1', retourAantal: 1 },
    ])
    expect(sent?.input.materieellocatie).toBe('10001')
  })

  it('goes to the first step of a removal where the company asks for something', async () => {
    serveSettings({ Afvoeren_Verplicht_Referentie: true })
    answer(machines.openMachine, openedMachine(buildMachine()))
    logIn()
    await openPage('/m/G-1')
    await userEvent.click(await screen.findByRole('button', { name: 'Afvoeren' }))
    await vi.waitFor(() => expect(pathNow()).toBe('/Afvoeren/gegevens'))
  })

  it('at another location than the chosen one says so, and what is done is for that one', async () => {
    answer(
      machines.openMachine,
      openedMachine(buildMachine({ materieellocatie: '10002', locatieOmschrijving: 'Kade Zuid' })),
    )
    logIn()
    tellLocations({
      type: 'loaded',
      locations: [buildLocation(), buildLocation({ nummer: '10002', omschrijving: 'Kade Zuid' })],
    })
    await openPage('/m/G-1')
    expect(await screen.findByText(/Deze machine staat op Kade Zuid/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Verplaatsen' }))
    await vi.waitFor(() => expect(pathNow()).toBe('/verplaatsen/gegevens'))
    expect(sentTo(removalList.addItems)[0]?.input.materieellocatie).toBe('10002')
  })

  it('begins a report of a defect with the piece, its words and an urgency', async () => {
    answer(machines.openMachine, openedMachine(buildMachine()))
    logIn()
    await openPage('/m/G-1')
    await userEvent.click(await screen.findByRole('button', { name: 'Defect melden' }))
    expect(await screen.findByDisplayValue('Defect: Minigraver G-1')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: /Soort/ })).toHaveProperty('value', 'Materieel')
    expect(screen.getByRole('combobox', { name: /Urgentie/ })).toHaveProperty('value', 'Normaal')
    expect(sentTo(complaints.createComplaint)).toEqual([])
  })

  it('lets who only looks on leave nothing', async () => {
    answer(machines.openMachine, openedMachine(buildMachine()))
    logIn(buildLocation({ rol: 'administration' }))
    await openPage('/m/G-1')
    expect(await screen.findByRole('heading', { name: 'Minigraver', level: 1 })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Afvoeren' })).toBeNull()
  })

  it('shows a machine on its page in the stock as its label does', async () => {
    answer(machines.openMachine, openedMachine(buildMachine({ papieren: [paper] })))
    logIn()
    await openPage('/materieelvoorraad/details/GRAVER/G-1')
    expect(await screen.findByText('CE-verklaring.pdf')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Op de afvoerlijst zetten' })).toBeTruthy()
  })
})
