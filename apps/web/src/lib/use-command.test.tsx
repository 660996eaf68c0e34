import { categories } from '@portal/contract/categories.ts'
import type { AnyCall } from '@portal/contract/define.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { settings } from '@portal/contract/settings.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callKey } from './call-key.ts'
import { closeShown, notificationStore, shownNotification } from './notifications.ts'
import { queryClient } from './query-client.ts'
import { editAnswers, readCall, refreshCalls, useCall } from './use-call.ts'
import { useCommand } from './use-command.ts'

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const asked = (target: AnyCall) => sent.mock.calls.filter(([address]) => address.includes(target.path)).length
const shown = () => shownNotification(notificationStore.get().queue)
const key = callKey(orderList.getOrderLists, { gebruikerLogin: 'uitvoerder' })
const list = { id: 'x', naam: 'Ruwbouw' }

beforeEach(() => {
  while (shown() !== null) closeShown()
  queryClient.clear()
  sent.mockReset()
  vi.stubGlobal('fetch', sent)
})

describe('useCall', () => {
  it('reads once for two screens that ask the same', async () => {
    sent.mockImplementation(async () => new Response('{"items":[]}', { status: 200 }))
    const both = renderHook(
      () => [useCall(categories.getItemCategories, {}), useCall(categories.getItemCategories, {})] as const,
      { wrapper },
    )
    await vi.waitFor(() => expect(both.result.current[1].data).toEqual({ items: [] }))
    expect(asked(categories.getItemCategories)).toBe(1)
  })

  it('asks nothing about a person while nobody is logged in, and asks as soon as somebody is', async () => {
    sent.mockImplementation(async () => new Response('{"lijsten":[]}', { status: 200 }))
    const { rerender } = renderHook(({ name }) => useCall(orderList.getOrderLists, { gebruikerLogin: name }), {
      wrapper,
      initialProps: { name: '' },
    })
    expect(asked(orderList.getOrderLists)).toBe(0)
    rerender({ name: 'eva' })
    await vi.waitFor(() => expect(asked(orderList.getOrderLists)).toBe(1))
  })

  it('R-SCR-SHELL-25: does not ask a call of an area that is switched off, which the server would refuse', async () => {
    queryClient.setQueryData(callKey(settings.getSettings, {}), {
      boolValues: [{ name: 'AppBestellijst_Actief', value: false }],
    })
    sent.mockImplementation(async () => new Response('{"items":[]}', { status: 200 }))
    const both = renderHook(
      () =>
        [
          useCall(orderList.getOrderLists, { gebruikerLogin: 'uitvoerder' }),
          useCall(categories.getItemCategories, {}),
        ] as const,
      { wrapper },
    )
    await vi.waitFor(() => expect(both.result.current[1].data).toEqual({ items: [] }))
    expect(asked(orderList.getOrderLists)).toBe(0)
    expect(both.result.current[0].fetchStatus).toBe('idle')
  })
})

describe('answers that are old', () => {
  const asks = [orderList.getOrderLists, { gebruikerLogin: 'uitvoerder' }] as const
  const answered = (lijsten: readonly object[]) => new Response(JSON.stringify({ lijsten }), { status: 200 })

  it.each([
    ['a screen', () => renderHook(() => useCall(...asks), { wrapper })],
    ['nobody any more', () => void readCall(...asks)],
  ])('are read again, also where %s waits for the first, asked before the change', async (_who, ask) => {
    const first = Promise.withResolvers<Response>()
    sent.mockImplementation(async (address) => {
      if (!address.includes(orderList.getOrderLists.path)) return new Response('{}', { status: 200 })
      return asked(orderList.getOrderLists) === 1 ? first.promise : answered([list])
    })
    ask()
    await vi.waitFor(() => expect(asked(orderList.getOrderLists)).toBe(1))
    const refreshed = refreshCalls([orderList.getOrderLists])
    first.resolve(answered([]))
    await refreshed
    expect(await readCall(...asks)).toEqual({ lijsten: [list] })
  })
})

describe('useCommand', () => {
  function removing(quiet: boolean) {
    const options = {
      quiet,
      optimistic: () => editAnswers(orderList.getOrderLists, () => ({ lijsten: [] })),
    }
    return renderHook(() => useCommand(orderList.removeItem, options), { wrapper })
  }

  it('shows the outcome at once and takes it back with the reason when the server refuses', async () => {
    queryClient.setQueryData(key, { lijsten: [list] })
    const answer = Promise.withResolvers<Response>()
    sent.mockReturnValue(answer.promise)
    const { result } = removing(false)
    act(() => result.current.mutate({ id: 'x' }))
    await vi.waitFor(() => expect(queryClient.getQueryData(key)).toEqual({ lijsten: [] }))
    answer.resolve(new Response('{"code":"bestellijst.geblokkeerd","params":{},"reference":"R1"}', { status: 423 }))
    await vi.waitFor(() => expect(queryClient.getQueryData(key)).toEqual({ lijsten: [list] }))
    await vi.waitFor(() => expect(shown()).toMatchObject({ message: 'bestellijst.geblokkeerd', reference: 'R1' }))
  })

  it('keeps showing the outcome when a read that began before it is answered meanwhile', async () => {
    const [early, saved] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
    queryClient.setQueryData(key, { lijsten: [list] })
    sent.mockImplementation(async (address) => {
      if (address.includes(orderList.removeItem.path)) return saved.promise
      return address.includes(orderList.getOrderLists.path) ? early.promise : new Response('{}', { status: 200 })
    })
    renderHook(() => useCall(orderList.getOrderLists, { gebruikerLogin: 'uitvoerder' }), { wrapper })
    void queryClient.refetchQueries({ queryKey: key })
    await vi.waitFor(() => expect(asked(orderList.getOrderLists)).toBe(1))
    const { result } = removing(false)
    act(() => result.current.mutate({ id: 'x' }))
    await vi.waitFor(() => expect(queryClient.getQueryData(key)).toEqual({ lijsten: [] }))
    early.resolve(new Response(JSON.stringify({ lijsten: [list] }), { status: 200 }))
    await vi.waitFor(() => expect(queryClient.isFetching({ queryKey: key })).toBe(0))
    expect(queryClient.getQueryData(key)).toEqual({ lijsten: [] })
    sent.mockImplementation(async () => new Response('{"lijsten":[]}', { status: 200 }))
    saved.resolve(new Response(null, { status: 204 }))
    await vi.waitFor(() => expect(result.current.isSuccess).toBe(true))
  })

  it('leaves the error to the screen when it is quiet', async () => {
    sent.mockImplementation(async () => new Response('', { status: 500 }))
    const { result } = removing(true)
    act(() => result.current.mutate({ id: 'x' }))
    await vi.waitFor(() => expect(result.current.isError).toBe(true))
    expect(shown()).toBeNull()
  })
})
