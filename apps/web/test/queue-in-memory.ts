import type { QueuedAction } from '@portal/domain/queue/queued-action.ts'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { setOffline, setOnline } from '../src/lib/connectivity.ts'
import { createStore } from '../src/lib/store.ts'
import { loadQueueTexts } from '../src/lib/text.ts'

/** In the place of `queue-storage.ts`, as jsdom has no IndexedDB: the queue of one window, in memory. */
export const queuedStore = createStore<readonly QueuedAction[]>([])

const contents = new Map<string, Blob>()

/** What storing meets in this test: null, or the error of a browser that has no room. */
export const fault: { now: Error | null } = { now: null }

export async function readQueue(): Promise<void> {}

export async function readFile(key: string): Promise<Blob | undefined> {
  return contents.get(key)
}

interface Change<T> {
  readonly put?: readonly QueuedAction[]
  readonly drop?: readonly QueuedAction[]
  readonly files?: readonly { readonly key: string; readonly content: Blob }[]
  readonly result: T
}

export async function changeQueue<T>(decide: (queue: readonly QueuedAction[]) => Change<T>): Promise<T> {
  const { put = [], drop = [], files = [], result } = decide(queuedStore.get())
  if (fault.now !== null) throw fault.now
  for (const { key, content } of files) contents.set(key, content)
  const gone = new Set([...put, ...drop].map(({ seq }) => seq))
  const left = queuedStore.get().filter(({ seq }) => !gone.has(seq))
  queuedStore.set([...left, ...put].toSorted((one, other) => one.seq - other.seq))
  return result
}

/** Starts the queue of what waits, once for all tests of a file. */
export async function startQueue(): Promise<void> {
  const { followQueue } = await import('../src/app/queue/follow-queue.ts')
  await loadQueueTexts()
  await followQueue()
}

/** Nobody is reached from here on. Answers how to get the connection back. */
export function cutOff(): () => void {
  const reached = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  act(setOffline)
  return () => {
    vi.stubGlobal('fetch', reached)
    act(setOnline)
  }
}
