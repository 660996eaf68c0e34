import { categories } from '@portal/contract/categories.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '../../test/token-for.ts'
import { previewName } from './browser-storage.ts'
import { callKey } from './call-key.ts'
import { freshWhileOpening, takeFirstAnswers } from './first-answers.ts'
import { setPreference } from './preferences.ts'
import { queryClient } from './query-client.ts'
import { endSession, startSession } from './session.ts'

const answer = { items: [] }
const key = callKey(categories.getItemCategories, {})

const usual = [{ path: categories.getItemCategories.path, input: {}, answer }]

function bringAlong(whose: string | null, answers: readonly object[] = usual): void {
  document.getElementById('first-answers')?.remove()
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = 'first-answers'
  element.textContent = JSON.stringify({
    language: 'nl-NL',
    whose,
    answers,
  })
  document.body.append(element)
}

beforeEach(() => {
  // Of a file that ran before in this worker.
  endSession()
  setPreference('language', 'nl-NL')
  bringAlong(null)
})
afterEach(() => {
  document.getElementById('first-answers')?.remove()
  queryClient.clear()
  endSession()
  setPreference('language', null)
})

describe('the answers that the page brought along', () => {
  it('are there for the first screen, once', () => {
    takeFirstAnswers()
    expect(queryClient.getQueryData(key)).toEqual(answer)
    queryClient.clear()
    takeFirstAnswers()
    expect(queryClient.getQueryData(key)).toBeUndefined()
  })

  it('are those of the person alone whom they were given to', () => {
    startSession(tokenFor('uitvoerder'), 'Identity')
    for (const other of [null, 'voorman']) {
      bringAlong(other)
      takeFirstAnswers()
      expect(queryClient.getQueryData(key)).toBeUndefined()
    }
    bringAlong('uitvoerder')
    takeFirstAnswers()
    expect(queryClient.getQueryData(key)).toEqual(answer)
  })

  it('are not those of a preview of settings', () => {
    sessionStorage.setItem(previewName, '{}')
    takeFirstAnswers()
    sessionStorage.removeItem(previewName)
    expect(queryClient.getQueryData(key)).toBeUndefined()
  })

  it('of a person are not those of a visitor', () => {
    bringAlong('uitvoerder')
    takeFirstAnswers()
    expect(queryClient.getQueryData(key)).toBeUndefined()
  })

  it('are not used in another language', () => {
    setPreference('language', 'de-DE')
    takeFirstAnswers()
    expect(queryClient.getQueryData(key)).toBeUndefined()
  })

  it('are not used on a page that the browser kept', () => {
    const { getEntriesByType } = performance
    performance.getEntriesByType = () => [{ type: 'back_forward' } as unknown as PerformanceEntry]
    takeFirstAnswers()
    performance.getEntriesByType = getEntriesByType
    expect(queryClient.getQueryData(key)).toBeUndefined()
  })

  it('are as old as the page, and good enough while it opens for what is read whenever it is shown', () => {
    takeFirstAnswers()
    expect(queryClient.getQueryState(key)?.dataUpdatedAt).toBe(performance.timeOrigin)
    const isStaleAt = (ms: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + ms })
      const observer = new QueryObserver(queryClient, { queryKey: key, staleTime: freshWhileOpening })
      const { isStale } = observer.getCurrentResult()
      vi.useRealTimers()
      return isStale
    }
    expect([isStaleAt(2000), isStaleAt(12_000)]).toEqual([false, true])
    queryClient.setQueryData(key, answer, { updatedAt: performance.timeOrigin + 1000 })
    expect(isStaleAt(2000)).toBe(true)
  })

  it('are kept for when there is no connection, where their call says so', async () => {
    const put: string[] = []
    // Node has no such storage; the journeys read what a browser kept.
    vi.stubGlobal('caches', {
      open: async (name: string) => ({
        put: async (address: string) => put.push(`${name} ${decodeURIComponent(address)}`),
        keys: async () => [],
      }),
    })
    startSession(tokenFor('uitvoerder'), 'Identity')
    bringAlong('uitvoerder', [...usual, { path: '/kept', input: {}, answer, kept: true }])
    takeFirstAnswers()
    await vi.waitFor(() => expect(put).toHaveLength(1), { timeout: 5000 })
    expect(put[0]).toMatch(/ uitvoerder .*"\/kept"/)
    vi.unstubAllGlobals()
  })
})
