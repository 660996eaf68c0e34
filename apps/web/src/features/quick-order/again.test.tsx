import type { AgainDraft, AgainLine } from '@portal/contract/again.ts'
import { locations } from '@portal/contract/locations.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { orders } from '@portal/contract/orders.ts'
import { requests } from '@portal/contract/requests.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveList } from '../../../test/order-portal.ts'
import {
  answer,
  buildLine,
  buildList,
  buildLocation,
  freshPortal,
  logIn,
  openPage,
  refusal,
  sentTo,
  shownPath,
  uuid,
} from '../../../test/stand-in.tsx'

const line = (no: string, part: Partial<AgainLine> = {}): AgainLine => ({
  ...{ type: 'Materieel', materieelSoort: no, omschrijving: `Artikel ${no}`, eenheid: 'stuk', afbeelding: null },
  ...{ setNummer: '', setOmschrijving: '', gevraagd: 2, aantal: 2, stand: 'komt' },
  ...part,
})
const draft = (part: Partial<AgainDraft> = {}): AgainDraft => ({
  ...{ nummer: 'P-1', materieellocatie: '10001', locatieOmschrijving: 'Hal 3' },
  ...{ leverDatum: '2026-06-01', retourDatum: '2026-06-15', sets: [], formulier: null },
  regels: [line('A'), line('B', { stand: 'komt_mee', aantal: 4 }), line('C', { stand: 'weg', aantal: 0 })],
  artikelen: [{ type: 'Materieel', materieelSoort: 'A', aantal: 2 }],
  ...part,
})

beforeEach(() => {
  freshPortal()
  logIn(buildLocation({ rol: 'site_manager' }))
  answer(requests.getAgain, draft())
  answer(locations.getAddresses, { items: [] })
  answer(orderList.getOrderList, { items: [], savedAanvraagNummer: null, lijst: null, versie: 0 })
  answer(orderList.addLines, { isMeegeleverdAdded: false, bestellijstId: uuid(900), versie: 8 })
})

describe('ordering again', () => {
  it('shows what comes, what comes along, and why the rest does not', async () => {
    await openPage('/opnieuw-bestellen/aanvraag/P-1')
    const comes = within(await screen.findByRole('list', { name: '2 regels komen op de lijst' }))
    expect(comes.getByText('was 2')).toBeTruthy()
    expect(comes.getByText('Komt vanzelf mee')).toBeTruthy()
    const left = within(screen.getByRole('list', { name: '1 regel komt niet mee' }))
    expect(left.getByText('Bestaat niet meer')).toBeTruthy()
  })

  it('puts the lines beside those on the list, or in their place as they were shown, and undoes it', async () => {
    serveList({}, 7)
    answer(orderList.putLines, { versie: 9 })
    await openPage('/opnieuw-bestellen/aanvraag/P-1')
    await userEvent.click(await screen.findByRole('radio', { name: 'In plaats daarvan' }))
    await userEvent.click(screen.getByRole('button', { name: 'Alleen op de bestellijst' }))
    await vi.waitFor(() => expect(shownPath()).toBe('/bestellijst'))
    expect(sentTo(orderList.addLines)[0]?.input).toMatchObject({
      vervang: true,
      versie: 7,
      bestelListItems: [{ materieelSoort: 'A', aantal: 2 }],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    await vi.waitFor(() => expect(sentTo(orderList.putLines)).toHaveLength(1))
    const { versie, regels } = sentTo(orderList.putLines)[0]?.input ?? {}
    expect([versie, regels?.length]).toEqual([8, 1])
  })

  it('of an order is asked by its kind, and of nothing says so', async () => {
    answer(orders.getAgain, () => refusal(404, 'error.niet_gevonden'))
    await openPage('/opnieuw-bestellen/Afvoer/O-1')
    expect(await screen.findByText('De aanvraag is niet gevonden.')).toBeTruthy()
    expect(sentTo(orders.getAgain)[0]?.input).toMatchObject({ soort: 'Afvoer', ordernummer: 'O-1' })
  })

  it('does not order for a day that may not be', async () => {
    await openPage('/opnieuw-bestellen/aanvraag/P-1')
    const day = await screen.findByLabelText(/^Gewenste leverdatum/)
    await userEvent.clear(day)
    await userEvent.type(day, '01-01-2020')
    await userEvent.tab()
    await userEvent.click(screen.getByRole('button', { name: 'Bestellen' }))
    expect(sentTo(orderList.addLines)).toEqual([])
    expect(shownPath()).toBe('/opnieuw-bestellen/aanvraag/P-1')
  })

  it('is not offered for a list that waits for a decision', async () => {
    const lijst = buildList({ toestand: 'ingediend' })
    answer(orderList.getOrderList, { items: [buildLine(1)], savedAanvraagNummer: 'G-1', lijst, versie: 3 })
    await openPage('/opnieuw-bestellen/aanvraag/P-1')
    expect(await screen.findByText(/Deze bestellijst kan nu niet worden gewijzigd/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Bestellen' })).toBeNull()
  })
})
