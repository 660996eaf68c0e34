import { isAsked, isOpen, type QueuedAction } from '@portal/domain/queue/queued-action.ts'
import { dropUnsent, wipeQueue } from '../../lib/queue/change-queued.ts'
import { keepCall } from '../../lib/queue/keep-call.ts'
import { keepFile } from '../../lib/queue/keep-files.ts'
import { keepPicture } from '../../lib/queue/keep-picture.ts'
import { hasOpenActions, senderNow } from '../../lib/queue/owner.ts'
import { readQueue } from '../../lib/queue/queue-storage.ts'
import { mustKeep, sendOrKeep } from '../../lib/queue/send-or-keep.ts'
import { followWays, sendWhenDue } from '../../lib/queue/send-queue.ts'
import { followShown, shownQueueStore } from '../../lib/queue/shown-queue.ts'
import { queueStore, waitingBarStore } from '../../lib/queue-door.ts'
import { sessionStore } from '../../lib/session.ts'
import { nowMs } from '../../lib/today.ts'
import { keepEdits } from '../../shared/listing/keep-edits.ts'
import { listQueueStore } from '../../shared/listing/with-queue.ts'
import { locationSelection } from '../../shared/location/location-store.ts'
import { preparedStore, readPrepared } from '../../shared/requesting/prepared-requests.ts'
import { router } from '../routes.tsx'
import { showQueue } from './list-with-queue.ts'
import { takeScansUnderway } from './take-scans.ts'
import { WaitingBar } from './WaitingBar.tsx'

const counts = (queued: QueuedAction) => isOpen(queued) || isAsked(queued)

/** Shows in the lists and in the frame what waits. */
function showInScreens(): void {
  const queue = shownQueueStore.get()
  listQueueStore.set({ show: queue.length === 0 ? null : showQueue(queue), keepEdits })
  waitingBarStore.set(queue.some(counts) || preparedStore.get().length > 0 ? () => WaitingBar : null)
}

/** Requests that wait for one tap, also those of another window. */
function followPrepared(): void {
  preparedStore.subscribe(showInScreens)
  sessionStore.subscribe(readPrepared)
  window.addEventListener('storage', readPrepared)
  readPrepared()
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
  followPrepared()
  showInScreens()
  queueStore.set({
    mustKeep,
    isWaiting: () => !navigator.onLine || hasOpenActions(),
    send: (target, input, options) =>
      sendOrKeep(target, input, { ...options, locationNo: locationSelection().selected ?? '' }),
    async keep(target, input, { idempotencyKey: key = crypto.randomUUID() }) {
      const locationNo = locationSelection().selected ?? ''
      return keepCall(target, input, { key, begun: nowMs(), locationNo, files: [] }).finally(sendWhenDue)
    },
    keepPicture: (picture) => keepPicture(picture).finally(sendWhenDue),
    drop: dropUnsent,
    keepFile: (klachtId, file) => keepFile(klachtId, file, locationSelection().selected ?? '').finally(sendWhenDue),
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
  const takeScans = () => void takeScansUnderway().then(sendWhenDue, () => {})
  takeScans()
  sessionStore.subscribe(takeScans)
  // On the first visit no worker stands between this page and the portal: what is not here by then does not open.
  void router.preloadRoute({ to: '/nog-te-versturen' }).catch(() => {})
  followWays((run) => sessionStore.subscribe(run))
}
