import { hubEvents } from '@portal/contract/hub.ts'
import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '../../test/token-for.ts'
import { watchHub } from './hub.ts'
import { followLocationParts } from './location-parts.ts'
import { queryClient } from './query-client.ts'
import { startSession } from './session.ts'

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

const read = { stock: 0, orders: 0, other: 0 }

function open(name: keyof typeof read, meta: object): void {
  const queryFn = () => {
    read[name] += 1
    return read[name]
  }
  new QueryObserver(queryClient, { queryKey: [name], queryFn, staleTime: Number.POSITIVE_INFINITY, ...meta }).subscribe(
    () => {},
  )
}

beforeEach(async () => {
  startSession(tokenFor('uitvoerder'), 'Identity')
  watchHub()
  await vi.waitFor(() => expect(hub.deliver).not.toBeNull())
})

describe('parts of a location that changed', () => {
  it('are read again in the open page, once, and nothing else', async () => {
    followLocationParts()
    open('stock', { meta: { reads: ['stock', 'inspections'] } })
    open('orders', { meta: { reads: ['orders'] } })
    open('other', {})
    await vi.waitFor(() => expect(read).toEqual({ stock: 1, orders: 1, other: 1 }))
    const { name } = hubEvents.locationDataUpdated
    hub.deliver?.(name, { delen: ['inspections'] })
    hub.deliver?.(name, { delen: ['stock'] })
    hub.deliver?.(name, {})
    await vi.waitFor(() => expect(read).toEqual({ stock: 2, orders: 1, other: 1 }))
    hub.deliver?.(name, { delen: ['orders'] })
    await vi.waitFor(() => expect(read).toEqual({ stock: 2, orders: 2, other: 1 }))
    hub.deliver?.(hubEvents.eventsMissed.name, {})
    await vi.waitFor(() => expect(read).toEqual({ stock: 3, orders: 3, other: 1 }))
  })

  it('are read again where the first answer was asked for before', async () => {
    const first = Promise.withResolvers<string>()
    const queryFn = vi.fn(async () => 'new').mockReturnValueOnce(first.promise)
    const observer = new QueryObserver(queryClient, { queryKey: ['first'], queryFn, meta: { reads: ['stock'] } })
    observer.subscribe(() => {})
    hub.deliver?.(hubEvents.locationDataUpdated.name, { delen: ['stock'] })
    await vi.waitFor(() => expect(queryClient.getQueryState(['first'])?.isInvalidated).toBe(true))
    first.resolve('old')
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('new'))
  })
})
