import { maxFailedLogins } from '../constants.ts'
import type { Refusal } from '../refusal.ts'

/** What is known of failed logins under one name: from everywhere, or from one network. */
export interface FailedLogins {
  /** Failures in a row; a success sets it to 0. */
  readonly count: number
  /** Moment of the last one, in milliseconds since 1970. */
  readonly lastAt: number
}

const freeFailures = 5
const blockedMs = 24 * 3_600_000
const longestMinutes = 15
const minuteMs = 60_000

/** The waiting time after a number of failures in a row: none up to 4, then 1, 2, 4, 8 and at most 15 minutes. */
export function waitMinutes(failures: number): number {
  if (failures < freeFailures) return 0
  return Math.min(2 ** Math.min(failures - freeFailures, 10), longestMinutes)
}

/** Moment from which the next try is looked at, in milliseconds since 1970; that of the last failure when none waits. */
export function waitsUntil(failed: FailedLogins): number {
  return failed.lastAt + waitMinutes(failed.count) * minuteMs
}

/** Minutes still to wait before the next try, rounded up for the text of `login.wachttijd`; 0 when it may come now. */
export function minutesToWait(failed: FailedLogins, now: number): number {
  return Math.max(0, Math.ceil((waitsUntil(failed) - now) / minuteMs))
}

/**
 * Whether a name is blocked from a network after too many failures in a row from there (R-ROLE-33, OP-51). It ends when
 * somebody clears them, or after a day; one more failure then blocks again.
 */
export function isLockedOut(fromNetwork: FailedLogins, now: number): boolean {
  return fromNetwork.count >= maxFailedLogins && now < fromNetwork.lastAt + blockedMs
}

/** What is known of a name when somebody tries its password. */
export interface GuessStanding {
  readonly fromNetwork: FailedLogins
  readonly ofName: FailedLogins
  /** The name logged in from this network in the last months: strangers elsewhere do not make it wait. */
  readonly isKnownNetwork: boolean
}

/** Why a try is not looked at: its network is blocked, or the name waits because of failures from anywhere. */
export function refuseTry(
  { fromNetwork, ofName, isKnownNetwork }: GuessStanding,
  now: number,
): Refusal<'account.geblokkeerd_pogingen' | 'login.wachttijd'> | null {
  if (isLockedOut(fromNetwork, now)) return { code: 'account.geblokkeerd_pogingen', params: {} }
  const minutes = isKnownNetwork ? 0 : minutesToWait(ofName, now)
  return minutes > 0 ? { code: 'login.wachttijd', params: { minutes } } : null
}

/** The failures after one more try. */
export function afterLogin(failed: FailedLogins, succeeded: boolean, now: number): FailedLogins {
  return succeeded ? { count: 0, lastAt: failed.lastAt } : { count: failed.count + 1, lastAt: now }
}
