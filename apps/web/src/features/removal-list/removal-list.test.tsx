import { type RemovalListItem, removalList } from '@portal/contract/removal-list.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildReturn } from '../../../test/leaving-portal.ts'
import {
  answer,
  buildLocation,
  freshPortal,
  logIn,
  openPage,
  refusal,
  router,
  sentTo,
} from '../../../test/stand-in.tsx'
import { tellLocations } from '../../shared/location/location-store.ts'

const buildLine = (number: number, part: Partial<RemovalListItem> = {}) =>
  buildReturn(number, { materieelNummer: '', gewichtPerStuk: 10, aanwezig: 15, ...part })

const fences = buildLine(1, { omschrijving: 'Bouwhek', retourAantal: 3 })
const mixer = buildLine(2, { omschrijving: 'Betonmolen', materieelNummer: 'S7', aanwezig: 1 })

function serve(afvoerlijstItems = [fences, mixer], versie = 7) {
  answer(removalList.getRemovalList, { afvoerlijstItems, versie })
}

const quantityOf = (name: string) => screen.queryByRole<HTMLInputElement>('textbox', { name: `Aantal van ${name}` })
const lines = () => within(screen.getByRole('list', { name: 'Materieel op de afvoerlijst' }))
const names = () =>
  lines()
    .getAllByRole('listitem')
    .map((line) => line.querySelector('strong')?.textContent)

async function open() {
  await openPage('/afvoerlijst')
  await screen.findByRole('list', { name: 'Materieel op de afvoerlijst' })
}

beforeEach(() => {
  freshPortal()
  logIn()
  serve()
})

