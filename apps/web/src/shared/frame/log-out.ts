import { auth } from '@portal/contract/auth.ts'
import { call } from '../../lib/call.ts'
import { leaveFor } from '../../lib/leave-page.ts'
import { queueStore } from '../../lib/queue-door.ts'
import { endSession, leavePreview, stopLooking } from '../../lib/session.ts'

/** Logs out; while something of this person waits here, they are asked first. */
export async function logOut(): Promise<void> {
  // Who looks along leaves the other person's session, which is not theirs to end; so does who looks at a preview.
  if (leavePreview() || stopLooking()) return
  if (queueStore.get()?.asksBeforeLogout() !== true) await endHere()
}

/** Ends the session here, with all that waits of its person. */
export async function endHere(): Promise<void> {
  // The session here ends also without a connection; its record ends by itself then.
  const there = await call(auth.logout, {}, { except: 'all' }).catch(() => null)
  const wiped = queueStore.get()?.wipe()
  await wiped?.catch(() => {})
  endSession()
  // A phone that is handed on shows nothing of who had it, also without a connection.
  await import('../../lib/push-device.ts').then(({ unsubscribe }) => unsubscribe()).catch(() => {})
  // Where somebody logged in at an identity server, the session there ends on a page of it, which sends them back.
  if (there !== null) leaveFor(there.adres)
}
