import { createHash } from 'node:crypto'
import { PortalError } from '@portal/contract/errors.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/db/database.ts'
import { idempotencyKeys } from '../platform/db/schema/operation.ts'

/** Whose command it is that may be sent twice. */
export interface RepeatKey {
  readonly userName: string
  readonly call: string
  readonly key: string
}

const keyShape = /^[\x21-\x7e]{1,200}$/

/** @throws PortalError when the header is not a key of 1 to 200 visible characters */
export function readRepeatKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header === 'string' && keyShape.test(header)) return header
  throw new PortalError('verzoek.onjuist', {}, { field: 'Idempotency-Key' })
}

const isKey = ({ userName, call, key }: RepeatKey) =>
  and(eq(idempotencyKeys.userName, userName), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key))

/**
 * Takes the key for this transaction. A second send at the same time waits here until the first is done.
 * @returns the stored answer of an earlier send, or null when this one is to do the work
 * @throws PortalError `verzoek.sleutel_hergebruikt` when the key was used for another body
 */
export async function claimRepeatKey(
  tx: Db,
  key: RepeatKey,
  sent: { readonly input: unknown; readonly now: Date },
): Promise<{ readonly answer: unknown } | null> {
  const bodyHash = createHash('sha256').update(JSON.stringify(sent.input)).digest('base64url')
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...key, bodyHash, createdAt: sent.now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length > 0) return null
  const [earlier] = await tx
    .select({ bodyHash: idempotencyKeys.bodyHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isKey(key))
  if (earlier?.bodyHash !== bodyHash) throw new PortalError('verzoek.sleutel_hergebruikt')
  // Stored as { value } so that an answer without content differs from no answer.
  return { answer: (earlier.answer as { value: unknown } | null)?.value ?? null }
}

export async function keepRepeatAnswer(db: Db, key: RepeatKey, answer: unknown): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ answer: { value: answer } })
    .where(isKey(key))
}
