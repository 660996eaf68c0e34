import type { Locale } from '@portal/contract/values.ts'
import { ask } from '../../../platform/db/ask.ts'
import type { Db } from '../../../platform/db/database.ts'
import { and, desc, eq, isNull, ne, sql } from '../../../platform/db/query.ts'
import { sessions } from '../../../platform/db/schema/accounts.ts'
import { pushDevices } from '../../../platform/db/schema/notifications.ts'

export interface PushDevice {
  readonly id: string
  readonly endpoint: string
  readonly userAgent: string
  readonly createdAt: Date
  readonly usedAt: Date
}

/** The devices that a person is notified on now, the last used first. */
export function listDevices(db: Db, userId: string): Promise<PushDevice[]> {
  return db
    .select({
      id: pushDevices.id,
      endpoint: pushDevices.endpoint,
      userAgent: pushDevices.userAgent,
      createdAt: pushDevices.createdAt,
      usedAt: pushDevices.usedAt,
    })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.userId, userId), isNull(sessions.endedAt)))
    .orderBy(desc(pushDevices.usedAt), pushDevices.id)
}

/** A browser has one subscription: switched on by another person it gets nothing more for the former one. */
export async function saveDevice(db: Db, device: Omit<typeof pushDevices.$inferInsert, 'id'>): Promise<void> {
  const { endpoint, userId, createdAt: _, ...values } = device
  await db.delete(pushDevices).where(and(eq(pushDevices.endpoint, endpoint), ne(pushDevices.userId, userId)))
  await db.insert(pushDevices).values(device).onConflictDoUpdate({ target: pushDevices.endpoint, set: values })
}

/** Forgets what a person has beyond the devices used last. */
export async function deleteDevicesBeyond(db: Db, userId: string, most: number): Promise<void> {
  await ask(
    db,
    sql`
    delete from push_devices where id in (
      select id from push_devices where user_id = ${userId} order by used_at desc, id offset ${most})`,
  )
}

interface Use {
  readonly sessionId: string
  readonly language: Locale
  readonly usedAt: Date
}

/** Notes that a person uses their device in this session. @returns false when it is none of theirs */
export async function noteDeviceUse(
  db: Db,
  of: { readonly userId: string; readonly endpoint: string },
  use: Use,
): Promise<boolean> {
  const { rowCount } = await db
    .update(pushDevices)
    .set(use)
    .where(and(eq(pushDevices.endpoint, of.endpoint), eq(pushDevices.userId, of.userId)))
  return rowCount === 1
}

/** Of any person: the browser is another person's now, or has no use for it. */
export async function deleteDeviceAt(db: Db, endpoint: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.endpoint, endpoint))
}

export async function deleteDevice(db: Db, id: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.id, id))
}

/** @returns false when the person has no such device */
export async function deleteDeviceOf(db: Db, of: { readonly userId: string; readonly id: string }): Promise<boolean> {
  const { rowCount } = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, of.id), eq(pushDevices.userId, of.userId)))
  return rowCount === 1
}

interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Puts the new subscription of a browser in place of its former one, while its session is not ended. */
export async function moveDevice(db: Db, former: string, to: Subscription): Promise<void> {
  await ask(
    db,
    sql`
    update push_devices d set endpoint = ${to.endpoint}, p256dh = ${to.p256dh}, auth = ${to.auth}
    from sessions s where s.id = d.session_id and s.ended_at is null and d.endpoint = ${former}
      and not exists (select from push_devices where endpoint = ${to.endpoint})`,
  )
}
