import { isAsked, isOpen, type QueuedAction } from '@portal/domain/queue/queued-action.ts'
import { wipeQueue } from '../../lib/queue/keep-action.ts'
import { hasOpenActions, senderNow } from '../../lib/queue/owner.ts'
import { readQueue } from '../../lib/queue/queue-storage.ts'
import { mustKeep, sendOrKeep } from '../../lib/queue/send-or-keep.ts'
import { followWays } from '../../lib/queue/send-queue.ts'
import { followShown, shownQueueStore } from '../../lib/queue/shown-queue.ts'
import { queueStore, waitingBarStore } from '../../lib/queue-door.ts'
import { sessionStore } from '../../lib/session.ts'
import { keepEdits } from '../../shared/listing/keep-edits.ts'
import { listQueueStore } from '../../shared/listing/with-queue.ts'
import { locationSelection } from '../../shared/location/location-store.ts'
import { router } from '../routes.tsx'
import { showQueue } from './list-with-queue.ts'
import { WaitingBar } from './WaitingBar.tsx'

const counts = (queued: QueuedAction) => isOpen(queued) || isAsked(queued)

/** Shows in the lists and in the frame what waits. */
function showInScreens(): void {
  const queue = shownQueueStore.get()
  listQueueStore.set({ show: queue.length === 0 ? null : showQueue(queue), keepEdits })
  waitingBarStore.set(queue.some(counts) ? () => WaitingBar : null)
}

/** Opens the queue of what waits for a connection. A browser that forbids storage has none: it sends at once or not at all. */
export async function followQueue(): Promise<void> {
  try {
    await readQueue()
  } catch {
    return
  }
  followShown((run) => sessionStore.subscribe(run))
  shownQueueStore.subscribe(showInScreens)
  showInScreens()
  queueStore.set({
    mustKeep,
    isWaiting: () => !navigator.onLine || hasOpenActions(),
    send: (target, input, options) =>
      sendOrKeep(target, input, { ...options, locationNo: locationSelection().selected ?? '' }),
    asksBeforeLogout() {
      if (!shownQueueStore.get().some(counts)) return false
      void router.navigate({ to: '/nog-te-versturen', search: { uitloggen: true } })
      return true
    },
    async wipe() {
      const sender = senderNow()
      if (sender !== null) await wipeQueue(sender)
    },
  })
  // On the first visit no worker stands between this page and the portal: what is not here by then does not open.
  void router.preloadRoute({ to: '/nog-te-versturen' }).catch(() => {})
  followWays((run) => sessionStore.subscribe(run))
}
