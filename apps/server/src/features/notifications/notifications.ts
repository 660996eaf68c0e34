import { mostNotifications } from '@portal/domain/notifications/person-notification.ts'
import { defaultPreferences, mailMoment, pushMoment } from '@portal/domain/notifications/preferences.ts'
import { amsterdamTime } from '../../platform/clock.ts'
import type { Hub, TenantParts } from '../../platform/context.ts'
import type { Committing } from '../../platform/db/transact.ts'
import {
  deleteBeyond,
  deleteEvent,
  insertNotifications,
  type NewNotification,
  type RoutedNotification,
  saveSubjectRead,
} from './notifications.store.ts'
import { listPreferences } from './preferences.store.ts'

const tellBell = (hub: Hub, user: string) => hub.changed({ user }, { subjects: ['notifications'] })

type Telling = Pick<TenantParts, 'clock' | 'hub'> & Committing

/** The ways in which each person wants notifications; what is switched off everywhere is left out. */
async function routed(
  { db, clock }: Pick<Telling, 'db' | 'clock'>,
  notifications: readonly NewNotification[],
): Promise<readonly RoutedNotification[]> {
  const preferences = await listPreferences(db, [...new Set(notifications.map(({ userName }) => userName))])
  const at = clock.now()
  const now = { at, day: clock.today(), time: amsterdamTime(at) }
  return notifications.flatMap((one) => {
    const wish = preferences.get(one.userName) ?? defaultPreferences
    const inPortal = wish.soorten[one.kind].portaal
    const [mailAt, pushAt] = [mailMoment(one.kind, wish, now), pushMoment(one.kind, wish, now)]
    return inPortal || mailAt !== null || pushAt !== null ? [{ ...one, inPortal, mailAt, pushAt }] : []
  })
}

/** Stores notifications, as each person wants them, in the transaction of their cause; the same event is one. */
export async function tellPeople(
  { db, clock, hub, afterCommit }: Telling,
  notifications: readonly NewNotification[],
): Promise<void> {
  if (notifications.length === 0) return
  const wanted = await routed({ db, clock }, notifications)
  const userNames = await insertNotifications(db, wanted, clock.now())
  if (userNames.length === 0) return
  await deleteBeyond(db, userNames, mostNotifications)
  afterCommit(() => {
    for (const userName of userNames) tellBell(hub, userName)
  })
}

/** Deletes a person's notification of an event that was undone. */
export async function takeBack(
  { db, hub, afterCommit }: Omit<Telling, 'clock'>,
  userName: string,
  eventKey: string,
): Promise<void> {
  await deleteEvent(db, userName, eventKey)
  afterCommit(() => tellBell(hub, userName))
}

/** What was looked at where it happened is read in the bell too. */
export async function markSubjectRead(
  { db, clock }: Pick<Telling, 'db' | 'clock'>,
  userName: string,
  { kind, subject }: Pick<NewNotification, 'kind' | 'subject'>,
): Promise<void> {
  await saveSubjectRead(db, userName, { kind, subject, at: clock.now() })
}
