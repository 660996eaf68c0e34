import type { Db } from '../../../platform/db/database.ts'
import { and, eq, isNull, sql } from '../../../platform/db/query.ts'
import { recoveryCodes } from '../../../platform/db/schema/factors.ts'

/** How many of a person's recovery codes still open something. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** New codes take the place of all former ones. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  codes: { readonly hashes: readonly string[]; readonly at: Date },
): Promise<void> {
  await deleteRecoveryCodes(db, userId)
  await db.insert(recoveryCodes).values(codes.hashes.map((codeHash) => ({ userId, codeHash, createdAt: codes.at })))
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** @returns false when the person has no such code or it was used */
export async function spendRecoveryCode(
  db: Db,
  userId: string,
  used: { codeHash: string; at: Date },
): Promise<boolean> {
  const isUnused = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, used.codeHash),
    isNull(recoveryCodes.usedAt),
  )
  const { rowCount } = await db.update(recoveryCodes).set({ usedAt: used.at }).where(isUnused)
  return rowCount === 1
}
