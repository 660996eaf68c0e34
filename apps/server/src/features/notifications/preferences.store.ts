import { type NotificationPreferences, withDefaults } from '@portal/domain/notifications/preferences.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { notificationPreferences } from '../../platform/db/schema/notifications.ts'

interface Stored {
  readonly userName: string
  readonly preferences: Partial<NotificationPreferences>
}

/** The stored choices of these people; the others have the default. */
export async function listPreferences(
  db: Db,
  userNames: readonly string[],
): Promise<ReadonlyMap<string, NotificationPreferences>> {
  const rows = await ask<Stored>(
    db,
    sql`select user_name as "userName", preferences from notification_preferences
      where user_name = any(${sql.param([...userNames])}::text[])`,
  )
  return new Map(rows.map(({ userName, preferences }) => [userName, withDefaults(preferences)]))
}

export async function savePreferences(
  db: Db,
  row: { readonly userName: string; readonly preferences: NotificationPreferences; readonly changedAt: Date },
): Promise<void> {
  await db
    .insert(notificationPreferences)
    .values(row)
    .onConflictDoUpdate({ target: notificationPreferences.userName, set: row })
}
