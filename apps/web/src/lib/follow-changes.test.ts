import { listCalls } from '@portal/contract/calls.ts'
import { catalogue } from '@portal/contract/catalogue.ts'
import type { AnyCall } from '@portal/contract/define.ts'
import { hubEvents } from '@portal/contract/hub.ts'
import { subjects } from '@portal/contract/subjects.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, freshPortal, logIn, sentTo } from '../../test/stand-in.tsx'
import { callQuery } from './call-query.ts'
import { beforeReading, followChanges } from './follow-changes.ts'
import { watchHub } from './hub.ts'
import { queryClient } from './query-client.ts'

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

followChanges()
const left: string[] = []
let leaving: Promise<void> = Promise.resolve()
let waits = 0
beforeReading('orderLists', async () => {
  waits += 1
  await leaving
  left.push(String(reads.get('lists')))
})
watchHub()

const reads = new Map<string, number>()
const closing: (() => void)[] = []
const changed = (...subjects: string[]) => hub.deliver?.(hubEvents.changed.name, { subjects })

/** An answer that was on screen before. */
function show(call: AnyCall): void {
  const query = callQuery(call, {})
  queryClient.setQueryData(query.queryKey, {})
  new QueryObserver(queryClient, { ...query, enabled: false }).subscribe(() => {})()
}

/** Something on screen that is made of these subjects. */
function open(name: string, meta: object, queryFn = async () => name): void {
  const count = () => {
    reads.set(name, (reads.get(name) ?? 0) + 1)
    return queryFn()
  }
  const observer = new QueryObserver(queryClient, {
    queryKey: [name],
    queryFn: count,
    staleTime: Number.POSITIVE_INFINITY,
    meta,
  })
  closing.push(observer.subscribe(() => {}))
}
const readTimes = (expected: Record<string, number>) =>
  vi.waitFor(() => expect(Object.fromEntries(reads)).toEqual(expected))

beforeEach(async () => {
  freshPortal()
  reads.clear()
  logIn()
  await vi.waitFor(() => expect(hub.deliver).not.toBeNull())
  // Of all moments in which a page may ask for what is told to everybody, the first.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a change that an open page is told of', () => {
  it('reads again what is made of its subjects, once for several, and nothing else', async () => {
    open('stock', { reads: ['stock', 'inspections'] })
    open('orders', { reads: ['orders'] })
    open('other', {})
    await readTimes({ stock: 1, orders: 1, other: 1 })
    changed('inspections')
    changed('stock', 'requests')
    hub.deliver?.(hubEvents.changed.name, {})
    await readTimes({ stock: 2, orders: 1, other: 1 })
    changed('orders')
    await readTimes({ stock: 2, orders: 2, other: 1 })
  })

  it('leaves alone what shows none of its ids, and reads the rest', async () => {
    const shows = (subject: string, shown: unknown) => (subject === 'requests' ? [`P-${shown}`] : undefined)
    open('1', { reads: ['requests', 'orders'], shows })
    open('2', { reads: ['requests', 'orders'], shows })
    open('all', { reads: ['requests'] })
    await readTimes({ '1': 1, '2': 1, all: 1 })
    hub.deliver?.(hubEvents.changed.name, { subjects: ['requests', 'outbox'], ids: ['P-2'] })
    await readTimes({ '1': 1, '2': 2, all: 2 })
    hub.deliver?.(hubEvents.changed.name, { subjects: ['orders'], ids: ['P-2'] })
    await readTimes({ '1': 2, '2': 3, all: 2 })
    changed('requests')
    await readTimes({ '1': 3, '2': 4, all: 3 })
  })

  it('reads again what was asked for before it, and is answered after', async () => {
    const first = Promise.withResolvers<string>()
    open('first', { reads: ['stock'] }, vi.fn(async () => 'new').mockReturnValueOnce(first.promise))
    changed('stock')
    await vi.waitFor(() => expect(queryClient.getQueryState(['first'])?.isInvalidated).toBe(true))
    first.resolve('old')
    await vi.waitFor(() => expect(queryClient.getQueryData(['first'])).toBe('new'))
  })

  it('waits with reading until what must be left is left', async () => {
    const gate = Promise.withResolvers<void>()
    leaving = gate.promise
    open('lists', { reads: ['orderLists'] })
    await readTimes({ lists: 1 })
    changed('orderLists')
    await vi.waitFor(() => expect(waits).toBe(1))
    gate.resolve()
    await readTimes({ lists: 2 })
    expect(left).toEqual(['1'])
  })

  it('is looked at with those of the next moments at once: 0.3 seconds lie between two looks', async () => {
    let now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const pass = (ms: number) => {
      now += ms
      return vi.advanceTimersByTimeAsync(ms)
    }
    open('stock', { reads: ['stock'] })
    changed('stock')
    await pass(300)
    await pass(300)
    changed('stock')
    await pass(50)
    const atOnce = reads.get('stock')
    for (let n = 0; n < 3; n += 1) {
      changed('stock')
      await pass(60)
    }
    const soon = reads.get('stock')
    await pass(120)
    expect([atOnce, soon, reads.get('stock')]).toEqual([3, 3, 4])
  })

  it('of the catalogue spreads the questions of all pages over seconds', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.1)
    open('items', { reads: ['catalogue'] })
    open('orders', { reads: ['orders'] })
    await readTimes({ items: 1, orders: 1 })
    changed('catalogue', 'orders')
    await readTimes({ items: 1, orders: 2 })
    await readTimes({ items: 2, orders: 2 })
  })

  it('asks nothing that is not on screen until it is shown', async () => {
    answer(catalogue.getCatalogue, { catalogi: [] })
    const query = callQuery(catalogue.getCatalogue, { category: '1', materieellocatie: '10001' })
    await queryClient.fetchQuery(query)
    changed('catalogue')
    await vi.waitFor(() => expect(queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true))
    expect(sentTo(catalogue.getCatalogue)).toHaveLength(1)
  })
})

const queries = listCalls().filter(({ call }) => call.kind === 'query' && call.reads.length > 0)

it.each(subjects)('a change of %s makes every answer old that is made of it, and no other', async (subject) => {
  for (const { call } of queries) show(call)
  changed(subject)
  const isOld = ({ call }: (typeof queries)[number]) => queryClient.getQueryState([call.path, {}])?.isInvalidated
  const of = queries.filter(({ call }) => call.reads.includes(subject))
  await vi.waitFor(() => expect(of.map(isOld)).toEqual(of.map(() => true)))
  const others = queries.filter(({ call }) => !call.reads.includes(subject))
  expect(others.map(isOld)).toEqual(others.map(() => false))
})

it('reads everything again after a gap in the events', async () => {
  open('stock', { reads: ['stock'] })
  open('items', { reads: ['catalogue'] })
  await readTimes({ stock: 1, items: 1 })
  hub.deliver?.(hubEvents.eventsMissed.name, {})
  await readTimes({ stock: 2, items: 2 })
})
