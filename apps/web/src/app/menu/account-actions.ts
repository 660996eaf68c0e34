import { auth } from '@portal/contract/auth.ts'
import { call } from '../../lib/call.ts'
import { notify, notifyError } from '../../lib/notifications.ts'
import { endSession } from '../../lib/session.ts'
import { refreshLocations } from '../../shared/location/load-locations.ts'

export async function logOut(): Promise<void> {
  // The session here ends also when the server cannot be told; its record ends by itself then.
  await call(auth.logout, {}).catch(() => {})
  endSession()
}

/** Reads the locations of this person anew from the back office. */
export async function refreshAndTell(): Promise<void> {
  try {
    await refreshLocations()
    notify('locaties.bijgewerkt')
  } catch (error) {
    notifyError(error)
  }
}
