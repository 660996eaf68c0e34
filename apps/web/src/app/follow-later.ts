import { beforeReading, followChanges } from '../lib/follow-changes.ts'
import { watchHub } from '../lib/hub.ts'
import { onHubEvent } from '../lib/hub-events.ts'
import { isSparing, whenIdle } from '../lib/keep-parts.ts'
import { expireSession } from '../lib/session.ts'
import { onLocationEffect } from '../shared/location/location-store.ts'
import { followOutcomes } from './follow-outcomes.ts'
import { followPush } from './follow-push.ts'
import { loadInBackground } from './follow-session.ts'
import { keepDay } from './keep-day.ts'
import { leaveDeleted } from './leave-deleted.ts'
import { logPages } from './log-pages.ts'
import { followShortcuts } from './shortcuts/follow-shortcuts.ts'

/** What others do elsewhere is followed in this page. */
function followHub(): void {
  beforeReading('orderLists', leaveDeleted)
  beforeReading('locations', loadInBackground)
  followChanges()
  followOutcomes()
  onHubEvent('sessionEnded', () => expireSession('elsewhere'))
  watchHub()
}

/** The answers of a day at the chosen location come when nothing else does. */
function followDay(): void {
  const keep = () => {
    if (!isSparing()) whenIdle(() => void keepDay().catch(() => {}))
  }
  keep()
  onLocationEffect('loadOrderList', keep)
}

/** What no first page waits for. */
export function followLater(): void {
  followHub()
  followDay()
  logPages()
  followPush()
  followShortcuts()
}
