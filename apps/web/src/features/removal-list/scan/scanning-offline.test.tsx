import { removalList } from '@portal/contract/removal-list.ts'
import { stock } from '@portal/contract/stock.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cutOff, queuedStore, startQueue } from '../../../../test/queue-in-memory.ts'
import { answer, freshPortal, logIn, messages, openPage, refusal, sentTo } from '../../../../test/stand-in.tsx'
import { buildPlantItem } from '../../../../test/stock-portal.ts'
import { callKey } from '../../../lib/call-key.ts'
import { setOnline } from '../../../lib/connectivity.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { sendNow } from '../../../lib/queue/send-queue.ts'

vi.mock('../../../lib/queue/queue-storage.ts', () => import('../../../../test/queue-in-memory.ts'))

const added = {
  uitkomst: 'toegevoegd' as const,
  id: '00000000-0000-4000-8000-000000000001',
  materieelSoort: 'MOLEN',
  materieelNummer: 'S7',
  omschrijving: 'Betonmolen',
  retourAantal: 1,
  aanwezig: 1,
  geblokkeerd: false,
}
const mixer = buildPlantItem({ materieelSoort: 'MOLEN', materieelNummer: 'S7', omschrijving: 'Betonmolen' })

const place = { gebruikerLogin: 'uitvoerder', materieellocatie: '10001' }
const kept = 'Bewaard. Wordt verstuurd zodra er verbinding is.'
const rows = () => within(screen.getByRole('region', { name: 'Laatst gescand' })).getAllByRole('listitem')
const field = () => screen.findByRole('textbox', { name: /^Code of nummer/ })
const type = async (code: string) => userEvent.type(await field(), `${code}{Enter}`)
const open = () => openPage('/materieelvoorraad/scannen')
const send = () => act(() => sendNow())
const scans = () => queuedStore.get().flatMap(({ key, action }) => (action.kind === 'scan' ? [{ key, ...action }] : []))

beforeAll(startQueue)
beforeEach(() => {
  queuedStore.set([])
  freshPortal()
  logIn()
  answer(removalList.getRemovalList, { afvoerlijstItems: [], versie: 0 })
  answer(removalList.addScanned, added)
})
afterEach(() => act(setOnline))

describe('a label scanned without a connection', () => {
  it('waits in the queue, shows as kept, and is sent once under its own key', async () => {
    await open()
    const reconnect = cutOff()
    await type('S7')
    expect(await screen.findByText(kept)).toBeTruthy()
    expect(await screen.findByText('Geen verbinding. 1 scan is bewaard op dit apparaat.')).toBeTruthy()
    expect(sentTo(removalList.addScanned)).toEqual([])
    const [waiting] = scans()
    reconnect()
    expect(await screen.findByText('Op de afvoerlijst gezet.')).toBeTruthy()
    expect(sentTo(removalList.addScanned).map(({ key, input }) => [key, input])).toEqual([
      [waiting?.key, { gebruikerLogin: 'uitvoerder', materieellocatie: '10001', code: 'S7' }],
    ])
  })

  it('is named where the books know it, and stays a label where they do not', async () => {
    await open()
    cutOff()
    // As it was kept of an earlier visit.
    queryClient.setQueryData(callKey(stock.getStock, place), { items: [mixer] })
    await type('S7')
    await type('X-9')
    await vi.waitFor(() => expect(scans()).toHaveLength(2))
    expect(scans().map(({ code, thing }) => [code, thing?.omschrijving ?? null])).toEqual([
      ['S7', 'Betonmolen'],
      ['X-9', null],
    ])
    cleanup()
    await openPage('/nog-te-versturen')
    expect(await screen.findByText('Betonmolen S7 op de afvoerlijst (etiket S7)')).toBeTruthy()
    expect(screen.getByText('Etiket X-9 op de afvoerlijst')).toBeTruthy()
  })

  it('stands with its code and the reason where the portal refuses it later, while the others go', async () => {
    answer(removalList.addScanned, ({ code }) => (code === 'X-9' ? refusal(404, 'scan.niet_gevonden') : added))
    await open()
    const reconnect = cutOff()
    await type('X-9')
    await type('S7')
    await vi.waitFor(() => expect(scans()).toHaveLength(2))
    reconnect()
    expect(await screen.findByText('Op de afvoerlijst gezet.')).toBeTruthy()
    expect(rows()[1]?.textContent).toContain('Het gescande artikel is niet gevonden.')
    cleanup()
    await openPage('/nog-te-versturen')
    expect(await screen.findByText('Etiket X-9 op de afvoerlijst')).toBeTruthy()
    expect(screen.getByText('Het gescande artikel is niet gevonden.')).toBeTruthy()
  })

  it('is in view again after a visit that ended, and can be taken back unsent', async () => {
    await open()
    cutOff()
    await type('S7')
    await screen.findByText(kept)
    sessionStorage.clear()
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken: S7' }))
    await vi.waitFor(() => expect(queuedStore.get()).toEqual([]))
    expect(screen.queryByRole('region', { name: 'Laatst gescand' })).toBeNull()
  })
})

describe('a scan that the portal could not take', () => {
  it.each([429, 500, 502, 503, 504])('(%i) waits, and goes with the same key', async (status) => {
    answer(removalList.addScanned, () => refusal(status, 'error.onverwachte_serverfout'))
    await open()
    await type('S7')
    expect(await screen.findByText(kept)).toBeTruthy()
    answer(removalList.addScanned, added)
    await send()
    expect(await screen.findByText('Op de afvoerlijst gezet.')).toBeTruthy()
    expect(new Set(sentTo(removalList.addScanned).map(({ key }) => key)).size).toBe(1)
  })

  it('may be there already: it is not taken back unsent', async () => {
    answer(removalList.addScanned, () => refusal(503, 'error.onverwachte_serverfout'))
    await open()
    await type('S7')
    await screen.findByText(kept)
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken: S7' }))
    await vi.waitFor(() => expect(messages()).toContain('scan.mayBeSent'))
    expect(scans()).toHaveLength(1)
  })

  it('is refused after five faults, so that it holds up the others no longer', async () => {
    answer(removalList.addScanned, ({ code }) =>
      code === 'S7' ? refusal(500, 'error.onverwachte_serverfout') : { ...added, materieelNummer: 'S8' },
    )
    await open()
    await type('S7')
    await screen.findByText(kept)
    await type('S8')
    for (let times = 0; times < 5; times += 1) await send()
    expect(await screen.findByText('Op de afvoerlijst gezet.')).toBeTruthy()
    expect(rows()[1]?.dataset.kind).toBe('danger')
  })
})

it('takes a scan up whose page ended before its answer came', async () => {
  freshPortal()
  answer(removalList.addScanned, added)
  const underway = [{ id: 'key-1', code: 'S7', locationNo: '10001' }]
  localStorage.setItem('mp_scans.uitvoerder', JSON.stringify(underway))
  // Somebody logs in on this device again.
  act(() => logIn())
  await vi.waitFor(() => expect(sentTo(removalList.addScanned).map(({ key }) => key)).toEqual(['key-1']))
  expect(localStorage.getItem('mp_scans.uitvoerder')).toBeNull()
})
