import { nowMs } from '../../lib/today.ts'
import { rememberLocation } from '../location/location-favourites.ts'
import { tellLocations } from '../location/location-store.ts'
import { type Prepared, preparedName, sendAskedStore } from './prepared-requests.ts'

/** The person asks to send what is prepared: its location is chosen, and its finish step has to be opened. */
export function askToSend(prepared: Prepared): void {
  openPrepared(prepared)
  sendAskedStore.set({ name: preparedName(prepared), at: nowMs() })
}

/** Chooses its location. */
export function openPrepared({ locationNo }: Prepared): void {
  tellLocations({ type: 'selected', nummer: locationNo })
  rememberLocation(locationNo)
}
