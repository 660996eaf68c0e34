import { settings } from '@portal/contract/settings.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callQuery } from './call-query.ts'
import { queryClient } from './query-client.ts'

beforeEach(() => queryClient.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  queryClient.clear()
})

/** How often an answer is asked for that never comes. */
async function countTries(): Promise<number> {
  vi.useFakeTimers()
  const ask = vi.fn(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', ask)
  const asked = queryClient.fetchQuery(callQuery(settings.getSettings, {})).catch(() => 'failed')
  await vi.runAllTimersAsync()
  await asked
  return ask.mock.calls.length
}

it('tries again where a connection may come back', async () => {
  expect(await countTries()).toBe(3)
})

it('does not keep a screen waiting for a network that the browser knows is not there', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await countTries()).toBe(1)
})
