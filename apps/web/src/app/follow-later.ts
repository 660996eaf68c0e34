import { followOutcomes } from './follow-outcomes.ts'
import { followPush } from './follow-push.ts'
import { logPages } from './log-pages.ts'
import { followShortcuts } from './shortcuts/follow-shortcuts.ts'

/** What no first page waits for. */
export function followLater(): void {
  logPages()
  followOutcomes()
  followPush()
  followShortcuts()
}
