import { approvals } from '@portal/contract/approvals.ts'
import type { Deputy } from '@portal/contract/submissions.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, logIn, messages, openPage, refusal, sentTo, uuid } from '../../../test/stand-in.tsx'

const deputy = (part: Partial<Deputy> = {}): Deputy => ({
  vervangingId: uuid(1),
  naam: 'Joop Smit',
  van: '2030-07-01',
  tot: '2030-07-12',
  loopt: false,
  zelfAfwezig: false,
  ...part,
})
const people = [
  { vervanger: 'JOOP', naam: 'Joop Smit', bedrijf: 'Bouwbedrijf Smit' },
  { vervanger: 'HANS', naam: 'Hans de Boer', bedrijf: '' },
]
const first = () => screen.findByLabelText(/^Eerste dag/)
const last = () => screen.findByLabelText(/^Laatste dag/)
const set = async () => userEvent.click(await screen.findByRole('button', { name: 'Vervanger instellen' }))

async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Vervanger: / }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Zoek op naam' }), name)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

async function type(field: HTMLElement, day: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, day)
  await userEvent.tab()
}

beforeEach(() => {
  freshPortal()
  logIn()
  answer(approvals.getStanding, { aantal: 0, isGoedkeurder: true })
  answer(approvals.getDeputies, { eigen: [], voorAnderen: [] })
  answer(approvals.findPeople, ({ zoekterm = '' }) => ({
    items: people.filter(({ naam }) => naam.toLowerCase().includes(zoekterm.toLowerCase())),
  }))
  answer(approvals.setDeputy, deputy())
  answer(approvals.deleteDeputy, null)
})

describe('who stands in', () => {
  it('is set only after the last day that was typed has been shown', async () => {
    await openPage('/vervanging')
    await choose('Joop')
    await type(await first(), '01-07-2030')
    await userEvent.type(await last(), '12-07-2030{Enter}')
    expect(await screen.findByText(/^vrijdag 12 juli 2030/)).toBeTruthy()
    expect(sentTo(approvals.setDeputy)).toHaveLength(0)
    await userEvent.type(await last(), '{Enter}')
    expect(sentTo(approvals.setDeputy)).toHaveLength(1)
  })

  it('is shown with the days and whether it is so today, in both directions', async () => {
    answer(approvals.getDeputies, {
      eigen: [deputy({ loopt: true, zelfAfwezig: true })],
      voorAnderen: [deputy({ naam: 'Gerda Smit', van: '2030-08-05', tot: '2030-08-05' })],
    })
    await openPage('/vervanging')
    const row = (await screen.findByText('Joop Smit')).closest('li')
    expect(row?.textContent).toContain('ma 1 jul tot en met vr 12 jul')
    expect(row?.textContent).toContain('Nu')
    expect(screen.getByText('Joop Smit is zelf ook een deel van deze dagen afwezig.')).toBeTruthy()
    const other = screen.getByText('Gerda Smit').closest('li')
    expect(other?.textContent).toContain('Alleen ma 5 aug')
    expect(within(other ?? document.body).queryByRole('button')).toBeNull()
  })

  it('is shown as unknown', async () => {
    await openPage('/vervanging')
    expect(await screen.findByText('Niemand vervangt u.')).toBeTruthy()
    expect(screen.getByText('U vervangt niemand.')).toBeTruthy()
  })

  it('is in the menu of who decides somewhere', async () => {
    await openPage('/')
    await userEvent.click(await screen.findByRole('button', { name: 'Gebruikersmenu' }))
    const entry = await screen.findByRole('link', { name: 'Vervanging' })
    expect(entry.getAttribute('href')).toBe('/vervanging')
  })

  it('is not in the menu of anybody else', async () => {
    answer(approvals.getStanding, { aantal: 0, isGoedkeurder: false })
    await openPage('/')
    await userEvent.click(await screen.findByRole('button', { name: 'Gebruikersmenu' }))
    await screen.findByRole('button', { name: 'Uitloggen' })
    expect(screen.queryByRole('link', { name: 'Vervanging' })).toBeNull()
  })
})

describe('a new deputy', () => {
  it('is found by name and set for the days that were typed', async () => {
    await openPage('/vervanging')
    await choose('Joop')
    await type(await first(), '01-07-2030')
    await type(await last(), '12-07-2030')
    await set()
    expect(await screen.findByText('Joop Smit vervangt u.')).toBeTruthy()
    expect(sentTo(approvals.setDeputy).map(({ input }) => input)).toEqual([
      { gebruikersnaam: 'uitvoerder', vervanger: 'JOOP', van: '2030-07-01', tot: '2030-07-12' },
    ])
    expect(await screen.findByRole('button', { name: 'Vervanger: Kies een collega' })).toBeTruthy()
  })

  it('needs a name and two days, said beside each before anything is sent', async () => {
    await openPage('/vervanging')
    await set()
    for (const asked of ['Kies een vervanger.', 'Kies de eerste dag.', 'Kies de laatste dag.']) {
      expect(await screen.findByText(asked)).toBeTruthy()
    }
    expect(sentTo(approvals.setDeputy)).toEqual([])
  })

  it('is refused while it is typed: in the past, the wrong way round, where somebody is already', async () => {
    answer(approvals.getDeputies, { eigen: [deputy()], voorAnderen: [] })
    await openPage('/vervanging')
    await choose('Hans')
    await type(await first(), '02-01-2020')
    expect(await screen.findByText('Een vervanging begint vandaag of later.')).toBeTruthy()
    await type(await first(), '10-07-2030')
    expect(await screen.findByText(/Op een van deze dagen vervangt iemand u al/)).toBeTruthy()
    await type(await first(), '20-07-2030')
    await type(await last(), '19-07-2030')
    expect(await screen.findByText('De laatste dag kan niet vóór de eerste liggen.')).toBeTruthy()
    await set()
    expect(sentTo(approvals.setDeputy)).toEqual([])
  })

  it('that the portal refuses is shown beside its field, and what was filled stays', async () => {
    answer(approvals.setDeputy, () => refusal(409, 'vervanging.overlapt'))
    await openPage('/vervanging')
    await choose('Hans')
    await type(await first(), '01-07-2030')
    await type(await last(), '12-07-2030')
    await set()
    expect(await screen.findByText(/Op een van deze dagen vervangt iemand u al/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Vervanger: Hans de Boer' })).toBeTruthy()
    await set()
    const keys = sentTo(approvals.setDeputy).map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('ending a deputy', () => {
  it('is confirmed once, and reported', async () => {
    answer(approvals.getDeputies, { eigen: [deputy({ loopt: true })], voorAnderen: [] })
    await openPage('/vervanging')
    await userEvent.click(await screen.findByRole('button', { name: 'Vervanging door Joop Smit beëindigen' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Joop Smit beslist dan niet meer in uw plaats.')
    expect(sentTo(approvals.deleteDeputy)).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Beëindigen' }))
    await screen.findByText('De vervanging is beëindigd.')
    expect(sentTo(approvals.deleteDeputy).map(({ input }) => input)).toEqual([
      { gebruikersnaam: 'uitvoerder', vervangingId: uuid(1) },
    ])
    expect(messages()).toContain('approvals.deputyEnded')
  })
})
