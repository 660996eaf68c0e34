import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterFirstContent, firstContent } from './first-content.ts'

let paint = (_names: readonly string[]) => {}
const disconnect = vi.fn()

/** No page is painted here: the journeys open one that is. */
class Watcher {
  static supportedEntryTypes: readonly string[] = ['paint']
  disconnect = disconnect
  observe = vi.fn()
  constructor(tell: (list: { getEntriesByName(name: string): readonly string[] }) => void) {
    paint = (names) => tell({ getEntriesByName: (name) => names.filter((one) => one === name) })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Watcher)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('what waits for the first content', () => {
  it('runs when content is painted, and once', () => {
    const run = vi.fn()
    afterFirstContent(run)
    paint(['first-paint'])
    expect(run).not.toHaveBeenCalled()
    paint(['first-contentful-paint'])
    paint(['first-contentful-paint'])
    vi.runAllTimers()
    expect(run).toHaveBeenCalledTimes(1)
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('runs in a window that paints nothing', () => {
    const run = vi.fn()
    afterFirstContent(run)
    vi.runAllTimers()
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('runs at once where content is there already', () => {
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{} as PerformanceEntry])
    const run = vi.fn()
    afterFirstContent(run)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('goes on when content is painted, and not before', async () => {
    const run = vi.fn()
    const waiting = firstContent().then(run)
    await Promise.resolve()
    expect(run).not.toHaveBeenCalled()
    paint(['first-contentful-paint'])
    await waiting
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('goes on at once in a browser that does not report paints', async () => {
    vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['mark'] })
    await firstContent()
    expect(vi.getTimerCount()).toBe(0)
  })
})
