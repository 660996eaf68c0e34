import { createHash, randomBytes } from 'node:crypto'

/** What opens a link, as random as a key. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of it: enough to find the link, not enough to open it. */
export function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
