import type { PersonNotification } from '@portal/contract/notifications.ts'
import {
  type NotificationKind,
  type NotificationValues,
  noValues,
} from '@portal/domain/notifications/person-notification.ts'
import type { Db } from '../../platform/db/database.ts'
import { queryRows } from '../../platform/db/named-query.ts'
import { sql } from '../../platform/db/query.ts'

export interface NewNotification {
  readonly userName: string
  readonly kind: NotificationKind
  readonly subject: string
  /** Empty when it is about no location of the person. */
  readonly locationNo: string
  /** Tells this event from others of its kind. */
  readonly eventKey: string
  readonly values: Partial<NotificationValues>
}

/** @returns whether it is new; the same event twice is one notification */
export async function insertNotification(db: Db, notification: NewNotification, at: Date): Promise<boolean> {
  const { userName, kind, subject, locationNo, eventKey } = notification
  const params = { ...noValues, ...notification.values }
  const rows = await queryRows(
    db,
    sql`
    insert into notifications (user_name, kind, subject, location_no, event_key, params, at)
    values (${userName}, ${kind}, ${subject}, ${locationNo}, ${eventKey}, ${JSON.stringify(params)}::jsonb, ${at})
    on conflict (user_name, kind, event_key) do nothing returning id`,
  )
  return rows.length > 0
}

/** Takes away what a person has beyond the newest. */
export async function deleteBeyond(db: Db, userName: string, most: number): Promise<void> {
  await queryRows(
    db,
    sql`
    delete from notifications where id in (
      select id from notifications where user_name = ${userName} order by at desc, id offset ${most})`,
  )
}

/** Takes back what was told of an event. */
export async function deleteEvent(db: Db, userName: string, eventKey: string): Promise<void> {
  await queryRows(db, sql`delete from notifications where user_name = ${userName} and event_key = ${eventKey}`)
}

/** Everything a person was told, newest first. */
export function listNotifications(db: Db, userName: string): Promise<PersonNotification[]> {
  return queryRows<PersonNotification>(
    db,
    sql`
    select id, kind as soort, subject as onderwerp, location_no as materieellocatie, params as gegevens,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as op, read_at is not null as gelezen
    from notifications where user_name = ${userName} order by at desc, id`,
  )
}

/** @returns whether one of them was unread; null stands for all of the person's */
export async function saveRead(
  db: Db,
  userName: string,
  { ids, at }: { readonly ids: readonly string[] | null; readonly at: Date },
): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`
    update notifications set read_at = ${at} where user_name = ${userName} and read_at is null
      and (${ids === null}::boolean or id = any(${sql.param([...(ids ?? [])])}::uuid[])) returning id`,
  )
  return rows.length > 0
}
