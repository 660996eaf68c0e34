import type { CallAnswer } from '@portal/contract/define.ts'
import { locations } from '@portal/contract/locations.ts'
import { unknownAccountStatus } from '@portal/domain/constants.ts'
import { call } from '../../lib/call.ts'
import { CallError, ConnectionError } from '../../lib/call-error.ts'
import { callKey } from '../../lib/call-key.ts'
import { callAndKeep, keptAnswer } from '../../lib/call-query.ts'
import { setOffline } from '../../lib/connectivity.ts'
import { notify, untilClosed } from '../../lib/notifications.ts'
import { sessionStore } from '../../lib/session.ts'
import { locationSelection, tellLocations } from './location-store.ts'

function tellFault(error: unknown): void {
  // The screen to which it leads says what is asked of the person first; nothing went wrong.
  if (error instanceof CallError && error.code === 'factor.verplicht') return
  const reference = error instanceof CallError ? error.reference : null
  notify('error.server_fout', { reference, durationMs: untilClosed })
}

/** A browser that was closed knows no locations any more: without a connection, those of the last time. */
async function tellKeptLocations(userName: string): Promise<void> {
  if (locationSelection().locations.length > 0) return
  const kept = await keptAnswer(userName, callKey(locations.getLocations, { gebruikersnaam: userName }))
  if (kept === null) return
  // Only this call's own answers are kept under its key.
  const { locaties } = kept.answer as CallAnswer<typeof locations.getLocations>
  tellLocations({ type: 'loaded', locations: locaties })
}

/**
 * Reads the user's locations again. An account that the back office does not know gives a warning (R-ERR-03), any other
 * error a danger message (R-ERR-04) and is thrown on (R-ERR-05).
 */
export async function loadLocations(): Promise<void> {
  const userName = sessionStore.get().claims?.userName
  if (userName === undefined) return
  try {
    const { locaties } = await callAndKeep(locations.getLocations, { gebruikersnaam: userName })
    tellLocations({ type: 'loaded', locations: locaties })
  } catch (error) {
    if (error instanceof CallError && error.status === unknownAccountStatus) {
      notify('navision_account_onbekend')
      return
    }
    // Without a connection nothing is wrong with the server, and the message about it must not wait behind this one.
    if (error instanceof ConnectionError) {
      setOffline()
      await tellKeptLocations(userName)
    } else tellFault(error)
    throw error
  }
}

/** Lets the portal read the locations from the back office, then loads them (R-LOC-04). */
export async function refreshLocations(): Promise<void> {
  const userName = sessionStore.get().claims?.userName
  if (userName === undefined) return
  tellLocations({ type: 'refreshAsked' })
  await call(locations.refreshLocations, { gebruikersnaam: userName })
  tellLocations({ type: 'refreshDone' })
  await loadLocations()
}
