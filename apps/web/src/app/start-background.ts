import type { AnyCall } from '@portal/contract/define.ts'
import { notifications } from '@portal/contract/notifications.ts'
import { requests } from '@portal/contract/requests.ts'
import { settings } from '@portal/contract/settings.ts'
import { watchConnectivity } from '../lib/connectivity.ts'
import { afterFirstContent } from '../lib/first-content.ts'
import { followLanguage } from '../lib/follow-language.ts'
import { onHubEvent, watchHub } from '../lib/hub.ts'
import { loadKeeping } from '../lib/load-keeping.ts'
import { followLocationParts } from '../lib/location-parts.ts'
import { notify } from '../lib/notifications.ts'
import { keepFocus } from '../lib/screen-focus.ts'
import { expireSession, followOtherWindows, onSessionExpired, onSetupOwed } from '../lib/session.ts'
import { refreshCalls } from '../lib/use-call.ts'
import { watchVersion } from '../lib/version.ts'
import { followCatalogue } from './follow-catalogue.ts'
import { followLocation, removalLists } from './follow-location.ts'
import { followOrderLists } from './follow-order-lists.ts'
import { followScreens } from './follow-screens.ts'
import { followSession, loadInBackground } from './follow-session.ts'
import { router } from './routes.tsx'

function followExpiry(): void {
  onSessionExpired(() => {
    notify('sessie.verlopen')
    const { href } = router.state.location
    const access = router.state.matches.at(-1)?.staticData.access
    if (access !== 'public') void router.navigate({ to: '/inlog-methode', search: { terug: href } })
  })
}

const queuePauseMs = 300

/** Many at once are one look, not many. Only some people see them, so their calls come when needed. */
function followQueue(
  event: 'outboxUpdated' | 'mailsUpdated' | 'approvalsUpdated',
  calls: () => Promise<readonly AnyCall[]>,
): void {
  let isPlanned = false
  const look = () => {
    isPlanned = false
    calls().then(refreshCalls, () => {})
  }
  const plan = () => {
    if (!isPlanned) setTimeout(look, queuePauseMs)
    isPlanned = true
  }
  onHubEvent(event, plan)
  onHubEvent('eventsMissed', plan)
}

/** What somebody else changed is read again in every open page; after a gap in the events, all of it. */
function followHub(): void {
  onHubEvent('locationsUpdated', loadInBackground)
  onHubEvent('removalListUpdated', () => void refreshCalls(removalLists))
  onHubEvent('requestUpdated', () => void refreshCalls(Object.values(requests)))
  onHubEvent('notificationsUpdated', () => void refreshCalls([notifications.getNotifications]))
  onHubEvent('settingsUpdated', () => void refreshCalls([settings.getSettings]))
  onHubEvent('eventsMissed', () => {
    loadInBackground()
    void refreshCalls([
      ...removalLists,
      ...Object.values(requests),
      settings.getSettings,
      notifications.getNotifications,
    ])
  })
  onHubEvent('sessionEnded', () => expireSession('elsewhere'))
  followOrderLists()
  followCatalogue()
  followQueue('outboxUpdated', async () => {
    const { outbox } = await import('@portal/contract/outbox.ts')
    return [outbox.getOutbox, outbox.getOutboxRegel]
  })
  followQueue('mailsUpdated', async () => {
    const { mails } = await import('@portal/contract/mails.ts')
    return [mails.getMails, mails.getMail]
  })
  followQueue('approvalsUpdated', async () => {
    const { approvals } = await import('@portal/contract/approvals.ts')
    return [approvals.getSavedRequests, approvals.getStanding, approvals.getSubmission]
  })
  onHubEvent('approvalsUpdated', ({ nieuw }) => {
    if (nieuw === true) notify('home.newApproval', { severity: 'info' })
  })
  followLocationParts()
}

/** What only later changes the screen: nobody waits for it, and on a slow phone it delays what they wait for. */
function startLater(): void {
  void loadKeeping().then(({ followKeeper }) => followKeeper())
  watchHub()
  watchVersion()
  void import('./follow-later.ts').then(
    ({ followLater }) => followLater(),
    () => {},
  )
}

/** Starts what runs beside the screens: session, hub, connection, version, language, focus. */
export function startBackground(): void {
  followSession()
  followExpiry()
  onSetupOwed(() => void router.navigate({ to: '/beveiliging' }))
  followLocation()
  followOtherWindows()
  followLanguage()
  followHub()
  watchConnectivity()
  keepFocus()
  followScreens()
  afterFirstContent(startLater)
}
