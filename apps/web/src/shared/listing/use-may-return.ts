import { may } from '@portal/domain/access/may.ts'
import { refuseLeavingAt } from '@portal/domain/locations/location-orderable.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import type { Location } from '../location/location-store.ts'

/** Whether this person may put stock of a location on the removal list (R-RULE-07, R-ROLE-30). */
export function useMayReturn(location: Location): boolean {
  const mayEdit = may(useSession().person, 'removalList.edit', location.rol)
  const isOn = useSettings().bool('AppAfvoerlijst_Actief')
  return mayEdit && isOn && refuseLeavingAt(location) === null
}
