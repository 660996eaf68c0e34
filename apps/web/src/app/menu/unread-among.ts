import type { PersonNotification } from '@portal/contract/notifications.ts'

/** How many were not read yet. */
export function unreadAmong(items: readonly PersonNotification[]): number {
  return items.filter(({ gelezen }) => !gelezen).length
}
