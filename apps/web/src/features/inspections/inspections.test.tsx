// Needs modules of its own: it fails on answers that other tests leave.
import { agenda } from '@portal/contract/agenda.ts'
import { type Inspection, inspections } from '@portal/contract/inspections.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { addDays } from '@portal/domain/plain/calendar-date.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveSettings } from '../../../test/order-portal.ts'
import { answer, freshPortal, logIn, openPage, sentTo } from '../../../test/stand-in.tsx'
import { today } from '../../lib/today.ts'

const inspection = (keuringId: number, part: Partial<Inspection> = {}): Inspection => ({
  keuringId,
  materieelNummer: `MK-${keuringId}`,
  materieelSoort: 'HAAK',
  materieelOmschrijving: `Hijshaak ${keuringId}`,
  keuringsNummer: `K-${keuringId}`,
  type: 'HIJS',
  omschrijving: 'Keuring hijsgereedschap',
  volgendeDatum: '2027-11-01',
  datum: '2026-11-01',
  resultaat: 'Approved',
  laatste: true,
  waarschuwing: null,
  documenten: [],
  ...part,
})

const certificate = {
  documentNummer: 9,
  naam: 'Certificaat MK-1.pdf',
  mimeType: 'application/pdf',
  grootte: 1000,
  datum: null,
  bron: 'Keuring' as const,
  bronNummer: 'MK-1',
}

beforeEach(() => {
  freshPortal()
  logIn()
  answer(orderList.getOrderLists, { lijsten: [] })
  answer(inspections.getInspections, ({ eerdere }) => ({
    items: [
      inspection(1, { volgendeDatum: '2026-10-01', waarschuwing: 'overdue', documenten: [certificate] }),
      inspection(2, { resultaat: 'Disapproved', volgendeDatum: null }),
      inspection(3, { resultaat: null }),
      ...(eerdere ? [inspection(4, { laatste: false })] : []),
    ],
  }))
  answer(agenda.getCalendarFeed, { aangemaaktOp: null, gelezenOp: null })
})

const shown = async () => {
  const table = await screen.findByRole('table')
  const [, ...rows] = within(table).getAllByRole('row')
  return rows.map((row) => /Hijshaak (\d)/.exec(row.textContent)?.[1])
}

describe('the inspections of a location', () => {
  it('say that one which was not passed has no next day', async () => {
    await openPage('/materieelkeuringen')
    const table = await screen.findByRole('table')
    const row = within(table)
      .getAllByRole('row')
      .find((one) => one.textContent?.includes('Hijshaak 2'))
    expect(row?.textContent).toContain('Geen')
  })

  it('show type, description, next date, date and result of each piece (R-ROUTE-46, R-ENT-37)', async () => {
    await openPage('/materieelkeuringen')
    expect(await shown()).toEqual(['1', '2', '3'])
    expect(screen.queryByRole('dialog')).toBeNull()
    const [head, first] = screen.getAllByRole('row')
    for (const name of ['Soort keuring', 'Omschrijving', 'Volgende keuring', 'Gekeurd op', 'Resultaat'])
      expect(head?.textContent).toContain(name)
    expect(first?.textContent).toMatch(/HIJS.*Keuring hijsgereedschap.*01-10-2026.*01-11-2026.*Goedgekeurd/)
  })

  it('read as words where a code is one', async () => {
    const items = [inspection(1, { type: 'KLIMMATERIEEL' }), inspection(2, { type: 'NEN3140' })]
    answer(inspections.getInspections, { items })
    await openPage('/materieelkeuringen')
    expect(await screen.findByRole('cell', { name: 'Klimmaterieel' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: 'NEN3140' })).toBeTruthy()
  })

  it('have the choice of what shows ready while they come', async () => {
    answer(inspections.getInspections, () => new Promise(() => {}))
    await openPage('/materieelkeuringen')
    expect(await screen.findByLabelText('Tonen')).toBeTruthy()
  })

  it('offer no choice of what shows where there are none', async () => {
    answer(inspections.getInspections, { items: [] })
    await openPage('/materieelkeuringen')
    expect(await screen.findByText('Er zijn geen keuringen voor deze locatie.')).toBeTruthy()
    expect(screen.queryByLabelText('Tonen')).toBeNull()
  })

  it('can be narrowed to what needs attention, by an address too', async () => {
    const items = [
      inspection(1, { waarschuwing: 'warning' }),
      inspection(2, { waarschuwing: 'info' }),
      inspection(3, { resultaat: 'Disapproved' }),
      inspection(4, { laatste: false, resultaat: 'Disapproved' }),
    ]
    answer(inspections.getInspections, { items })
    await openPage('/materieelkeuringen?aandacht=true')
    expect(await shown()).toEqual(['1', '3'])
    await userEvent.click(screen.getByLabelText('Alleen wat aandacht vraagt'))
    await vi.waitFor(async () => expect(await shown()).toEqual(['1', '2', '3', '4']))
  })

  it('are counted overdue, this week and this month, each with a tap alone and in the address', async () => {
    const items = [
      inspection(1, { volgendeDatum: addDays(today(), -20), waarschuwing: 'overdue' }),
      inspection(2, { volgendeDatum: addDays(today(), 3), waarschuwing: 'danger' }),
      inspection(3, { volgendeDatum: addDays(today(), 20) }),
      inspection(4, { volgendeDatum: addDays(today(), -20), laatste: false }),
      inspection(5, { volgendeDatum: addDays(today(), -18), waarschuwing: 'overdue' }),
    ]
    answer(inspections.getInspections, { items })
    await openPage('/materieelkeuringen?toon=week')
    expect(await shown()).toEqual(['2'])
    const periods = within(screen.getByRole('group', { name: 'Wanneer' }))
    const buttons = periods.getAllByRole('button')
    expect(buttons.map((one) => [one.textContent, one.ariaPressed])).toEqual([
      ['Verlopen2', 'false'],
      ['Deze week1', 'true'],
      ['Deze maand1', 'false'],
    ])
    await userEvent.click(periods.getByRole('button', { name: /^Verlopen/ }))
    expect(await shown()).toEqual(['1', '5'])
    await vi.waitFor(() => expect(window.location.search).toContain('toon=verlopen'))
    await userEvent.click(periods.getByRole('button', { name: /^Verlopen/ }))
    expect(await shown()).toEqual(['1', '2', '3', '4', '5'])
  })

  it('can be narrowed to the approved or the others, and keep that in the address (R-ENT-27)', async () => {
    await openPage('/materieelkeuringen')
    const choice = await screen.findByLabelText('Tonen')
    await userEvent.selectOptions(choice, 'Niet goedgekeurd')
    expect(await shown()).toEqual(['2', '3'])
    await userEvent.selectOptions(choice, 'Goedgekeurd')
    expect(await shown()).toEqual(['1'])
    await userEvent.click(screen.getByLabelText('Ook eerdere keuringen'))
    await vi.waitFor(async () => expect(await shown()).toEqual(['1', '4']))
    await vi.waitFor(() => expect(window.location.search).toContain('weergave=Approved'))
  })

  it('open the certificate', async () => {
    await openPage('/materieelkeuringen')
    await userEvent.click(await screen.findByRole('button', { name: 'Certificaat MK-1.pdf' }))
    expect(await screen.findByRole('dialog', { name: 'Certificaat MK-1.pdf' })).toBeTruthy()
  })
})

