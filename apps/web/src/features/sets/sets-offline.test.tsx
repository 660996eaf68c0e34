import { orderList } from '@portal/contract/order-list.ts'
import { sets } from '@portal/contract/sets.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cutOff, queuedStore, startQueue } from '../../../test/queue-in-memory.ts'
import { answer, buildItem, buildList, freshPortal, logIn, openPage, sentTo, uuid } from '../../../test/stand-in.tsx'
import { setOnline } from '../../lib/connectivity.ts'

vi.mock('../../lib/queue/queue-storage.ts', () => import('../../../test/queue-in-memory.ts'))

const line = (no: string, optioneel: boolean) => ({
  ...buildItem(no, { omschrijving: `Artikel ${no}` }),
  ...{ type: 'Materieel' as const, aantalPerSet: 1, optioneel },
})

beforeAll(startQueue)
beforeEach(() => {
  queuedStore.set([])
  freshPortal()
  logIn()
  answer(orderList.getOrderLists, { lijsten: [buildList()] })
  answer(orderList.addLines, { isMeegeleverdAdded: false, bestellijstId: uuid(900), versie: 2 })
  answer(sets.getSet, {
    ...{ setNummer: 'SET-1', omschrijving: 'Rolsteiger compleet', aantalRegels: 2, bestelbaar: true, afbeeldingen: [] },
    regels: [line('FRAME', false), line('DEK', true)],
  })
})
afterEach(() => act(setOnline))

it('puts a set on the list without a connection, said where it was pressed, and sends it once', async () => {
  await openPage('/set/SET-1')
  const add = await screen.findByRole('button', { name: 'Toevoegen' })
  const reconnect = cutOff()
  await userEvent.click(add)
  expect(await screen.findByText(/Bewaard op dit apparaat/)).toBeTruthy()
  const [waiting] = queuedStore.get()
  expect(waiting?.action).toMatchObject({
    sets: [{ setNummer: 'SET-1', omschrijving: 'Rolsteiger compleet', aantal: 1 }],
  })
  reconnect()
  await vi.waitFor(() => expect(sentTo(orderList.addLines)).toHaveLength(1))
  const [sent] = sentTo(orderList.addLines)
  expect(sent?.key).toBe(waiting?.key)
  expect(sent?.input.sets).toMatchObject([{ setNummer: 'SET-1', aantal: 1, heel: true }])
})
