import { requests } from '@portal/contract/requests.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { usePlaceCall } from '../../shared/location/selected-project.ts'

/** The requests of the chosen location, or of its project while that is selected. */
export function useRequests(location: Location, options: { readonly enabled?: boolean } = {}) {
  return usePlaceCall({ ofLocation: requests.getRequests, ofProject: requests.getProjectRequests }, location, options)
}
