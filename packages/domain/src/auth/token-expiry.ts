import { tokenExpiryFactor } from '../constants.ts'

/** Whether a token's expiry, in seconds since 1970, has come; compared in milliseconds (R-SESS-04). */
export function isTokenExpired(expirySeconds: number, now: number): boolean {
  return expirySeconds * tokenExpiryFactor <= now
}
