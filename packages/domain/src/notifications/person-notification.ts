/** What a person is told of that happened without them. */
export const notificationKinds = ['goedgekeurd', 'afgekeurd', 'geweigerd'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Days that a notification is kept. */
export const keepNotificationsDays = 90
/** Notifications that are kept for one person; of more the newest. */
export const mostNotifications = 200

/** Whether somebody is told of what another did: nobody is told of their own action. */
export function isTold({ person, by }: { readonly person: string; readonly by: string | null }): boolean {
  return by === null || person.toLowerCase() !== by.toLowerCase()
}

/**
 * Whether a notification is shown: only to somebody who has its location now. Who lost the location no longer sees it, nor
 * that there is one.
 * @param locationNos the locations of the reader
 */
export function seesNotification({ locationNo }: { readonly locationNo: string }, locationNos: ReadonlySet<string>) {
  return locationNos.has(locationNo)
}
