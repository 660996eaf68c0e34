import { afterFirstContent } from '../lib/first-content.ts'
import { queryClient } from '../lib/query-client.ts'
import { sessionStore } from '../lib/session.ts'
import { loadLocations } from '../shared/location/load-locations.ts'
import { forgetLocations, locationSelection, returnToLocation } from '../shared/location/location-store.ts'
import { router } from './routes.tsx'

/** Location loading reports its own errors; its callers get them too. */
export function loadInBackground(): void {
  loadLocations().catch(() => {})
}

function start(): void {
  // A list that is known is good enough to begin with.
  if (locationSelection().locations.length > 0) afterFirstContent(loadInBackground)
  else loadInBackground()
}

interface LeftAt {
  readonly userName: string
  readonly nummer: string
  readonly projectSelected: boolean
}

/**
 * Nothing that one person read is left for the next. Who comes back in this window goes on at the location where they
 * were. Answers how to stop.
 */
export function followSession(): () => void {
  let known = sessionStore.get().claims?.userName
  let left: LeftAt | null = null
  const follow = () => {
    const userName = sessionStore.get().claims?.userName
    if (userName === known) return
    const { selected, projectSelected } = locationSelection()
    if (known !== undefined && selected !== null) left = { userName: known, nummer: selected, projectSelected }
    known = userName
    queryClient.clear()
    forgetLocations()
    if (left !== null && left.userName === userName) returnToLocation(left.nummer, left.projectSelected)
    if (userName !== undefined) start()
    void router.invalidate()
  }
  if (known !== undefined) start()
  return sessionStore.subscribe(follow)
}
