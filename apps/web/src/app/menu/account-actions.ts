import { notify, notifyError } from '../../lib/notifications.ts'
import { refreshLocations } from '../../shared/location/load-locations.ts'

/** Reads the locations of this person again from the back office. */
export async function refreshAndTell(): Promise<void> {
  try {
    await refreshLocations()
    notify('locaties.bijgewerkt')
  } catch (error) {
    notifyError(error)
  }
}
