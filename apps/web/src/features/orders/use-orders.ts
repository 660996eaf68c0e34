import { useSession } from '../../lib/session.ts'
import { useCall } from '../../lib/use-call.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useSelectedProject } from '../../shared/location/selected-project.ts'
import type { OrderScreen } from './order-screens.ts'

/** The orders of a screen at the chosen location, or in its project while that is selected. */
export function useOrders({ list, projectList, direction }: OrderScreen, location: Location) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const projectNummer = useSelectedProject()
  const place = { gebruikerLogin, materieellocatie: location.nummer }
  const input = direction === null ? place : { ...place, richting: direction }
  const ofLocation = useCall(list, input, { enabled: projectNummer === null })
  const ofProject = useCall(
    projectList,
    { ...input, projectNummer: projectNummer ?? '' },
    { enabled: projectNummer !== null },
  )
  return projectNummer === null ? ofLocation : ofProject
}
