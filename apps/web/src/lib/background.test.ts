import { settings } from '@portal/contract/settings.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '../../test/token-for.ts'
import { call } from './call.ts'
import { callQuery } from './call-query.ts'
import { lookAgain, setOffline, setOnline, useOnline, watchConnectivity } from './connectivity.ts'
import { keepView, keptView } from './list-memory.ts'
import { closeShown, notificationStore, notify, shownNotification } from './notifications.ts'
import { queryClient } from './query-client.ts'
import { endSession, startSession } from './session.ts'
import { unsavedStore } from './unsaved.ts'
import { useCall } from './use-call.ts'
import { useSaving } from './use-saving.ts'

const shown = () => shownNotification(notificationStore.get().queue)

beforeEach(() => {
  while (shown() !== null) closeShown()
})
afterEach(() => vi.useRealTimers())

describe('connection', () => {
  beforeEach(() => {
    setOnline()
    while (shown() !== null) closeShown()
  })
  afterEach(setOnline)

  it('is away once the browser says that it is offline, until the server answers a look by GET /', async () => {
    const get = vi.fn(async (_address: string) => new Response('', { status: 200 }))
    vi.stubGlobal('fetch', get)
    const stop = watchConnectivity()
    const { result } = renderHook(useOnline)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(result.current).toBe(false)
    expect(shown()).toBeNull()
    await act(lookAgain)
    expect(result.current).toBe(true)
    expect(shown()?.message).toBe('offline.back')
    expect(get.mock.lastCall?.[0]).toBe('/')
    stop()
  })

  it('is away once a read had no answer after its last try', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    const stop = watchConnectivity()
    const { result } = renderHook(useOnline)
    await act(() => queryClient.fetchQuery({ ...callQuery(settings.getVersion, {}), retry: false }).catch(() => {}))
    expect(result.current).toBe(false)
    stop()
  })

  it('looks by itself with growing pauses until the server answers', async () => {
    vi.useFakeTimers()
    const get = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no network')))
    vi.stubGlobal('fetch', get)
    setOffline()
    const looks = []
    for (let second = 1; second <= 15; second += 1) {
      await vi.advanceTimersByTimeAsync(1000)
      looks.push(get.mock.calls.length)
    }
    expect(looks).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3])
    expect(shown()).toBeNull()
    get.mockImplementation(async () => new Response('', { status: 200 }))
    await vi.advanceTimersByTimeAsync(16_000)
    expect(shown()?.message).toBe('offline.back')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(get).toHaveBeenCalledTimes(4)
  })

  it.each([
    [200, true],
    [400, true],
    [503, false],
  ])('is there again with a call that is answered %i: %s', async (status, isThere) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status }))
    setOffline()
    await call(settings.getVersion, {}).catch(() => {})
    expect(shown()?.message ?? null).toBe(isThere ? 'offline.back' : null)
  })

  it('that is back makes an open screen read again what it shows', async () => {
    const answers = ['1.0.0', '2.0.0']
    const isVersion = (address: string) => address.endsWith(settings.getVersion.path)
    vi.stubGlobal('fetch', async (address: string) =>
      Response.json(isVersion(address) ? { version: answers.shift() ?? '2.0.0' } : {}),
    )
    const wrapper = ({ children }: { readonly children: ReactNode }) =>
      createElement(QueryClientProvider, { client: queryClient }, children)
    const { result, unmount } = renderHook(() => useCall(settings.getVersion, {}), { wrapper })
    await vi.waitFor(() => expect(result.current.data).toEqual({ version: '1.0.0' }))
    setOffline()
    await act(async () => setOnline())
    await vi.waitFor(() => expect(result.current.data).toEqual({ version: '2.0.0' }))
    unmount()
  })

  it('stays away when the retry fails', async () => {
    const get = vi.fn(async () => new Response('', { status: 503 }))
    vi.stubGlobal('fetch', get)
    setOffline()
    await lookAgain()
    expect(renderHook(useOnline).result.current).toBe(false)
    expect(get).toHaveBeenCalledTimes(1)
  })
})

describe('a kept list view', () => {
  it('is at most one: the last (R-UPD-05)', () => {
    keepView('/aanvragen', { scroll: 800 })
    expect(keptView('/aanvragen')).toEqual({ scroll: 800 })
    keepView('/orders/aanvoer', { scroll: 20 })
    expect(keptView('/aanvragen')).toBeNull()
    expect(keptView('/orders/aanvoer')).toEqual({ scroll: 20 })
  })
})

it('drafts and messages are not there for the next person, and are for the same', () => {
  startSession(tokenFor('uitvoerder'), 'Identity')
  keepView('/aanvragen', { scroll: 800 })
  notify('bestellijst.items_toegevoegd')
  endSession()
  startSession(tokenFor('uitvoerder'), 'Identity')
  expect(keptView('/aanvragen')).toEqual({ scroll: 800 })
  expect(notificationStore.get().history).not.toEqual([])
  endSession()
  startSession(tokenFor('medewerker'), 'Identity')
  expect(keptView('/aanvragen')).toBeNull()
  expect(notificationStore.get()).toMatchObject({ history: [] })
  endSession()
})

describe('useSaving', () => {
  it('sends once, 1000 ms after the last of five changes (R-CONST-02)', () => {
    vi.useFakeTimers()
    const save = vi.fn(async (_value: number) => {})
    const { result } = renderHook(() => useSaving(save))
    for (let value = 1; value <= 5; value += 1) {
      result.current.change(value)
      vi.advanceTimersByTime(200)
    }
    vi.advanceTimersByTime(799)
    expect(save).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(save.mock.calls).toEqual([[5]])
  })

  it('sends at once when the screen is left, and counts as unsaved until it is answered', async () => {
    const done = Promise.withResolvers<void>()
    const save = vi.fn((_value: string) => done.promise)
    const { result, rerender, unmount } = renderHook(() => useSaving(save))
    const { change } = result.current
    await vi.waitFor(() => {
      change('a')
      rerender()
      expect(unsavedStore.get()).toBe(1)
    })
    unmount()
    expect(save).toHaveBeenCalledWith('a')
    expect(unsavedStore.get()).toBe(0)
    done.resolve()
  })

  it('tries again what failed, with the newest state', async () => {
    vi.useFakeTimers()
    const save = vi.fn<(value: number) => Promise<void>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue()
    const { result } = renderHook(() => useSaving(save))
    result.current.change(1)
    await vi.advanceTimersByTimeAsync(1000)
    await vi.advanceTimersByTimeAsync(3000)
    expect(save.mock.calls).toEqual([[1], [1]])
  })
})
