import { createHash } from 'node:crypto'
import { PortalError } from '@portal/contract/errors.ts'
import { findRepeatKey, insertRepeatKey, type Kept, type RepeatKey } from '../platform/command/repeat-keys.store.ts'
import type { Db } from '../platform/db/database.ts'

const keyShape = /^[\x21-\x7e]{1,200}$/

/** @throws PortalError when the header is not a key of 1 to 200 visible characters */
export function readRepeatKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header === 'string' && keyShape.test(header)) return header
  throw new PortalError('verzoek.onjuist', {}, { field: 'Idempotency-Key' })
}

/** By this a second send is told from another command under the same key. */
export function bodyHashOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url')
}

/**
 * Takes the key for this transaction. A second send at the same time waits here until the first is done.
 * @returns what an earlier send came to, or null when this one is to do the work
 * @throws PortalError `verzoek.sleutel_hergebruikt` when the key was used for another body
 */
export async function claimRepeatKey(
  tx: Db,
  key: RepeatKey,
  sent: { readonly input: unknown; readonly now: Date },
): Promise<Kept | null> {
  const bodyHash = bodyHashOf(sent.input)
  if (await insertRepeatKey(tx, key, { bodyHash, createdAt: sent.now })) return null
  const earlier = await findRepeatKey(tx, key)
  if (earlier?.bodyHash !== bodyHash) throw new PortalError('verzoek.sleutel_hergebruikt')
  return earlier
}
