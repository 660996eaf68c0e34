import { documents } from '@portal/contract/documents.ts'
import { item as itemCalls } from '@portal/contract/item.ts'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answer, buildItem, freshPortal, logIn, openPage, router, sentTo } from '../../../test/stand-in.tsx'

afterEach(() => vi.useRealTimers())

const minutes = 60_000

it.each([
  [9, 'are not asked again'],
  [11, 'are asked again'],
])('manuals of an item to which somebody comes back after %i minutes %s', async (after, becomes) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  freshPortal()
  logIn()
  answer(itemCalls.getItem, ({ materieelSoort }) => buildItem(materieelSoort, { omschrijving: materieelSoort }))
  answer(itemCalls.getIncludedItems, { items: [] })
  answer(itemCalls.getOrderTips, { items: [], aanbevolenAantal: null })
  answer(documents.getItemDocuments, { items: [] })
  const asked = (number: string) =>
    sentTo(documents.getItemDocuments).filter(({ input }) => input.materieelSoort === number).length
  const goTo = async (number: string) => {
    await act(() => router.navigate({ to: '/details/$id', params: { id: number } }))
    await screen.findByRole('heading', { level: 1, name: number })
  }
  await openPage('/details/MOLEN')
  await vi.waitFor(() => expect(asked('MOLEN')).toBeGreaterThan(0))
  await goTo('KRAAN')
  await vi.waitFor(() => expect(asked('KRAAN')).toBeGreaterThan(0))
  const before = asked('MOLEN')
  vi.setSystemTime(Date.now() + after * minutes)
  await goTo('MOLEN')
  // What is asked again was asked before this, which is read on the way to another item.
  await goTo('LADDER')
  await vi.waitFor(() => expect(asked('LADDER')).toBeGreaterThan(0))
  expect(asked('MOLEN') > before).toBe(becomes === 'are asked again')
})
