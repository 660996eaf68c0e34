import { orderList } from '@portal/contract/order-list.ts'
import { search } from '@portal/contract/search.ts'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cutOff, queuedStore, startQueue } from '../../../test/queue-in-memory.ts'
import {
  answer,
  buildLocation,
  freshPortal,
  logIn,
  openPage,
  sentTo,
  shownPath,
  uuid,
} from '../../../test/stand-in.tsx'
import { setOnline } from '../../lib/connectivity.ts'

vi.mock('../../lib/queue/queue-storage.ts', () => import('../../../test/queue-in-memory.ts'))

const thing = (no: string, kind: 'Materieel' | 'Set') => {
  return { kind, materieelSoort: no, omschrijving: `Artikel ${no}`, eenheid: 'stuk', afbeelding: null }
}
const found = { aantal: 3, stand: 'gevonden', reden: null } as const

beforeAll(startQueue)
beforeEach(() => {
  queuedStore.set([])
  freshPortal()
  logIn(buildLocation({ rol: 'site_manager' }))
  answer(orderList.getOrderList, { items: [], savedAanvraagNummer: null, lijst: null, versie: 0 })
  answer(orderList.addLines, { isMeegeleverdAdded: false, bestellijstId: uuid(900), versie: 1 })
  answer(search.matchLines, {
    regels: [
      { ...found, regel: 0, geschreven: '3x a', keuzes: [thing('A', 'Materieel')] },
      { ...found, regel: 1, geschreven: '3x s', keuzes: [thing('S', 'Set')] },
    ],
  })
})
afterEach(() => act(setOnline))

it('puts lines and sets that were read before the connection went on the list, as one that waits', async () => {
  await openPage('/snel-bestellen')
  await userEvent.click(await screen.findByRole('textbox', { name: /Uw regels/ }))
  await userEvent.paste('3x a\n3x s')
  const put = await screen.findByRole('button', { name: '2 regels op de lijst zetten' })
  const reconnect = cutOff()
  await userEvent.click(put)
  await vi.waitFor(() => expect(shownPath()).toBe('/bestellijst'))
  expect(queuedStore.get()).toHaveLength(1)
  expect(sentTo(orderList.addLines)).toEqual([])
  cleanup()
  await openPage('/nog-te-versturen')
  expect(await screen.findByText('3 × Artikel A op de bestellijst')).toBeTruthy()
  expect(screen.getByText('3 × set Artikel S op de bestellijst')).toBeTruthy()
  const [waiting] = queuedStore.get()
  reconnect()
  await vi.waitFor(() => expect(queuedStore.get().map(({ state }) => state)).toEqual(['done']))
  expect(sentTo(orderList.addLines).map(({ key }) => key)).toEqual([waiting?.key])
  expect(sentTo(orderList.addLines)[0]?.input).toMatchObject({
    bestelListItems: [{ materieelSoort: 'A', aantal: 3 }],
    sets: [{ setNummer: 'S', aantal: 3, heel: true }],
  })
})
