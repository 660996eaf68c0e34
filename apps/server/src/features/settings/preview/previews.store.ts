import { ask } from '../../../platform/db/ask.ts'
import type { Db } from '../../../platform/db/database.ts'
import { eq, lt, or, sql } from '../../../platform/db/query.ts'
import { sessions, settingPreviews } from '../../../platform/db/schema/accounts.ts'

type StoredPreview = typeof settingPreviews.$inferSelect

export async function insertPreview(db: Db, preview: StoredPreview): Promise<void> {
  await db.insert(settingPreviews).values(preview)
}

/**
 * Takes away the previews of an administrator with their sessions, and those of everybody that ran out.
 * @returns the ids of the sessions that were theirs
 */
export async function deletePreviews(db: Db, userId: string, now: Date): Promise<readonly string[]> {
  const ended = await ask<{ id: string }>(
    db,
    sql`select s.id from ${sessions} s join ${settingPreviews} p on p.id = s.preview_id where p.user_id = ${userId}`,
  )
  await db.delete(settingPreviews).where(or(eq(settingPreviews.userId, userId), lt(settingPreviews.expiresAt, now)))
  return ended.map(({ id }) => id)
}

export async function findPreviewOfSession(db: Db, sessionId: string): Promise<StoredPreview | null> {
  const [row] = await db
    .select({ preview: settingPreviews })
    .from(settingPreviews)
    .innerJoin(sessions, eq(sessions.previewId, settingPreviews.id))
    .where(eq(sessions.id, sessionId))
  return row?.preview ?? null
}

/** Whether an open preview has this text as the value of a setting. */
export async function isPreviewedValue(db: Db, value: string, now: Date): Promise<boolean> {
  const rows = await ask(
    db,
    sql`select 1 from ${settingPreviews} p join ${sessions} s on s.preview_id = p.id
      where s.ended_at is null and p.expires_at > ${now.toISOString()}::timestamptz
        and exists (select from jsonb_each_text(p.changes) c where c.value = ${value}) limit 1`,
  )
  return rows.length > 0
}
