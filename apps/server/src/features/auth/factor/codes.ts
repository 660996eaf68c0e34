import { codeSeconds, readCode } from '@portal/domain/auth/second-factor.ts'
import { Secret, TOTP } from 'otpauth'

const digits = 6
/** A clock that is one step off is right enough (RFC 6238, 5.2). */
const driftSteps = 1
/** As long as the hash, as RFC 4226 recommends. */
const keyBytes = 20

const totpOf = (key: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(key), digits, period: codeSeconds, algorithm: 'SHA1', label, issuer })

/** A new key for an authenticator app, in base 32. */
export function newCodeKey(): string {
  return new Secret({ size: keyBytes }).base32
}

/** The address that a QR code gives to an authenticator app. */
export function codeAddress(key: string, of: { readonly account: string; readonly portal: string }): string {
  return totpOf(key, of.account, of.portal).toString()
}

/** The number of the time step that a code belongs to; null when it is no code of now. */
export function stepOfCode(key: string, typed: string, now: Date): number | null {
  const token = readCode(typed)
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = now.getTime()
  const delta = totpOf(key).validate({ token, timestamp, window: driftSteps })
  return delta === null ? null : Math.floor(timestamp / (codeSeconds * 1000)) + delta
}
