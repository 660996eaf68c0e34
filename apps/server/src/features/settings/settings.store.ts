import { settings } from '@portal/contract/settings.ts'
import type { LoginType } from '@portal/domain/access/vocabulary.ts'
import { isShutOut } from '../../platform/back-office/shut-out.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { likeText } from '../../platform/db/like-text.ts'
import { and, eq, inArray, sql } from '../../platform/db/query.ts'
import { settingHistory, settingOverrides } from '../../platform/db/schema/settings.ts'

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

/** Any other change of settings waits until the transaction ends, so that a version is looked at and changed in one. */
export async function lockSettings(tx: Db): Promise<void> {
  await ask(tx, sql`lock table setting_overrides in share row exclusive mode`)
}

export interface LastChange {
  readonly version: number
  readonly by: string
  readonly at: Date
}

/** The last change of each setting that was ever changed. */
export async function readLastChanges(db: Db): Promise<ReadonlyMap<string, LastChange>> {
  const rows = await db
    .selectDistinctOn([settingHistory.key], {
      key: settingHistory.key,
      version: settingHistory.id,
      by: settingHistory.changedBy,
      at: settingHistory.changedAt,
    })
    .from(settingHistory)
    .orderBy(settingHistory.key, sql`${settingHistory.id} desc`)
  return new Map(rows.map(({ key, ...last }) => [key, last]))
}

export type HistoryEntry = Omit<typeof settingHistory.$inferInsert, 'id'>
export type StoredChange = typeof settingHistory.$inferSelect

export async function insertHistory(db: Db, entries: HistoryEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(settingHistory).values(entries)
}

export async function findChange(db: Db, id: number): Promise<StoredChange | null> {
  const [row] = await db.select().from(settingHistory).where(eq(settingHistory.id, id))
  return row ?? null
}

interface WantedHistory {
  readonly key: string | null
  /** Part of who or why; a row of one of the keys counts too. */
  readonly term: string
  readonly keys: readonly string[]
  readonly limit: number
  readonly offset: number
}

/** Newest first, with how many there are in all. */
export async function listChanges(
  db: Db,
  { key, term, keys, limit, offset }: WantedHistory,
): Promise<{ readonly rows: readonly StoredChange[]; readonly total: number }> {
  const part = `%${likeText(term)}%`
  const found = sql`${settingHistory.key} = any(${sql.param([...keys])}::text[])
    or ${settingHistory.changedBy} ilike ${part} or ${settingHistory.reason} ilike ${part}`
  const ofKey = key === null ? undefined : eq(settingHistory.key, key)
  const wanted = and(ofKey, term === '' ? undefined : sql`(${found})`)
  const rows = await db
    .select()
    .from(settingHistory)
    .where(wanted)
    .orderBy(sql`${settingHistory.id} desc`)
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(settingHistory, wanted) }
}

/** Whether this content was sent for a file setting, or is one that the setting had before. */
export async function isKnownFile(
  tx: Db,
  { name, hash }: { readonly name: string; readonly hash: string },
): Promise<boolean> {
  const [row] = await ask<{ known: boolean }>(
    tx,
    sql`
    select exists (select from uploads where hash = ${hash} and call = ${settings.uploadSettingFile.path})
      or exists (select from setting_history where key = ${name} and ${hash} in (before #>> '{}', after #>> '{}'))
      as known`,
  )
  return row?.known ?? false
}

/** Ways in by which an administrator whose account is open has had a session, the one kept last of them included. */
export async function listProvenLogins(db: Db): Promise<readonly LoginType[]> {
  const rows = await ask<{ type: LoginType }>(
    db,
    sql`
    select distinct s.login_type as type from sessions s join users u on u.id = s.user_id
    where not ${isShutOut('u')} and (u.is_administrator or u.roles && '{Admin,SuperAdmin}')
    order by type`,
  )
  return rows.map(({ type }) => type)
}
