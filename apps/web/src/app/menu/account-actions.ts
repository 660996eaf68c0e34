import { auth } from '@portal/contract/auth.ts'
import { call } from '../../lib/call.ts'
import { leaveFor } from '../../lib/leave-page.ts'
import { notify, notifyError } from '../../lib/notifications.ts'
import { endSession, leavePreview, stopLooking } from '../../lib/session.ts'
import { refreshLocations } from '../../shared/location/load-locations.ts'

export async function logOut(): Promise<void> {
  // Who looks along leaves the other person's session, which is not theirs to end; so does who looks at a preview.
  if (leavePreview() || stopLooking()) return
  // The session here ends also without a connection; its record ends by itself then.
  const there = await call(auth.logout, {}, { except: 'all' }).catch(() => null)
  endSession()
  // A phone that is handed on shows nothing of who had it, also without a connection.
  await import('../../lib/push-device.ts').then(({ unsubscribe }) => unsubscribe()).catch(() => {})
  // Where somebody logged in at an identity server, the session there ends on a page of it, which sends them back.
  if (there !== null) leaveFor(there.adres)
}

/** Reads the locations of this person again from the back office. */
export async function refreshAndTell(): Promise<void> {
  try {
    await refreshLocations()
    notify('locaties.bijgewerkt')
  } catch (error) {
    notifyError(error)
  }
}
