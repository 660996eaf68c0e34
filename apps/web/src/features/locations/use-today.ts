import { agenda } from '@portal/contract/agenda.ts'
import { useSession } from '../../lib/session.ts'
import { useCall } from '../../lib/use-call.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useSelectedProject } from '../../shared/location/selected-project.ts'

/** The day of a site. */
export function useToday({ nummer }: Pick<Location, 'nummer'>) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const projectNummer = useSelectedProject()
  const input = { gebruikerLogin, materieellocatie: nummer, ...(projectNummer !== null && { projectNummer }) }
  // Somebody comes back here from what they just did.
  return useCall(agenda.getToday, input, { staleMs: 0 })
}
