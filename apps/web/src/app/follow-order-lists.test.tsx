import { hubEvents } from '@portal/contract/hub.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  buildList,
  freshPortal,
  logIn,
  messages,
  openPage,
  refusal,
  sentTo,
  uuid,
} from '../../test/stand-in.tsx'
import { beforeReading, followChanges } from '../lib/follow-changes.ts'
import { watchHub } from '../lib/hub.ts'
import { setActiveList } from '../shared/listing/active-list.ts'
import { followOrderLists } from './follow-order-lists.ts'
import { leaveDeleted } from './leave-deleted.ts'

const hub = vi.hoisted(() => ({ deliver: null as ((name: string, payload: unknown) => void) | null }))

// A real socket needs a server; the browser tests connect to one.
vi.mock('socket.io-client', () => ({
  io: () => ({
    onAny(deliver: NonNullable<typeof hub.deliver>) {
      hub.deliver = deliver
    },
    on: () => {},
    io: { on: () => {} },
    disconnect: () => {},
  }),
}))

followOrderLists()
beforeReading('orderLists', leaveDeleted)
followChanges()
watchHub()

const first = buildList({ id: uuid(900), naam: 'Bestellijst' })
const second = buildList({ id: uuid(901), naam: 'Fundering' })
let there = [first, second]

beforeEach(async () => {
  freshPortal()
  there = [first, second]
  answer(orderList.getOrderLists, () => ({ lijsten: there }))
  answer(orderList.getOrderList, ({ bestelijstId }) => {
    const lijst = bestelijstId === emptyGuid ? there[0] : there.find(({ id }) => id === bestelijstId)
    if (lijst === undefined) return refusal(404, 'error.niet_gevonden')
    return { items: [], savedAanvraagNummer: null, lijst, versie: 1 }
  })
  logIn()
  await vi.waitFor(() => expect(hub.deliver).not.toBeNull())
  setActiveList('10001', second.id)
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const askedFor = (id: string) => sentTo(orderList.getOrderList).filter(({ input }) => input.bestelijstId === id).length

describe.each(['changed', 'eventsMissed'] as const)('%s', (event) => {
  const tell = () => hub.deliver?.(hubEvents[event].name, { subjects: ['orderLists'], ids: [second.id] })

  it('leaves a list that was deleted elsewhere without asking for it, and says so once', async () => {
    await openPage('/bestellijst')
    await heading('Fundering')
    const asked = askedFor(second.id)
    there = [first]
    tell()
    expect(await heading('Bestellijst')).toBeTruthy()
    tell()
    await vi.waitFor(() => expect(askedFor(emptyGuid)).toBeGreaterThan(1))
    expect(askedFor(second.id)).toBe(asked)
    expect(messages()).toEqual(['orderList.left'])
  })

  it('reads a list again that is still there', async () => {
    await openPage('/bestellijst')
    await heading('Fundering')
    there = [first, { ...second, naam: 'Dak' }]
    tell()
    expect(await heading('Dak')).toBeTruthy()
    expect(messages()).toEqual([])
  })
})

it('leaves a list that was deleted while nothing was open', async () => {
  there = [first]
  await openPage('/bestellijst')
  expect(await heading('Bestellijst')).toBeTruthy()
  expect(messages()).toEqual(['orderList.left'])
})
