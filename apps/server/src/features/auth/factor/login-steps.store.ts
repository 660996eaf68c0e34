import type { Db } from '../../../platform/db/database.ts'
import { and, eq, gt, lte } from '../../../platform/db/query.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import { loginSteps } from '../../../platform/db/schema/factors.ts'

type NewStep = Omit<typeof loginSteps.$inferInsert, 'id'>

/** Those of the person that ran out go. */
export async function insertLoginStep(db: Db, step: NewStep): Promise<void> {
  await db.delete(loginSteps).where(and(eq(loginSteps.userId, step.userId), lte(loginSteps.expiresAt, step.createdAt)))
  await db.insert(loginSteps).values(step)
}

export interface LoginStepRow {
  readonly id: string
  readonly userName: string
  readonly passwordMark: string
  readonly challenge: string
  readonly hostName: string
}

/** The open step of a token, where it was opened; null elsewhere, after its time and once it was used. */
export async function findLoginStep(
  db: Db,
  at: { readonly tokenHash: string; readonly network: string; readonly userAgent: string; readonly now: Date },
): Promise<LoginStepRow | null> {
  const { id, passwordMark, challenge, hostName } = loginSteps
  const [row] = await db
    .select({ id, userName: users.userName, passwordMark, challenge, hostName })
    .from(loginSteps)
    .innerJoin(users, eq(users.id, loginSteps.userId))
    .where(
      and(
        eq(loginSteps.tokenHash, at.tokenHash),
        eq(loginSteps.network, at.network),
        eq(loginSteps.userAgent, at.userAgent),
        gt(loginSteps.expiresAt, at.now),
      ),
    )
  return row ?? null
}

/** @returns false when it was used meanwhile */
export async function spendLoginStep(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(loginSteps).where(eq(loginSteps.id, id))
  return rowCount === 1
}

/** A login between the password and the second factor starts again. */
export async function deleteLoginSteps(db: Db, userId: string): Promise<void> {
  await db.delete(loginSteps).where(eq(loginSteps.userId, userId))
}
