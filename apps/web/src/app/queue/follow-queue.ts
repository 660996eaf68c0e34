import { isAsked, isOpen, type Work } from '@portal/domain/queue/work.ts'
import { wipeWorks } from '../../lib/queue/keep-work.ts'
import { hasOpenWork, senderNow } from '../../lib/queue/owner.ts'
import { mustKeep, sendOrKeep } from '../../lib/queue/send-or-keep.ts'
import { followWays } from '../../lib/queue/send-works.ts'
import { followWorks, shownWorksStore } from '../../lib/queue/shown-works.ts'
import { readWorks } from '../../lib/queue/work-store.ts'
import { queueStore, waitingBarStore } from '../../lib/queue-door.ts'
import { sessionStore } from '../../lib/session.ts'
import { keepEdits } from '../../shared/listing/keep-edits.ts'
import { listWorkStore } from '../../shared/listing/with-work.ts'
import { locationSelection } from '../../shared/location/location-store.ts'
import { router } from '../routes.tsx'
import { showWork } from './list-work.ts'
import { WaitingBar } from './WaitingBar.tsx'

const counts = (work: Work) => isOpen(work) || isAsked(work)

/** Shows in the lists and in the frame what waits. */
function showWorks(): void {
  const works = shownWorksStore.get()
  listWorkStore.set({ show: works.length === 0 ? null : showWork(works), keepEdits })
  waitingBarStore.set(works.some(counts) ? () => WaitingBar : null)
}

/** Opens the queue of what waits for a connection. A browser that forbids storage has none: it sends at once or not at all. */
export async function followQueue(): Promise<void> {
  try {
    await readWorks()
  } catch {
    return
  }
  followWorks((run) => sessionStore.subscribe(run))
  shownWorksStore.subscribe(showWorks)
  showWorks()
  queueStore.set({
    mustKeep,
    isWaiting: () => !navigator.onLine || hasOpenWork(),
    send: (target, input, options) =>
      sendOrKeep(target, input, { ...options, locationNo: locationSelection().selected ?? '' }),
    asksBeforeLogout() {
      if (!shownWorksStore.get().some(counts)) return false
      void router.navigate({ to: '/nog-te-versturen', search: { uitloggen: true } })
      return true
    },
    async wipe() {
      const sender = senderNow()
      if (sender !== null) await wipeWorks(sender)
    },
  })
  // On the first visit no worker stands between this page and the portal: what is not here by then does not open.
  void router.preloadRoute({ to: '/nog-te-versturen' }).catch(() => {})
  followWays((run) => sessionStore.subscribe(run))
}
