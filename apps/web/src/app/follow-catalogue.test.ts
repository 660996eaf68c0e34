import { catalogue } from '@portal/contract/catalogue.ts'
import { categories } from '@portal/contract/categories.ts'
import type { AnyCall, CallInput } from '@portal/contract/define.ts'
import { hubEvents } from '@portal/contract/hub.ts'
import { item } from '@portal/contract/item.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { requests } from '@portal/contract/requests.ts'
import { search } from '@portal/contract/search.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answer, buildItem, freshPortal, logIn, sentTo } from '../../test/stand-in.tsx'
import { callQuery } from '../lib/call-query.ts'
import { watchHub } from '../lib/hub.ts'
import { queryClient } from '../lib/query-client.ts'
import { followCatalogue } from './follow-catalogue.ts'

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

followCatalogue()
watchHub()

const closing: (() => void)[] = []

/** A call that a screen shows. */
function show<C extends AnyCall>(target: C, input: CallInput<C>): void {
  const options = { ...callQuery(target, input, { staleMs: Number.POSITIVE_INFINITY }), retry: false }
  closing.push(new QueryObserver(queryClient, options).subscribe(() => {}))
}

beforeEach(async () => {
  freshPortal()
  answer(catalogue.getCatalogue, { catalogi: [buildItem('HEK')] })
  answer(categories.getItemCategories, { items: [] })
  logIn()
  await vi.waitFor(() => expect(hub.deliver).not.toBeNull())
  // Of all moments in which a page may ask, the first.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.restoreAllMocks()
})

const all = { category: null, materieellocatie: '10001' }

it('reads an open catalogue again, once for several changes, and nothing that is not on screen', async () => {
  await queryClient.fetchQuery(callQuery(catalogue.getCatalogue, { ...all, category: '1' }))
  show(catalogue.getCatalogue, all)
  show(categories.getItemCategories, {})
  await vi.waitFor(() => expect(sentTo(categories.getItemCategories)).toHaveLength(1))
  const { name } = hubEvents.catalogueUpdated
  answer(catalogue.getCatalogue, { catalogi: [buildItem('HEK', { huurPrijs: 99 })] })
  hub.deliver?.(name, {})
  hub.deliver?.(name, {})
  const known = () =>
    queryClient.getQueryData<{ catalogi: { huurPrijs: number }[] }>(callQuery(catalogue.getCatalogue, all).queryKey)
  await vi.waitFor(() => expect(known()?.catalogi[0]?.huurPrijs).toBe(99))
  await vi.waitFor(() => expect(sentTo(categories.getItemCategories)).toHaveLength(2))
  expect(sentTo(catalogue.getCatalogue).map(({ input }) => input.category)).toEqual(['1', null, null])
})

it.each(['catalogueUpdated', 'eventsMissed'] as const)(
  'marks all that is made of the catalogue as old: %s',
  async (event) => {
    const made = [
      catalogue.getCatalogue,
      categories.getItemCategories,
      ...Object.values(item),
      search.getSuggestions,
      search.getSearchResults,
      orderList.getOrderList,
    ]
    const others = [requests.getRequests]
    for (const { path } of [...made, ...others]) queryClient.setQueryData([path, {}], {})
    hub.deliver?.(hubEvents[event].name, {})
    const isOld = ({ path }: AnyCall) => queryClient.getQueryState([path, {}])?.isInvalidated
    await vi.waitFor(() => expect(made.map(isOld)).toEqual(made.map(() => true)))
    expect(others.map(isOld)).toEqual([false])
  },
)
