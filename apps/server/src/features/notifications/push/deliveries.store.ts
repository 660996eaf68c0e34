import type { Locale } from '@portal/contract/values.ts'
import type { WordedNotification } from '@portal/domain/notifications/notification-words.ts'
import { isShutOut } from '../../../platform/back-office/shut-out.ts'
import { ask } from '../../../platform/db/ask.ts'
import type { Db } from '../../../platform/db/database.ts'
import { eq, sql } from '../../../platform/db/query.ts'
import { pushDeliveries } from '../../../platform/db/schema/notifications.ts'

/** Longer than a push service is waited for: a process that dies while sending gives its deliveries back. */
const leaseMs = 60_000
const firstPauseMs = 30_000
const longestPauseMs = 60 * 60_000
const mostAttempts = 8
const mostPlanned = 100

/**
 * Gives each device of who is to be notified now a delivery of its own. What was read meanwhile gets none, nor what is older
 * than a push lives.
 * @returns how many notifications that were
 */
export async function planDeliveries(db: Db, now: Date, lifeMs: number): Promise<number> {
  const expiresAt = new Date(now.getTime() + lifeMs)
  const rows = await ask<{ userName: string }>(
    db,
    sql`
    with due as (
      select id, push_at from notifications where push_at <= ${now} order by push_at, id limit ${mostPlanned}
      for update skip locked),
    planned as (
      update notifications n set push_at = null from due where n.id = due.id
      returning n.id, n.user_name, n.read_at, due.push_at as was_at),
    given as (
      insert into push_deliveries (device_id, notification_id, next_attempt_at, expires_at)
      select d.id, p.id, ${now}, ${expiresAt}
      from planned p join users u on u.user_name = p.user_name
      join push_devices d on d.user_id = u.id join sessions s on s.id = d.session_id
      where p.read_at is null and s.ended_at is null and p.was_at > ${new Date(now.getTime() - lifeMs)}
      on conflict do nothing)
    select user_name as "userName" from planned`,
  )
  return rows.length
}

/** A row when something is to be planned or delivered at the moment that it is given. */
export const duePushes = `select 1 from notifications where push_at <= $1
  union all select 1 from push_deliveries where next_attempt_at <= $1 limit 1`

/** A delivery that is being made; where its notification is null it is a test. */
export interface Delivery {
  readonly id: string
  readonly attempts: number
  readonly expiresAt: string
  readonly deviceId: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly serverKey: string
  readonly language: Locale
  readonly userName: string
  readonly notification: (WordedNotification & { readonly locationNo: string }) | null
}

/**
 * Takes deliveries that are due: no other process makes them. What is no longer to be sent is deleted: read meanwhile, too
 * old, to a session that ended, or to somebody blocked. With a device that goes over to another person its deliveries go.
 */
export async function claimDeliveries(db: Db, now: Date, most: number): Promise<readonly Delivery[]> {
  return ask<Delivery>(
    db,
    sql`
    with due as (
      select id from push_deliveries where next_attempt_at <= ${now} order by next_attempt_at, id limit ${most}
      for update skip locked),
    found as (
      select p.id, p.attempts + 1 as attempts, p.expires_at, d.id as device_id, d.endpoint, d.p256dh, d.auth,
        d.server_key, d.language, u.user_name, n.kind, n.subject, n.location_no, n.params
      from push_deliveries p
      join push_devices d on d.id = p.device_id
      join sessions s on s.id = d.session_id and s.ended_at is null
      join users u on u.id = d.user_id and not ${isShutOut('u')}
      left join notifications n on n.id = p.notification_id and n.read_at is null
      where p.id in (select id from due) and p.expires_at > ${now} and (n.id is null) = (p.notification_id is null)),
    dropped as (
      delete from push_deliveries where id in (select id from due) and id not in (select id from found)),
    claimed as (
      update push_deliveries set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + leaseMs)}
      where id in (select id from found) returning id)
    select id, attempts, to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt",
      device_id as "deviceId", endpoint, p256dh, auth, server_key as "serverKey", language, user_name as "userName",
      case when kind is not null then jsonb_build_object(
        'soort', kind, 'onderwerp', subject, 'locationNo', location_no, 'gegevens', params) end as notification
    from found order by id`,
  )
}

/** Whether deliveries wait that are due by now; dropping takes one look too. */
export async function hasDueDeliveries(db: Db, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: pushDeliveries.id })
    .from(pushDeliveries)
    .where(sql`${pushDeliveries.nextAttemptAt} <= ${now}`)
    .limit(1)
  return rows.length > 0
}

export async function deleteDelivery(db: Db, id: string): Promise<void> {
  await db.delete(pushDeliveries).where(eq(pushDeliveries.id, id))
}

/** Tried again after 30 seconds, then twice as long each time, or when the push service says; given up when it is too old. */
export async function postponeDelivery(
  db: Db,
  { id, attempts, expiresAt }: Delivery,
  failure: { readonly at: Date; readonly afterMs: number | null },
): Promise<'waits' | 'given up'> {
  const pause = Math.max(Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs), failure.afterMs ?? 0)
  const nextAttemptAt = new Date(failure.at.getTime() + pause)
  if (attempts >= mostAttempts || nextAttemptAt >= new Date(expiresAt)) {
    await deleteDelivery(db, id)
    return 'given up'
  }
  await db.update(pushDeliveries).set({ nextAttemptAt }).where(eq(pushDeliveries.id, id))
  return 'waits'
}

/** One test at a time waits for a device. */
export async function insertTest(
  db: Db,
  test: { readonly deviceId: string; readonly at: Date; readonly lifeMs: number },
): Promise<void> {
  const expiresAt = new Date(test.at.getTime() + test.lifeMs)
  await db
    .insert(pushDeliveries)
    .values({ deviceId: test.deviceId, notificationId: null, nextAttemptAt: test.at, expiresAt })
    .onConflictDoUpdate({
      target: [pushDeliveries.deviceId, pushDeliveries.notificationId],
      set: { attempts: 0, nextAttemptAt: test.at, expiresAt },
    })
}