describe('the calendar feed', () => {
  it('shows its address once, to copy or to open, and ends', async () => {
    answer(agenda.createCalendarFeed, { token: 'geheim' })
    answer(agenda.deleteCalendarFeed, null)
    await openPage('/materieelkeuringen')
    await userEvent.click(await screen.findByRole('button', { name: 'Agenda-abonnement' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Abonnement maken' }))
    const address = await screen.findByLabelText<HTMLInputElement>('Adres van de agenda')
    expect(address.value).toMatch(/^http:.*\/calendar\/geheim\.ics$/)
    const link = screen.getByRole('link', { name: 'Openen in de agenda van dit apparaat' })
    expect(link.getAttribute('href')).toMatch(/^webcal:.*\/calendar\/geheim\.ics$/)
    await userEvent.click(screen.getByRole('button', { name: 'Abonnement beëindigen' }))
    expect(sentTo(agenda.deleteCalendarFeed)).toHaveLength(0)
    await userEvent.click(await screen.findByRole('button', { name: 'Abonnement beëindigen' }))
    await vi.waitFor(() => expect(sentTo(agenda.deleteCalendarFeed)).toHaveLength(1))
    expect(await screen.findByRole('button', { name: 'Abonnement maken' })).toBeTruthy()
  })

  it('says when a calendar last read it, and never its address', async () => {
    answer(agenda.getCalendarFeed, { aangemaaktOp: '2026-11-01T09:00:00Z', gelezenOp: '2026-11-20T09:00:00Z' })
    await openPage('/materieelkeuringen')
    await userEvent.click(await screen.findByRole('button', { name: 'Agenda-abonnement' }))
    expect(await screen.findByText('Laatst gelezen door een agenda: 20-11-2026 10:00.')).toBeTruthy()
    expect(screen.queryByLabelText('Adres van de agenda')).toBeNull()
  })

  it('is on the agenda too, unless the inspections are switched off', async () => {
    answer(agenda.getAgenda, { dag: '2026-11-21', items: [] })
    await openPage('/agenda')
    await userEvent.click(await screen.findByRole('button', { name: 'Agenda-abonnement' }))
    expect(await screen.findByRole('button', { name: 'Abonnement maken' })).toBeTruthy()
    cleanup()
    serveSettings({ AppKeuringen_Actief: false })
    await openPage('/agenda')
    expect(await screen.findByRole('button', { name: 'Volgende week' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Agenda-abonnement' })).toBeNull()
  })
})
