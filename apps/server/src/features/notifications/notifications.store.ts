import type { PersonNotification } from '@portal/contract/notifications.ts'
import {
  type NotificationKind,
  type NotificationValues,
  noValues,
} from '@portal/domain/notifications/person-notification.ts'
import { ask, hiddenArray } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

export interface NewNotification {
  readonly userName: string
  readonly kind: NotificationKind
  readonly subject: string
  /** Empty when it is about no location of the person. */
  readonly locationNo: string
  /** Distinguishes this event from others of its kind. */
  readonly eventKey: string
  readonly values: Partial<NotificationValues>
}

/** A notification with the ways in which its person wants it. */
export interface RoutedNotification extends NewNotification {
  readonly inPortal: boolean
  /** From when on it is mailed; null when it is not. */
  readonly mailAt: Date | null
  /** From when on the person's devices are notified, if there are any; null when they are not. */
  readonly pushAt: Date | null
}

/** @returns who of those that have an account got something new; the same event twice is one notification */
export async function insertNotifications(
  db: Db,
  notifications: readonly RoutedNotification[],
  at: Date,
): Promise<readonly string[]> {
  const given = notifications.map(({ values, ...one }) => ({ ...one, params: { ...noValues, ...values } }))
  // In one order: two processes that store the same wait for each other once, never in a circle.
  const rows = await ask<{ userName: string }>(
    db,
    sql`
    with reached as (
      select u.user_name, n.*, case when exists (
        select from push_devices d join sessions s on s.id = d.session_id
        where d.user_id = u.id and s.ended_at is null) then n."pushAt" end as push_at
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n(
        "userName" text, kind text, subject text, "locationNo" text, "eventKey" text, params jsonb,
        "inPortal" boolean, "mailAt" timestamptz, "pushAt" timestamptz)
      join users u on u.user_name = n."userName"),
    told as (
      insert into notifications
        (user_name, kind, subject, location_no, event_key, params, at, in_portal, mail_at, push_at)
      select user_name, kind, subject, "locationNo", "eventKey", params, ${at}, "inPortal", "mailAt", push_at
      from reached where "inPortal" or "mailAt" is not null or push_at is not null
      order by user_name, kind, "eventKey"
      on conflict (user_name, kind, event_key) do nothing returning user_name)
    select distinct user_name as "userName" from told`,
  )
  return rows.map(({ userName }) => userName)
}

/** Takes away what these people have beyond the newest. */
export async function deleteBeyond(db: Db, userNames: readonly string[], most: number): Promise<void> {
  await ask(
    db,
    sql`
    delete from notifications where id in (
      select id from (
        select id, row_number() over (partition by user_name order by at desc, id) as place
        from notifications where in_portal and user_name = any(${hiddenArray(sql`${sql.param([...userNames])}`, 'text[]')})) n
      where place > ${most})`,
  )
}

/** Takes away what the bell does not show, once neither a mail nor a device waits for it. */
export async function deleteDelivered(db: Db): Promise<void> {
  await ask(
    db,
    sql`
    delete from notifications n where not in_portal and mail_at is null and push_at is null
      and not exists (select from push_deliveries where notification_id = n.id)`,
  )
}

/** Deletes the notifications of an event. */
export async function deleteEvent(db: Db, userName: string, eventKey: string): Promise<void> {
  await ask(db, sql`delete from notifications where user_name = ${userName} and event_key = ${eventKey}`)
}

/** Everything in a person's bell, newest first; what administrators did among it. */
export function listNotifications(db: Db, userName: string): Promise<PersonNotification[]> {
  return ask<PersonNotification>(
    db,
    sql`
    select id, kind as soort, subject as onderwerp, location_no as materieellocatie, params as gegevens,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as op, read_at is not null as gelezen
    from notifications where user_name = ${userName} and in_portal order by at desc, id`,
  )
}

/** @returns whether one of a person's notifications of a subject was unread */
export async function saveSubjectRead(
  db: Db,
  userName: string,
  { kind, subject, at }: { readonly kind: NotificationKind; readonly subject: string; readonly at: Date },
): Promise<boolean> {
  const rows = await ask(
    db,
    sql`
    update notifications set read_at = ${at} where user_name = ${userName} and read_at is null
      and kind = ${kind} and subject = ${subject} returning id`,
  )
  return rows.length > 0
}

/** @returns whether one of them was unread; null stands for all of the person's */
export async function saveRead(
  db: Db,
  userName: string,
  { ids, at }: { readonly ids: readonly string[] | null; readonly at: Date },
): Promise<boolean> {
  const rows = await ask(
    db,
    sql`
    update notifications set read_at = ${at} where user_name = ${userName} and read_at is null
      and (${ids === null}::boolean or id = any(${sql.param([...(ids ?? [])])}::uuid[])) returning id`,
  )
  return rows.length > 0
}
