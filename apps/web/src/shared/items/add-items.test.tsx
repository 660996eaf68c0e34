import { orderList } from '@portal/contract/order-list.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, freshPortal, logIn, messages, sentTo, uuid } from '../../../test/stand-in.tsx'
import { queryClient } from '../../lib/query-client.ts'
import { useAddItems } from './use-add-items.ts'

const router = createRouter({ routeTree: createRootRoute() })

function Around({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {/* A bare router: only what adding needs of one. */}
      <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
    </QueryClientProvider>
  )
}

const render = () => renderHook(() => useAddItems(), { wrapper: Around }).result
const one = { type: 'Materieel' as const, materieelSoort: 'A', aantal: 1 }
const first = { listId: emptyGuid }

beforeEach(() => {
  freshPortal()
  logIn()
})

describe('adding items', () => {
  it('refuses an empty list of items and sends nothing (R-VAL-02)', async () => {
    const hook = render()
    await act(() => hook.current.add([], first))
    expect(messages()[0]).toBe('reject.items_leeg')
    expect(sentTo(orderList.addItems)).toEqual([])
  })

  it('refuses an item without quantity and sends nothing (R-VAL-01)', async () => {
    const hook = render()
    await act(() => hook.current.add([one, { ...one, aantal: null }], first))
    expect(messages()[0]).toBe('validatie.aantal_leeg')
    expect(sentTo(orderList.addItems)).toEqual([])
  })

  it('goes to the named list when one is chosen (R-MSG-44)', async () => {
    answer(orderList.addDetails, { isMeegeleverdAdded: false, bestellijstId: uuid(5), versie: 2 })
    const hook = render()
    await act(() => hook.current.add([one], { listId: uuid(5) }))
    await vi.waitFor(() => expect(hook.current.answer.added?.message).toBe('bestellijst.details_toegevoegd'))
    expect(messages()).toEqual([])
    expect(sentTo(orderList.addDetails)[0]?.input).toMatchObject({ bestellijstId: uuid(5), bestelListItems: [one] })
  })
})
