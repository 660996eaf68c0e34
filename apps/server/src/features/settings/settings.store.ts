import type { Db } from '../../platform/db/database.ts'
import { inArray, sql } from '../../platform/db/query.ts'
import { settingOverrides } from '../../platform/db/schema/operation.ts'

/** The values that differ from preset and default, by setting name. */
export async function readOverrides(db: Db): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.select({ key: settingOverrides.key, value: settingOverrides.value }).from(settingOverrides)
  return new Map(rows.map((row) => [row.key, row.value]))
}

export async function setOverrides(
  db: Db,
  values: readonly { readonly key: string; readonly value: unknown }[],
  by: { readonly changedBy: string; readonly changedAt: Date },
): Promise<void> {
  if (values.length === 0) return
  await db
    .insert(settingOverrides)
    .values(values.map((row) => ({ ...row, ...by })))
    .onConflictDoUpdate({
      target: settingOverrides.key,
      set: { value: sql`excluded.value`, changedBy: sql`excluded.changed_by`, changedAt: sql`excluded.changed_at` },
    })
}

export async function clearOverrides(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.delete(settingOverrides).where(inArray(settingOverrides.key, [...keys]))
}
