import { watchConnectivity } from '../lib/connectivity.ts'
import { afterFirstContent } from '../lib/first-content.ts'
import { followLanguage } from '../lib/follow-language.ts'
import { loadKeeping } from '../lib/load-keeping.ts'
import { notify } from '../lib/notifications.ts'
import { keepFocus } from '../lib/screen-focus.ts'
import { followOtherWindows, onSessionExpired, onSetupOwed } from '../lib/session.ts'
import { loadQueueTexts } from '../lib/text.ts'
import { watchVersion } from '../lib/version.ts'
import { followLocation } from './follow-location.ts'
import { followOrderLists } from './follow-order-lists.ts'
import { followScreens } from './follow-screens.ts'
import { followSession } from './follow-session.ts'
import { router } from './routes.tsx'

function followExpiry(): void {
  onSessionExpired(() => {
    notify('sessie.verlopen')
    // Where they are going, not only where they are: who is on the way to the login is not led there once more.
    const going = router.latestLocation
    const access = router.matchRoutes(going).at(-1)?.staticData.access
    if (access !== 'public') void router.navigate({ to: '/inlog-methode', search: { terug: going.href } })
  })
}

/** What only later changes the screen: nobody waits for it, and on a slow phone it delays what they wait for. */
function startLater(): void {
  void Promise.all([import('./queue/follow-queue.ts'), loadQueueTexts()]).then(
    ([{ followQueue }]) => followQueue(),
    () => {},
  )
  void loadKeeping().then(({ followKeeper }) => followKeeper())
  watchVersion()
  void import('./follow-later.ts').then(
    ({ followLater }) => followLater(),
    () => {},
  )
}

/** Starts what runs beside the screens: session, connection, version, language, focus. */
export function startBackground(): void {
  followSession()
  followExpiry()
  onSetupOwed(() => void router.navigate({ to: '/beveiliging' }))
  followLocation()
  followOrderLists()
  followOtherWindows()
  followLanguage()
  watchConnectivity()
  keepFocus()
  followScreens()
  afterFirstContent(startLater)
}
