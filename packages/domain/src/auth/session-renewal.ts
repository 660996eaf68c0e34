import { authCookieDays } from '../constants.ts'

const hourMs = 3_600_000
/** How long a token lives without being used. */
export const sessionIdleMs = 12 * hourMs
/** How long a session lives after login, however much it is used: as long as its cookie. */
export const sessionMaxMs = authCookieDays * 24 * hourMs
/** A token is renewed once this much of its life is over, so that not every call writes a new one. */
export const renewAfterMs = hourMs

/** When a token given out now expires: after 12 hours, but never later than 7 days after login. */
export function tokenExpiry(loggedInAt: number, now: number): number {
  return Math.min(now + sessionIdleMs, loggedInAt + sessionMaxMs)
}

/** Whether a call made now should answer with a renewed token: it is in use, an hour old, and would live longer. */
export function shouldRenew(
  session: { readonly loggedInAt: number; readonly expiresAt: number },
  now: number,
): boolean {
  if (now >= session.expiresAt) return false
  return tokenExpiry(session.loggedInAt, now) - session.expiresAt >= renewAfterMs
}
