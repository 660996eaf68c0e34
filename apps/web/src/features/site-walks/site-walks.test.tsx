import { siteWalks } from '@portal/contract/site-walks.ts'
import { type PlantItem, stock } from '@portal/contract/stock.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  freshPortal,
  logIn,
  messages,
  openPage,
  refusal,
  sentTo,
  shownPath,
  uuid,
} from '../../../test/stand-in.tsx'
import { buildPlantItem } from '../../../test/stock-portal.ts'

const item = (materieelSoort: string, materieelNummer: string, part: Partial<PlantItem> = {}) =>
  buildPlantItem({
    ...{ materieelSoort, materieelNummer, omschrijving: materieelNummer === '' ? 'Bouwhek' : 'Betonmolen', huidig: 1 },
    ...{ keuringsNummer: '', serienummer: '', beschikbaarVanaf: null, keuringsDatum: null },
    ...part,
  })
const mixers = [item('MOLEN', 'M-001'), item('MOLEN', 'M-002')]
const fences = item('HEK', '', { huidig: 20 })

beforeEach(() => {
  freshPortal()
  logIn()
  answer(stock.getStock, { items: [...mixers, fences] })
  answer(siteWalks.getWalk, { gaande: null, afgesloten: [] })
  answer(siteWalks.record, { ronde: uuid(1) })
  answer(siteWalks.close, { ronde: uuid(1) })
})

async function begin() {
  await openPage('/locatie/ronde')
  await userEvent.click(await screen.findByRole('button', { name: 'Ronde beginnen' }))
  await screen.findByText('M-001')
}
const row = (words: string) => {
  const found = screen.getAllByRole('listitem').find((one) => one.textContent?.includes(words))
  if (found === undefined) throw new Error(`No row of ${words}`)
  return within(found)
}
const seen = () => sentTo(siteWalks.record).flatMap(({ input }) => input.waarnemingen)

describe('a walk', () => {
  it('says with one tap that a piece was seen, and takes it back with another', async () => {
    await begin()
    const tick = row('M-001').getByRole('button', { name: 'Betonmolen M-001 gezien' })
    await userEvent.click(tick)
    expect(tick.getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(tick)
    expect(tick.getAttribute('aria-pressed')).toBe('false')
    await vi.waitFor(() =>
      expect(seen().map(({ materieelNummer, aantal }) => [materieelNummer, aantal])).toEqual([
        ['M-001', 1],
        ['M-001', 0],
      ]),
    )
    expect(new Set(sentTo(siteWalks.record).map(({ input }) => input.ronde)).size).toBe(1)
  })

  it('counts what has no numbers, all at once or typed', async () => {
    await begin()
    await userEvent.click(row('Bouwhek').getByRole('button', { name: 'Alle 20' }))
    expect(await screen.findByText('Gezien: 1 van 3')).toBeTruthy()
    await vi.waitFor(() => expect(seen()).toMatchObject([{ materieelSoort: 'HEK', aantal: 20 }]))
  })

  it('knows a typed label, and sends one that names nothing here as it is', async () => {
    await begin()
    const field = screen.getByRole('textbox', { name: /^Code of nummer/ })
    await userEvent.type(field, 'm-002{Enter}')
    expect(await screen.findByText('Betonmolen · M-002')).toBeTruthy()
    await userEvent.type(field, 'X-77{Enter}')
    await vi.waitFor(() =>
      expect(seen()).toMatchObject([
        { type: 'Materieel', materieelNummer: 'M-002', code: '' },
        { type: null, materieelNummer: '', code: 'X-77' },
      ]),
    )
    await userEvent.type(field, 'https://andere.nl/m/M-001{Enter}')
    await vi.waitFor(() => expect(seen().at(-1)).toMatchObject({ type: null, code: 'https://andere.nl/m/M-001' }))
  })

  it('keeps a ticked row where it is among those not seen yet', async () => {
    await begin()
    await userEvent.click(screen.getByRole('tab', { name: /Nog niet gezien ?3/ }))
    await userEvent.click(row('M-001').getByRole('button', { name: /gezien$/ }))
    expect(await screen.findByRole('tab', { name: /Nog niet gezien ?2/ })).toBeTruthy()
    expect(screen.getByText('M-001')).toBeTruthy()
  })

  it('takes a tick back that the portal refuses, and says why', async () => {
    answer(siteWalks.record, () => refusal(403, 'error.niet_toegankelijk'))
    await begin()
    const tick = row('M-001').getByRole('button', { name: /gezien$/ })
    await userEvent.click(tick)
    await vi.waitFor(() => expect(messages()).toHaveLength(1))
    expect(tick.getAttribute('aria-pressed')).toBe('false')
  })

  it('ends after saying what was not seen, and leads to its report', async () => {
    answer(siteWalks.getWalkReport, () => refusal(404, 'error.niet_gevonden'))
    await begin()
    await userEvent.click(screen.getByRole('button', { name: 'Ronde afsluiten' }))
    const question = await screen.findByRole('dialog', { name: 'Ronde afsluiten?' })
    expect(question.textContent).toContain('3 dingen zijn nog niet gezien')
    await userEvent.click(within(question).getByRole('button', { name: 'Ronde afsluiten' }))
    await vi.waitFor(() => expect(shownPath()).toBe(`/locatie/ronde/${uuid(1)}`))
  })

  it('goes on where a colleague is', async () => {
    const moment = new Date().toISOString()
    const sighting = { type: 'Materieel', materieelSoort: 'MOLEN', materieelNummer: 'M-001', code: '', aantal: 1 }
    answer(siteWalks.getWalk, {
      gaande: {
        ...{ ronde: uuid(9), deel: 'Kelder', begonnen: moment, begonnenDoor: 'Bob' },
        waarnemingen: [{ ...sighting, moment, door: 'Bob', elders: '' }],
      },
      afgesloten: [],
    })
    await openPage('/locatie/ronde')
    expect(await screen.findByText('Gezien: 1 van 3')).toBeTruthy()
    expect(screen.getByText('Deel: Kelder')).toBeTruthy()
    await userEvent.click(row('M-002').getByRole('button', { name: /gezien$/ }))
    await vi.waitFor(() => expect(sentTo(siteWalks.record)[0]?.input).toMatchObject({ ronde: uuid(9), deel: 'Kelder' }))
  })
})
