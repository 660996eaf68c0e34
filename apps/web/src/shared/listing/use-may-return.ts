import { refuseLeavingAt } from '@portal/domain/locations/location-orderable.ts'
import { useSettings } from '../../lib/settings.ts'
import type { Location } from '../location/location-store.ts'
import { useMay } from '../location/use-may.ts'

/** Whether this person may put stock of a location on the removal list (R-RULE-07, R-ROLE-30). */
export function useMayReturn(location: Location): boolean {
  const mayEdit = useMay('removalList.edit')
  const isOn = useSettings().bool('AppAfvoerlijst_Actief')
  return mayEdit && isOn && refuseLeavingAt(location) === null
}
