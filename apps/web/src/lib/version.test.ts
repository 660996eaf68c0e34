import { beforeEach, describe, expect, it, vi } from 'vitest'

const answer = (version: string) => async () => new Response(JSON.stringify({ version }), { status: 200 })
const reload = vi.fn()

/** Each test gets a page of its own that has just opened. */
async function openPage() {
  vi.resetModules()
  const version = await import('./version.ts')
  const unsaved = await import('./unsaved.ts')
  return { ...version, unsavedStore: unsaved.unsavedStore }
}

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset()
  sessionStorage.clear()
  // jsdom cannot reload; the page's own location is replaced to see that it is asked to.
  vi.stubGlobal('location', { ...window.location, protocol: 'http:', reload })
  return () => vi.useRealTimers()
})

describe('a new version', () => {
  it('reloads the page one second after it is found (R-UPD-01, R-CONST-10)', async () => {
    vi.stubGlobal('fetch', answer('2.0.0'))
    const { watchVersion } = await openPage()
    const stop = watchVersion()
    await vi.advanceTimersByTimeAsync(999)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledTimes(1)
    stop()
  })

  it('is looked for every five minutes; the same version changes nothing', async () => {
    const ask = vi.fn(answer('1.0.0'))
    vi.stubGlobal('fetch', ask)
    const { watchVersion } = await openPage()
    const stop = watchVersion()
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(reload).not.toHaveBeenCalled()
    stop()
  })

  it('reloads once for a version, also when the page that comes back is still the old one', async () => {
    vi.stubGlobal('fetch', answer('2.0.0'))
    const first = await openPage()
    first.watchVersion()
    await vi.advanceTimersByTimeAsync(1000)
    const second = await openPage()
    second.watchVersion()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('waits while something is not saved', async () => {
    vi.stubGlobal('fetch', answer('2.0.0'))
    const page = await openPage()
    page.unsavedStore.set(1)
    const stop = page.watchVersion()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).not.toHaveBeenCalled()
    page.unsavedStore.set(0)
    await vi.advanceTimersByTimeAsync(1000)
    expect(reload).toHaveBeenCalledTimes(1)
    stop()
  })
})
