import type { WordedNotification } from '@portal/domain/notifications/notification-words.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

/** What is to be mailed, with whether it was read meanwhile. */
export interface DueNotification extends WordedNotification {
  readonly materieellocatie: string
  readonly gelezen: boolean
}

/** Who has something to be mailed. */
export async function listDuePeople(db: Db, now: Date): Promise<readonly string[]> {
  const rows = await ask<{ userName: string }>(
    db,
    sql`select distinct user_name as "userName" from notifications where mail_at <= ${now} order by user_name`,
  )
  return rows.map(({ userName }) => userName)
}

/** Takes what is to be mailed to a person, oldest first: nobody else mails it. */
export function takeDue(tx: Db, userName: string, now: Date): Promise<readonly DueNotification[]> {
  return ask<DueNotification>(
    tx,
    sql`
    with due as (
      update notifications set mail_at = null where user_name = ${userName} and mail_at <= ${now}
      returning kind, subject, location_no, params, at, id, read_at)
    select kind as soort, subject as onderwerp, location_no as materieellocatie, params as gegevens,
      read_at is not null as gelezen
    from due order by at, id`,
  )
}
