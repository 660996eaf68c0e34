import { type LocationChange, locationChanges } from '@portal/contract/location-changes.ts'
import { emptyLocationForm, type LocationForm } from '@portal/domain/location-changes/location-form.ts'
import { useSession } from '../../lib/session.ts'
import { useCall } from '../../lib/use-call.ts'

/** For a phone whose connection to the hub is gone. */
const askAgainMs = 5000

/** What became of what this person asked of locations, read again until the back office has answered all of it. */
export function useLocationChanges() {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const enabled = gebruikerLogin !== ''
  const query = useCall(locationChanges.getChanges, { gebruikerLogin }, { enabled })
  const isOpen = query.data?.items.some(({ status }) => status === 'wachtrij') ?? false
  useCall(locationChanges.getChanges, { gebruikerLogin }, { everyMs: askAgainMs, enabled: enabled && isOpen })
  return query
}

/** The form of a refused change, to correct it. */
export function formOf({ formulier }: LocationChange): LocationForm {
  const known = Object.keys(emptyLocationForm).flatMap((name) => {
    const value = formulier[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...emptyLocationForm, ...Object.fromEntries(known) }
}
