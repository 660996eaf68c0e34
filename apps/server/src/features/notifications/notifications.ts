import { mostNotifications } from '@portal/domain/notifications/person-notification.ts'
import type { TenantParts } from '../../platform/context.ts'
import { deleteBeyond, deleteEvent, insertNotifications, type NewNotification } from './notifications.store.ts'

type Telling = Pick<TenantParts, 'db' | 'clock' | 'hub'>

const nothing = () => {}

/**
 * Stores what people are told in the transaction of what caused it; the same event is told once.
 * @returns what to run after the commit
 */
export async function tellPeople(
  { db, clock, hub }: Telling,
  notifications: readonly NewNotification[],
): Promise<() => void> {
  if (notifications.length === 0) return nothing
  const userNames = await insertNotifications(db, notifications, clock.now())
  if (userNames.length === 0) return nothing
  await deleteBeyond(db, userNames, mostNotifications)
  return () => {
    for (const userName of userNames) hub.toUser(userName, 'notificationsUpdated')
  }
}

/** Takes back what a person was told of an event that was undone. @returns what to run after the commit */
export async function takeBack({ db, hub }: Telling, userName: string, eventKey: string): Promise<() => void> {
  await deleteEvent(db, userName, eventKey)
  return () => hub.toUser(userName, 'notificationsUpdated')
}
