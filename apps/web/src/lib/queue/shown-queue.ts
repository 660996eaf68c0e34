import type { QueuedAction } from '@portal/domain/queue/queued-action.ts'
import { createStore } from '../store.ts'
import { ownQueue } from './owner.ts'
import { queuedStore } from './queue-storage.ts'

/** Changes that the server has and the screens have not read yet. */
export const unreadStore = createStore<ReadonlySet<string>>(new Set())

/** What is kept of this person as the screens show it. */
export const shownQueueStore = createStore<readonly QueuedAction[]>([])

function show(): void {
  const unread = unreadStore.get()
  shownQueueStore.set(
    ownQueue().map((queued) =>
      queued.state === 'done' && unread.has(queued.key) ? { ...queued, state: 'sending' } : queued,
    ),
  )
}

/** Follows what is kept, and who is there. Answers how to stop. */
export function followShown(onSession: (run: () => void) => () => void): () => void {
  show()
  const stops = [queuedStore.subscribe(show), unreadStore.subscribe(show), onSession(show)]
  return () => {
    for (const stop of stops) stop()
  }
}
