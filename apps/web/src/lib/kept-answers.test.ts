import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '../../test/token-for.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import { endSession, startSession } from './session.ts'

/** The storage of a browser, in memory: jsdom has none. */
function cachesInMemory() {
  const stores = new Map<string, Map<string, Response>>()
  const storeOf = (name: string) => {
    const rows = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, rows)
    return {
      put: async (address: string, answer: Response) => void rows.set(address, answer),
      match: async (address: string) => rows.get(address)?.clone(),
      keys: async () => [...rows.keys()],
      delete: async (address: string) => rows.delete(address),
    }
  }
  return {
    stores,
    open: async (name: string) => storeOf(name),
    match: async (address: string, { cacheName }: { cacheName: string }) => storeOf(cacheName).match(address),
  }
}

let browser: ReturnType<typeof cachesInMemory>
beforeEach(() => {
  endSession()
  browser = cachesInMemory()
  vi.stubGlobal('caches', browser)
  startSession(tokenFor('uitvoerder'), 'Identity')
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const key = ['stock', '10001']

describe('an answer kept on the device', () => {
  it('is found again by its person', async () => {
    keepAnswer('uitvoerder', key, { items: [1] })
    expect(await keptAnswer('uitvoerder', key)).toMatchObject({ answer: { items: [1] } })
  })

  it('is not kept when its person logged out or changed before it came', async () => {
    keepAnswer('uitvoerder', key, { items: [1] })
    endSession()
    startSession(tokenFor('voorman'), 'Identity')
    await keptAnswer('voorman', key)
    const kept = [...browser.stores.values()].flatMap((rows) => [...rows.values()])
    expect(kept).toEqual([])
  })
})
