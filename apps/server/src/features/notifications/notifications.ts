import { isTold, mostNotifications } from '@portal/domain/notifications/person-notification.ts'
import type { TenantParts } from '../../platform/context.ts'
import { deleteBeyond, deleteEvent, insertNotification, type NewNotification } from './notifications.store.ts'

type Telling = Pick<TenantParts, 'db' | 'clock' | 'hub'>

const nothing = () => {}

/**
 * Stores what a person is told in the transaction of what caused it; the same event is told once, an own action never.
 * @param by who did it; null for what nobody of the portal did
 * @returns what to run after the commit
 */
export async function tellPerson(
  { db, clock, hub }: Telling,
  notification: NewNotification,
  by: string | null,
): Promise<() => void> {
  const { userName } = notification
  if (!isTold({ person: userName, by })) return nothing
  if (!(await insertNotification(db, notification, clock.now()))) return nothing
  await deleteBeyond(db, userName, mostNotifications)
  return () => hub.toUser(userName, 'notificationsUpdated')
}

/** Takes back what a person was told of an event that was undone. @returns what to run after the commit */
export async function takeBack({ db, hub }: Telling, userName: string, eventKey: string): Promise<() => void> {
  await deleteEvent(db, userName, eventKey)
  return () => hub.toUser(userName, 'notificationsUpdated')
}
