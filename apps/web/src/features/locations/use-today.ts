import { agenda } from '@portal/contract/agenda.ts'
import { useSession } from '../../lib/session.ts'
import { useCall } from '../../lib/use-call.ts'
import { useFollowEvent } from '../../lib/use-follow-event.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useSelectedProject } from '../../shared/location/selected-project.ts'

const followed = [agenda.getToday]

/** The day of a site, which follows what somebody changes on a list, and what is asked or decided elsewhere. */
export function useToday({ nummer }: Pick<Location, 'nummer'>) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const projectNummer = useSelectedProject()
  useFollowEvent('orderListUpdated', followed)
  useFollowEvent('removalListUpdated', followed)
  useFollowEvent('requestUpdated', followed)
  useFollowEvent('approvalsUpdated', followed)
  const input = { gebruikerLogin, materieellocatie: nummer, ...(projectNummer !== null && { projectNummer }) }
  // Somebody comes back here from what they just did.
  return useCall(agenda.getToday, input, { staleMs: 0 })
}
