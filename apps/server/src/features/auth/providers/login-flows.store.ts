import type { Db } from '../../../platform/db/database.ts'
import { and, eq, gt, lt } from '../../../platform/db/query.ts'
import { loginFlows } from '../../../platform/db/schema/accounts.ts'

export type LoginFlow = typeof loginFlows.$inferSelect

/** Keeps a login that begins, and deletes those that were not finished. */
export async function insertFlow(db: Db, flow: LoginFlow, now: Date): Promise<void> {
  await db.delete(loginFlows).where(lt(loginFlows.expiresAt, now))
  await db.insert(loginFlows).values(flow)
}

/** Whether a login with this state waits to be finished, by whichever browser. */
export async function isFlowOpen(db: Db, stateHash: string, now: Date): Promise<boolean> {
  const isOpen = and(eq(loginFlows.stateHash, stateHash), gt(loginFlows.expiresAt, now))
  return (await db.select({ stateHash: loginFlows.stateHash }).from(loginFlows).where(isOpen)).length > 0
}

/** Takes a login to finish it, once; null when there is none of this state, secret and method, or it ran out. */
export async function takeFlow(
  db: Db,
  wanted: Pick<LoginFlow, 'stateHash' | 'secretHash' | 'loginType'>,
  now: Date,
): Promise<LoginFlow | null> {
  const isTheirs = and(
    eq(loginFlows.stateHash, wanted.stateHash),
    eq(loginFlows.secretHash, wanted.secretHash),
    eq(loginFlows.loginType, wanted.loginType),
    gt(loginFlows.expiresAt, now),
  )
  const [flow] = await db.delete(loginFlows).where(isTheirs).returning()
  return flow ?? null
}
