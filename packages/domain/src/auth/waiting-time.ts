import { maxFailedLogins } from '../constants.ts'

/** What is known of failed logins under one name from one network. */
export interface FailedLogins {
  /** Failures in a row; a success sets it to 0. */
  readonly count: number
  /** Moment of the last one, in milliseconds since 1970. */
  readonly lastAt: number
}

const freeFailures = 5
const longestMinutes = 15
const minuteMs = 60_000

/** The waiting time after a number of failures in a row: none up to 4, then 1, 2, 4, 8 and at most 15 minutes. */
export function waitMinutes(failures: number): number {
  if (failures < freeFailures) return 0
  return Math.min(2 ** Math.min(failures - freeFailures, 10), longestMinutes)
}

/** Minutes still to wait before the next try, rounded up for the text of `login.wachttijd`; 0 when it may come now. */
export function minutesToWait(failed: FailedLogins, now: number): number {
  const until = failed.lastAt + waitMinutes(failed.count) * minuteMs
  return Math.max(0, Math.ceil((until - now) / minuteMs))
}

/** Whether a user is blocked after too many failures in a row (R-ROLE-33, OP-51). */
export function isLockedOut(failuresInARow: number): boolean {
  return failuresInARow >= maxFailedLogins
}

/** The failures after one more try. */
export function afterLogin(failed: FailedLogins, succeeded: boolean, now: number): FailedLogins {
  return succeeded ? { count: 0, lastAt: failed.lastAt } : { count: failed.count + 1, lastAt: now }
}
