import { removalList } from '@portal/contract/removal-list.ts'
import type { QueuedAction } from '@portal/domain/queue/queued-action.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queuedStore } from '../../../test/queue-in-memory.ts'
import { tokenFor } from '../../../test/token-for.ts'
import { setOffline, setOnline } from '../connectivity.ts'
import { startSession } from '../session.ts'
import { senderNow } from './owner.ts'
import { followWays, retryStore, sendNow, sendWhenDue } from './send-queue.ts'

vi.mock('./queue-storage.ts', () => import('../../../test/queue-in-memory.ts'))

/** What the portal answers to a call; the root answers always but where it says so. */
let portal: { readonly call: number; readonly root: number }
let sent: (string | null)[]

function queued(seq: number): QueuedAction {
  const thing = { type: 'Materieel', materieelSoort: `S${seq}`, materieelNummer: '', omschrijving: '', eenheid: '' }
  const things = [{ ...thing, afbeelding: null, gewichtPerStuk: 0, aantal: 1, opmerking: '' }]
  const sender = senderNow() ?? { owner: '', tenant: '' }
  return {
    ...{ key: `key${seq}`, seq, at: 0, ...sender, location: '10001', state: 'waiting', sentAt: null },
    ...{ lostAt: null, wire: null, tries: 0, outcome: null },
    action: { kind: 'add', list: 'removal', listId: '', things },
  }
}

async function respond(path: string, init?: RequestInit): Promise<Response> {
  if (path !== removalList.addItems.path) return new Response('{}', { status: portal.root })
  sent.push(new Headers(init?.headers).get('idempotency-key'))
  return new Response('{}', { status: portal.call })
}

let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('fetch', respond)
  startSession(tokenFor('uitvoerder'), 'Directory')
  portal = { call: 503, root: 200 }
  sent = []
  queuedStore.set([queued(1), queued(2)])
})
afterEach(() => {
  stop()
  setOnline()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const follow = async () => {
  stop = followWays(() => () => {})
  await pass(0)
}

describe('what cannot be sent although the root answers', () => {
  it('is tried after 2, 4, 8, 16, 32 and 60 seconds, with the same key', async () => {
    await follow()
    for (const [at, pause] of [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
      expect(sent).toHaveLength(at + 1)
      expect(retryStore.get()).toBe(Date.now() + pause)
      await pass(pause - 1)
      expect(sent).toHaveLength(at + 1)
      await pass(1)
    }
    expect(new Set(sent)).toEqual(new Set(['key1']))
  })

  it('goes at once on a network, a window that is looked at again, and a tap', async () => {
    await follow()
    await pass(2000)
    for (const wake of [
      () => window.dispatchEvent(new Event('online')),
      () => document.dispatchEvent(new Event('visibilitychange')),
      () => void sendNow(),
    ]) {
      const before = sent.length
      wake()
      await pass(0)
      expect(sent).toHaveLength(before + 1)
      // The pauses begin again.
      expect(retryStore.get()).toBe(Date.now() + 2000)
    }
  })

  it('keeps its pause when more is kept, and when the root answers again', async () => {
    await follow()
    await pass(2000)
    sendWhenDue()
    setOffline()
    setOnline()
    await pass(3999)
    expect(sent).toHaveLength(2)
    await pass(1)
    expect(sent).toHaveLength(3)
  })

  it('is sent in order once the portal takes it, and the next failure pauses two seconds again', async () => {
    await follow()
    await pass(2000)
    portal = { call: 200, root: 200 }
    await pass(4000)
    expect(sent).toEqual(['key1', 'key1', 'key1', 'key2'])
    expect(retryStore.get()).toBeNull()
    portal = { call: 503, root: 200 }
    queuedStore.set([queued(3)])
    sendWhenDue()
    await pass(100)
    const left = (retryStore.get() ?? 0) - Date.now()
    expect(left > 1800 && left <= 2000).toBe(true)
  })
})

it('sends nothing while the root does not answer, and at once when it does', async () => {
  portal = { call: 503, root: 502 }
  await follow()
  await pass(1000)
  const before = sent.length
  portal = { call: 200, root: 502 }
  sendWhenDue()
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(10 * 60_000)
  expect(sent).toHaveLength(before)
  expect(retryStore.get()).toBeNull()
  portal = { call: 200, root: 200 }
  await pass(60_000)
  expect(sent).toEqual(['key1', 'key1', 'key2'])
})
