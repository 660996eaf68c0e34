import type { Work } from '@portal/domain/queue/work.ts'
import { createStore } from '../store.ts'
import { ownWorks } from './owner.ts'
import { worksStore } from './work-store.ts'

/** Changes that the server has and the screens have not read yet. */
export const unreadStore = createStore<ReadonlySet<string>>(new Set())

/** What is kept of this person as the screens show it. */
export const shownWorksStore = createStore<readonly Work[]>([])

function show(): void {
  const unread = unreadStore.get()
  shownWorksStore.set(
    ownWorks().map((work) => (work.state === 'done' && unread.has(work.key) ? { ...work, state: 'sending' } : work)),
  )
}

/** Follows what is kept, and who is there. Answers how to stop. */
export function followWorks(onSession: (run: () => void) => () => void): () => void {
  show()
  const stops = [worksStore.subscribe(show), unreadStore.subscribe(show), onSession(show)]
  return () => {
    for (const stop of stops) stop()
  }
}
