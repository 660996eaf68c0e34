import type { FactorKind } from '@portal/domain/auth/second-factor.ts'
import type { Db } from '../../../platform/db/database.ts'
import { and, asc, eq, gt, isNull, lt, or, sql } from '../../../platform/db/query.ts'
import { factorSetups, secondFactors } from '../../../platform/db/schema/factors.ts'

export interface StoredFactor {
  readonly id: string
  readonly kind: FactorKind
  readonly name: string
  readonly secret: string | null
  readonly lastStep: number | null
  readonly credentialId: string | null
  readonly publicKey: string | null
  readonly signCount: number | null
  readonly transports: string[] | null
  readonly hostName: string | null
  readonly createdAt: Date
  readonly usedAt: Date | null
}

// Only the two kinds are ever written to it.
const kind = sql<FactorKind>`${secondFactors.kind}`

/** The second factors of a person, in the order they were made. */
export function listFactors(db: Db, userId: string): Promise<StoredFactor[]> {
  const { id, name, secret, lastStep, credentialId, publicKey, signCount } = secondFactors
  const { transports, hostName, createdAt, usedAt } = secondFactors
  return db
    .select({
      id,
      kind,
      name,
      secret,
      lastStep,
      credentialId,
      publicKey,
      signCount,
      transports,
      hostName,
      createdAt,
      usedAt,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .orderBy(asc(secondFactors.createdAt), asc(secondFactors.id))
}

/** @returns false when another person has this passkey already */
export async function insertFactor(db: Db, factor: typeof secondFactors.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(secondFactors).values(factor).onConflictDoNothing()
  return rowCount === 1
}

const isOwn = (userId: string, id: string) => and(eq(secondFactors.userId, userId), eq(secondFactors.id, id))

/** @returns false when the person has no such factor */
export async function renameFactor(db: Db, of: { userId: string; id: string }, name: string): Promise<boolean> {
  const { rowCount } = await db.update(secondFactors).set({ name }).where(isOwn(of.userId, of.id))
  return rowCount === 1
}

/** @returns the name of what is gone; null when the person has no such factor */
export async function deleteFactor(db: Db, userId: string, id: string): Promise<string | null> {
  const [gone] = await db.delete(secondFactors).where(isOwn(userId, id)).returning({ name: secondFactors.name })
  return gone?.name ?? null
}

/** @returns how many there were */
export async function deleteFactors(db: Db, userId: string): Promise<number> {
  const { rowCount } = await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  return rowCount ?? 0
}

/** Notes that the code of a time step was used. @returns false when that or a later one was used meanwhile */
export async function spendStep(
  db: Db,
  id: string,
  used: { readonly step: number; readonly at: Date; readonly secret: string },
): Promise<boolean> {
  const isLater = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, used.step))
  const { rowCount } = await db
    .update(secondFactors)
    .set({ lastStep: used.step, usedAt: used.at, secret: used.secret })
    .where(and(eq(secondFactors.id, id), isLater))
  return rowCount === 1
}

export async function noteSignature(db: Db, id: string, used: { signCount: number; at: Date }): Promise<void> {
  const { signCount, at: usedAt } = used
  await db.update(secondFactors).set({ signCount, usedAt }).where(eq(secondFactors.id, id))
}

export interface FactorSetup {
  readonly kind: FactorKind
  readonly sessionId: string
  readonly secret: string
  readonly hostName: string
  readonly expiresAt: Date
}

/** What a person begins takes the place of what they began before. */
export async function saveSetup(db: Db, userId: string, setup: FactorSetup): Promise<void> {
  await db
    .insert(factorSetups)
    .values({ userId, ...setup })
    .onConflictDoUpdate({ target: factorSetups.userId, set: { ...setup } })
}

/** What the person began in this session; null when it ran out or another took its place. */
export async function findSetup(
  db: Db,
  of: { readonly userId: string; readonly sessionId: string; readonly kind: FactorKind },
  now: Date,
): Promise<Pick<FactorSetup, 'secret' | 'hostName'> | null> {
  const [row] = await db
    .select({ secret: factorSetups.secret, hostName: factorSetups.hostName })
    .from(factorSetups)
    .where(
      and(
        eq(factorSetups.userId, of.userId),
        eq(factorSetups.sessionId, of.sessionId),
        eq(factorSetups.kind, of.kind),
        gt(factorSetups.expiresAt, now),
      ),
    )
    .for('update')
  return row ?? null
}

export async function deleteSetup(db: Db, userId: string): Promise<void> {
  await db.delete(factorSetups).where(eq(factorSetups.userId, userId))
}
