import { followOutcomes } from './follow-outcomes.ts'
import { logPages } from './log-pages.ts'

/** What no first page waits for. */
export function followLater(): void {
  logPages()
  followOutcomes()
}
