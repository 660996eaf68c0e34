import { removalList } from '@portal/contract/removal-list.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  buildLocation,
  freshPortal,
  logIn,
  openPage,
  refusal,
  sentTo,
  uuid,
} from '../../../../test/stand-in.tsx'
import { tokenFor } from '../../../../test/token-for.ts'
import { startSession } from '../../../lib/session.ts'

const added = {
  uitkomst: 'toegevoegd' as const,
  id: uuid(1),
  materieelSoort: 'MOLEN',
  materieelNummer: 'S7',
  omschrijving: 'Betonmolen',
  retourAantal: 1,
  aanwezig: 1,
  geblokkeerd: false,
}

const rows = () => within(screen.getByRole('region', { name: 'Laatst gescand' })).getAllByRole('listitem')
const field = () => screen.getByRole('textbox', { name: /^Code of nummer/ })

async function open() {
  await openPage('/materieelvoorraad/scannen')
  await screen.findByRole('region', { name: 'Camera' })
}

const type = (code: string) => userEvent.type(field(), `${code}{Enter}`)

beforeEach(() => {
  freshPortal()
  logIn()
  answer(removalList.getRemovalList, { afvoerlijstItems: [], versie: 0 })
  answer(removalList.addScanned, added)
})

describe('scanning', () => {
  it('puts a typed code on the removal list, and keeps the field ready for the next (R-ROUTE-23)', async () => {
    await open()
    await type('S7')
    expect(await screen.findByText('Op de afvoerlijst gezet.')).toBeTruthy()
    expect(rows()[0]?.textContent).toContain('Betonmolen · S7')
    expect(document.activeElement).toBe(field())
    expect(field()).toHaveProperty('value', '')
    const [sent] = sentTo(removalList.addScanned)
    expect(sent?.input).toEqual({ gebruikerLogin: 'uitvoerder', materieellocatie: '10001', code: 'S7' })
    expect(sent?.key).not.toBeNull()
  })

  it.each([
    [refusal(404, 'scan.niet_gevonden'), 'Het gescande artikel is niet gevonden.'],
    [
      refusal(409, 'scan.elders', { location: '10002', name: 'De Brug' }),
      'Dit staat op uw locatie De Brug (10002), niet op de gekozen locatie.',
    ],
  ])('says at once what is wrong, to eyes and ears (R-VAL-20)', async (reply, words) => {
    answer(removalList.addScanned, () => reply)
    await open()
    await type('X-1')
    await vi.waitFor(() => expect(rows()[0]?.textContent).toContain(words))
    expect(rows()[0]?.dataset.kind).toBe('danger')
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(`X-1: ${words}`)
  })

  it('says of a code that cannot be read that scanning failed, and sends no call (R-VAL-19)', async () => {
    await open()
    await type('   ')
    expect(rows()[0]?.textContent).toContain('Het scannen is mislukt. Probeer het opnieuw.')
    expect(sentTo(removalList.addScanned)).toEqual([])
  })

  it('says of a blocked piece that it is blocked', async () => {
    answer(removalList.addScanned, { ...added, geblokkeerd: true })
    await open()
    await type('S7')
    await vi.waitFor(() => expect(rows()[0]?.textContent).toContain('dit stuk is geblokkeerd'))
    expect(rows()[0]?.dataset.kind).toBe('warning')
  })

  it('recognises a scanner that types, wherever the focus is, and no person', async () => {
    await open()
    const typed = (text: string) => {
      for (const key of text) fireEvent.keyDown(document.body, { key })
      fireEvent.keyDown(document.body, { key: 'Enter' })
    }
    typed('ab')
    expect(sentTo(removalList.addScanned)).toEqual([])
    typed('511012-001')
    await vi.waitFor(() =>
      expect(sentTo(removalList.addScanned).map(({ input }) => input.code)).toEqual(['511012-001']),
    )
  })

  it('reads whole labels on a page too busy to get keys in time, and sends none with a part missing', async () => {
    await open()
    let [struck, heard] = [1000, Date.now()]
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => heard)
    const key = (name: string, gap = 12) => {
      struck += gap
      // Every key is heard long after the one before it.
      heard += 120
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: struck })
      act(() => void document.body.dispatchEvent(event))
    }
    for (const name of [...'511012-001', 'Enter']) key(name)
    for (const [at, name] of [...'511012-002', 'Enter'].entries()) key(name, at === 3 ? 300 : 12)
    clock.mockRestore()
    await vi.waitFor(() => expect(rows()[1]?.textContent).toContain('Op de afvoerlijst gezet.'))
    expect(sentTo(removalList.addScanned).map(({ input }) => input.code)).toEqual(['511012-001'])
    expect(rows()[0]?.textContent).toContain('Het scannen is mislukt. Probeer het opnieuw.')
  })

  it('keeps what was refused in view when the page is reloaded, and nothing of it for another person', async () => {
    answer(removalList.addScanned, ({ code }) => (code === 'X-1' ? refusal(404, 'scan.niet_gevonden') : added))
    await open()
    await type('X-1')
    await type('S7')
    await screen.findByText('Op de afvoerlijst gezet.')
    const shown = rows().map((row) => row.textContent)
    act(() => startSession(tokenFor('voorman'), 'Directory'))
    expect(screen.queryByRole('region', { name: 'Laatst gescand' })).toBeNull()
    act(() => logIn())
    expect(rows().map((row) => row.textContent)).toEqual(shown)
    expect(localStorage.getItem('mp_scans.uitvoerder')).toBeNull()
    expect(sentTo(removalList.addScanned)).toHaveLength(2)
  })

  it('takes a scan back from the list', async () => {
    answer(removalList.removeItem, null)
    const line = { id: uuid(1), retourAantal: 1, opmerking: '' }
    await open()
    await type('S7')
    await screen.findByText('Op de afvoerlijst gezet.')
    // Only what undoing reads matters here.
    answer(removalList.getRemovalList, { afvoerlijstItems: [line as never], versie: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken: Betonmolen · S7' }))
    expect(await screen.findByText('Weer van de afvoerlijst gehaald.')).toBeTruthy()
    expect(sentTo(removalList.removeItem)[0]?.input).toEqual({ id: uuid(1) })
  })

  it('takes one off what is counted', async () => {
    answer(removalList.addScanned, { ...added, materieelNummer: '', uitkomst: 'opgehoogd', retourAantal: 5 })
    answer(removalList.updateItems, { versie: 9 })
    await open()
    await type('HEK')
    await screen.findByText('Nu 5 stuks op de afvoerlijst.')
    const line = { id: uuid(1), retourAantal: 5, opmerking: 'x' }
    // Only what undoing reads matters here.
    answer(removalList.getRemovalList, { afvoerlijstItems: [line as never], versie: 8 })
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken: Betonmolen' }))
    await vi.waitFor(() => expect(sentTo(removalList.updateItems)).toHaveLength(1))
    expect(sentTo(removalList.updateItems)[0]?.input).toMatchObject({
      items: [{ id: uuid(1), retourAantal: 4, opmerking: 'x' }],
      versie: 8,
    })
  })

  it('takes back what is on its way to the list as soon as it is there', async () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    answer(removalList.addScanned, () => arrived.then(() => added))
    answer(removalList.removeItem, null)
    await open()
    await type('S7')
    const line = { id: uuid(1), retourAantal: 1, opmerking: '' }
    // Only what undoing reads matters here.
    answer(removalList.getRemovalList, { afvoerlijstItems: [line as never], versie: 1 })
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken: S7' }))
    arrive()
    await vi.waitFor(() => expect(sentTo(removalList.removeItem).map(({ input }) => input)).toEqual([{ id: uuid(1) }]))
    expect(await screen.findByText('Weer van de afvoerlijst gehaald.')).toBeTruthy()
  })

  it('without a camera says so and what to do instead', async () => {
    await open()
    expect(
      screen.getByText('Er is geen camera gevonden. Gebruik een handscanner of typ het nummer hieronder.'),
    ).toBeTruthy()
  })

  it('releases a camera that is granted after the screen was left', async () => {
    const stop = vi.fn()
    let give = (_camera: object) => {}
    const asked = new Promise<object>((resolve) => {
      give = resolve
    })
    // jsdom has no camera.
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => asked } })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    await open()
    hidden.mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    give({ getTracks: () => [{ stop }], getVideoTracks: () => [] })
    await vi.waitFor(() => expect(stop).toHaveBeenCalled())
    hidden.mockRestore()
    Reflect.deleteProperty(navigator, 'mediaDevices')
  })

  it('is closed at a blocked location and for who may only look (R-RULE-07, R-ROLE-30)', async () => {
    logIn(buildLocation({ geblokeerd: true }))
    await openPage('/materieelvoorraad/scannen')
    expect(await screen.findByText('Deze locatie is geblokkeerd. Bestellen en afvoeren is niet mogelijk.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /^Code/ })).toBeNull()
  })
})
