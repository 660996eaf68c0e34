import type { Db } from '../../platform/db/database.ts'
import { and, asc, eq, inArray, lte } from '../../platform/db/query.ts'
import { settingPlans } from '../../platform/db/schema/settings.ts'

export type StoredPlan = typeof settingPlans.$inferSelect
export type PlanState = StoredPlan['state']

export async function insertPlan(tx: Db, plan: typeof settingPlans.$inferInsert): Promise<void> {
  await tx.insert(settingPlans).values(plan)
}

/** What waits for its moment and what could not be done, soonest first. */
export function listOpenPlans(db: Db): Promise<readonly StoredPlan[]> {
  return db
    .select()
    .from(settingPlans)
    .where(inArray(settingPlans.state, ['waiting', 'failed']))
    .orderBy(asc(settingPlans.startsAt), asc(settingPlans.plannedAt))
}

/** The plan as it stands, kept from others until the transaction ends; null when there is none. */
export async function lockPlan(tx: Db, id: string): Promise<StoredPlan | null> {
  const [row] = await tx.select().from(settingPlans).where(eq(settingPlans.id, id)).for('update')
  return row ?? null
}

/** Plans whose moment has come, in their order. */
export async function listDuePlans(db: Db, now: Date): Promise<readonly string[]> {
  const rows = await db
    .select({ id: settingPlans.id })
    .from(settingPlans)
    .where(and(eq(settingPlans.state, 'waiting'), lte(settingPlans.startsAt, now)))
    .orderBy(asc(settingPlans.startsAt), asc(settingPlans.plannedAt))
  return rows.map(({ id }) => id)
}

export async function endPlan(
  tx: Db,
  id: string,
  end: {
    readonly state: Exclude<PlanState, 'waiting'>
    readonly at: Date
    readonly by: string | null
    readonly fault?: unknown
  },
): Promise<void> {
  const { state, at, by, fault = null } = end
  await tx.update(settingPlans).set({ state, endedAt: at, endedBy: by, fault }).where(eq(settingPlans.id, id))
}
