import type { Db } from '../db/database.ts'
import { and, eq } from '../db/query.ts'
import { idempotencyKeys } from '../db/schema/operation.ts'

/** Whose command it is that may be sent twice. */
export interface RepeatKey {
  readonly userName: string
  readonly call: string
  readonly key: string
}

const isKey = ({ userName, call, key }: RepeatKey) =>
  and(eq(idempotencyKeys.userName, userName), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key))

/** Takes the key for this transaction; a second send at the same time waits here. False when it was taken before. */
export async function insertRepeatKey(
  tx: Db,
  key: RepeatKey,
  sent: { readonly bodyHash: string; readonly createdAt: Date },
): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...key, ...sent })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return claimed.length > 0
}

/** What the first send came to. */
export interface Kept {
  readonly answer: unknown
  /** Locations beside the one its body names that it was permitted at. */
  readonly locationNos: readonly string[]
}

export async function findRepeatKey(tx: Db, key: RepeatKey): Promise<(Kept & { readonly bodyHash: string }) | null> {
  const { bodyHash, answer, locationNos } = idempotencyKeys
  const [found] = await tx.select({ bodyHash, answer, locationNos }).from(idempotencyKeys).where(isKey(key))
  if (found === undefined) return null
  // Stored as { value } so that an answer without content differs from no answer.
  return { ...found, answer: (found.answer as { value: unknown } | null)?.value ?? null }
}

export async function keepRepeat(tx: Db, key: RepeatKey, { answer, locationNos }: Kept): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer: { value: answer }, locationNos: [...locationNos] })
    .where(isKey(key))
}

/** The answer that became known after the commit, in place of the first. */
export async function settleRepeat(db: Db, key: RepeatKey, answer: unknown): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ answer: { value: answer } })
    .where(isKey(key))
}
