import type { Db } from './db/database.ts'
import { and, eq } from './db/query.ts'
import { idempotencyKeys } from './db/schema/operation.ts'

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

export async function findRepeatKey(
  tx: Db,
  key: RepeatKey,
): Promise<{ readonly bodyHash: string; readonly answer: unknown } | null> {
  const [found] = await tx
    .select({ bodyHash: idempotencyKeys.bodyHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isKey(key))
  if (found === undefined) return null
  // Stored as { value } so that an answer without content differs from no answer.
  return { bodyHash: found.bodyHash, answer: (found.answer as { value: unknown } | null)?.value ?? null }
}

export async function keepRepeatAnswer(db: Db, key: RepeatKey, answer: unknown): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ answer: { value: answer } })
    .where(isKey(key))
}
