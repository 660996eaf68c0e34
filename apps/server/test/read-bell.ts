import { notifications } from '@portal/contract/notifications.ts'
import type { TestPortal } from './test-portal.ts'

/** What somebody was told of in the bell, newest first. */
export async function readBell(portal: TestPortal, { userName }: { readonly userName: string }) {
  // A session of now: the clock may have gone past the end of an earlier one.
  const token = await portal.tokenOf(userName)
  return (await portal.post(notifications.getNotifications, { gebruikerLogin: userName }, { token })).answer.items
}