describe('the removal list', () => {
  it('shows pieces with their number and counted things with a quantity, and the totals', async () => {
    await open()
    expect(names()).toEqual(['Bouwhek', 'Betonmolen'])
    expect(lines().getByText('nr. S7')).toBeTruthy()
    expect(quantityOf('Bouwhek')?.value).toBe('3')
    expect(quantityOf('Betonmolen S7')).toBeNull()
    const totals = within(screen.getByRole('complementary', { name: 'Totalen van de afvoerlijst' }))
    expect(totals.getByText('40 kg')).toBeTruthy()
    expect(totals.getByText('€ 160,00')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Afvoerlijst, 2 artikelen' })).toBeTruthy()
  })

  it('says that it is empty and how to fill it (R-SCR-SHELL-22)', async () => {
    serve([])
    await openPage('/afvoerlijst')
    expect(await screen.findByText('Uw afvoerlijst is leeg.')).toBeTruthy()
    expect(screen.getByText('Kies materieel in de voorraad of scan wat weg mag.')).toBeTruthy()
  })

  it('carries a notice at a blocked location and nothing to change (R-SCR-RLIST-03)', async () => {
    logIn(buildLocation({ geblokeerd: true }))
    await open()
    expect(screen.getByText('Deze locatie is geblokkeerd. Bestellen en afvoeren is niet mogelijk.')).toBeTruthy()
    expect(quantityOf('Bouwhek')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Lijst leegmaken' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Afvoeren/ })).toBeNull()
  })

  it('can only be looked at with a read-only role (R-ROLE-30)', async () => {
    logIn(buildLocation({ rol: 'administration' }))
    await open()
    expect(quantityOf('Bouwhek')).toBeNull()
    expect(screen.queryByRole('button', { name: /van de lijst halen$/ })).toBeNull()
  })

  it('says of a line that more goes than is there (R-RULE-01)', async () => {
    serve([
      { ...fences, retourAantal: 20 },
      { ...mixer, aanwezig: 0 },
    ])
    await open()
    expect(lines().getByText('Het aantal is hoger dan de aanwezige voorraad (15).')).toBeTruthy()
    expect(lines().getByText('Staat hier niet meer, of de afvoer is al aangevraagd')).toBeTruthy()
  })

  it('reads all locations of a project while that is selected (R-PAY-02, R-LOC-07)', async () => {
    logIn(buildLocation({ projectNummer: 'P1' }))
    const elsewhere = buildLine(3, { omschrijving: 'Steiger', materieelLocatie: '10002' })
    answer(removalList.getProjectRemovalList, { afvoerlijstItems: [fences, elsewhere], versie: 12 })
    answer(removalList.updateProjectItems, { versie: 13 })
    await open()
    tellLocations({ type: 'projectToggled' })
    expect(await screen.findByText('Steiger')).toBeTruthy()
    // The other location is not among those of this person any more: its line can be seen, not changed.
    expect(quantityOf('Steiger')).toBeNull()
    await userEvent.click(lines().getByRole('button', { name: 'Eén meer' }))
    await vi.waitFor(() => expect(sentTo(removalList.updateProjectItems)).toHaveLength(1))
    expect(sentTo(removalList.updateProjectItems)[0]?.input).toMatchObject({
      projectNummer: 'P1',
      items: [{ id: fences.id, retourAantal: 4 }],
      versie: 12,
    })
  })

  it('is read again for another location only (R-LOC-02)', async () => {
    await open()
    const before = sentTo(removalList.getRemovalList).length
    tellLocations({ type: 'selected', nummer: '10001' })
    tellLocations({ type: 'loaded', locations: [buildLocation(), buildLocation({ nummer: '10002' })] })
    tellLocations({ type: 'selected', nummer: '10002' })
    await vi.waitFor(() => expect(sentTo(removalList.getRemovalList).length).toBeGreaterThan(before))
    const asked = sentTo(removalList.getRemovalList).slice(before)
    expect(new Set(asked.map(({ input }) => input.materieellocatie))).toEqual(new Set(['10002']))
  })
})

describe('saving', () => {
  it('happens once, a second after the last change, with the last state (R-CALL-10)', async () => {
    answer(removalList.updateItems, { versie: 8 })
    await open()
    const plus = lines().getByRole('button', { name: 'Eén meer' })
    // Nothing runs between the two, however slow the machine is.
    fireEvent.click(plus)
    const changedAt = performance.now()
    fireEvent.click(plus)
    expect(sentTo(removalList.updateItems)).toEqual([])
    await vi.waitFor(() => expect(sentTo(removalList.updateItems)).toHaveLength(1))
    const [save] = sentTo(removalList.updateItems)
    expect(save?.input).toEqual({
      gebruikerLogin: 'uitvoerder',
      materieellocatie: '10001',
      items: [{ id: fences.id, retourAantal: 5, opmerking: '' }],
      versie: 7,
    })
    expect((save?.at ?? 0) - changedAt).toBeGreaterThan(900)
  })

  it('says that the list is saved, as soon as it is (R-MSG-47)', async () => {
    answer(removalList.updateItems, { versie: 8 })
    await open()
    const state = within(screen.getByRole('complementary', { name: 'Totalen van de afvoerlijst' })).getByRole('status')
    expect(state.textContent).toBe('')
    fireEvent.click(lines().getByRole('button', { name: 'Eén meer' }))
    await vi.waitFor(() => expect(state.textContent).toBe('De afvoerlijst is opgeslagen.'), 3000)
  })

  it('of a project happens once too, a second after the last change (R-CALL-11)', async () => {
    logIn(buildLocation({ projectNummer: 'P1' }))
    const elsewhere = buildLine(3, { omschrijving: 'Steiger', materieelLocatie: '10002' })
    answer(removalList.getProjectRemovalList, { afvoerlijstItems: [fences, elsewhere], versie: 12 })
    answer(removalList.updateProjectItems, { versie: 13 })
    await open()
    tellLocations({ type: 'projectToggled' })
    await screen.findByText('Steiger')
    const plus = lines().getByRole('button', { name: 'Eén meer' })
    fireEvent.click(plus)
    const changedAt = performance.now()
    fireEvent.click(plus)
    await vi.waitFor(() => expect(sentTo(removalList.updateProjectItems)).toHaveLength(1))
    const [save] = sentTo(removalList.updateProjectItems)
    expect(save?.input).toMatchObject({ projectNummer: 'P1', items: [{ id: fences.id, retourAantal: 5 }], versie: 12 })
    expect((save?.at ?? 0) - changedAt).toBeGreaterThan(900)
  })

  it('is kept and tried again when the portal had no time for it', async () => {
    answer(removalList.updateItems, () => refusal(504, 'error.timeout_backoffice'))
    await open()
    await userEvent.click(lines().getByRole('button', { name: 'Eén meer' }))
    await vi.waitFor(() => expect(sentTo(removalList.updateItems)).toHaveLength(1))
    answer(removalList.updateItems, { versie: 8 })
    await vi.waitFor(() => expect(sentTo(removalList.updateItems)).toHaveLength(2))
    expect(sentTo(removalList.updateItems)[1]?.input).toMatchObject({ items: [{ retourAantal: 4 }], versie: 7 })
  })

  it('on top of a line that changed meanwhile says what is not saved, and saves it when asked', async () => {
    answer(removalList.updateItems, ({ versie }) => {
      if (versie !== 7) return { versie: 9 }
      serve([{ ...fences, retourAantal: 9 }, mixer], 8)
      return refusal(409, 'error.tussentijds_gewijzigd')
    })
    await open()
    await userEvent.click(lines().getByRole('button', { name: 'Eén meer' }))
    expect(await screen.findByText('Deze lijst is intussen op een andere plek gewijzigd.')).toBeTruthy()
    expect(screen.getByText('4 × Bouwhek')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Mijn wijziging toch opslaan' }))
    await vi.waitFor(() => expect(sentTo(removalList.updateItems)).toHaveLength(2))
    expect(sentTo(removalList.updateItems)[1]?.input).toMatchObject({ items: [{ retourAantal: 4 }], versie: 8 })
  })
})

describe('taking lines off', () => {
  it('leaves the others there while one after the other is taken off', async () => {
    serve([fences, mixer, buildLine(3, { omschrijving: 'Steiger', materieelNummer: 'S8', aanwezig: 1 })])
    const { promise, resolve } = Promise.withResolvers<null>()
    answer(removalList.removeItem, () => promise)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Betonmolen S7 van de lijst halen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Steiger S8 van de lijst halen' }))
    await vi.waitFor(() => expect(sentTo(removalList.removeItem)).toHaveLength(1))
    expect(names()).toEqual(['Bouwhek'])
    resolve(null)
  })

  it('can be undone, one or all, and is sent when the page is left', async () => {
    answer(removalList.removeItem, null)
    answer(removalList.removeItems, null)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Betonmolen S7 van de lijst halen' }))
    expect(names()).toEqual(['Bouwhek'])
    expect(screen.getByText('Het artikel is van de afvoerlijst verwijderd.')).toBeTruthy()
    // The menu counts what the screen shows.
    expect(screen.getByRole('link', { name: /^Afvoerlijst, 1 / })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
    expect(names()).toEqual(['Bouwhek', 'Betonmolen'])
    expect(screen.getByRole('link', { name: 'Afvoerlijst, 2 artikelen' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Lijst leegmaken' }))
    expect(screen.getByText('Uw afvoerlijst is leeg.')).toBeTruthy()
    expect(sentTo(removalList.removeItem)).toEqual([])
    await router.navigate({ to: '/info' })
    await vi.waitFor(() => expect(sentTo(removalList.removeItems)).toHaveLength(1))
    expect(sentTo(removalList.removeItems)[0]?.input).toEqual({ items: [{ id: fences.id }, { id: mixer.id }] })
  })

  it('reaches the portal also when the page is closed at once, one or all', async () => {
    answer(removalList.removeItem, null)
    answer(removalList.removeItems, null)
    await open()
    const portalFetch = globalThis.fetch
    const outlives = new Map<string, boolean | undefined>()
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      outlives.set(path, init.keepalive)
      return portalFetch(path, init)
    })
    await userEvent.click(screen.getByRole('button', { name: 'Betonmolen S7 van de lijst halen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Lijst leegmaken' }))
    window.dispatchEvent(new Event('pagehide'))
    await vi.waitFor(() => expect(sentTo(removalList.removeItems)).toHaveLength(1))
    expect(outlives.get(removalList.removeItem.path)).toBe(true)
    expect(outlives.get(removalList.removeItems.path)).toBe(true)
  })
})
