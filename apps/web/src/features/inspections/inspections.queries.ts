import { inspections } from '@portal/contract/inspections.ts'
import { type Indicator, indicatorThresholdsOf, locationIndicator } from '@portal/domain/locations/indicator.ts'
import { useSettings } from '../../lib/settings.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLocation } from '../../shared/location/location-store.ts'

interface InspectionStanding {
  /** Inspections that need attention now or soon. */
  readonly open: number
  readonly indicator: Indicator
}

/** What needs attention at the chosen location, in the colour of its thresholds (OP-80); null while it is not known. */
export function useInspectionStanding(): InspectionStanding | null {
  const settings = useSettings()
  const materieellocatie = useLocation()?.nummer ?? ''
  const { data } = useCall(
    inspections.getInspectionStanding,
    { materieellocatie },
    { enabled: materieellocatie !== '' },
  )
  if (data === undefined) return null
  const open = data.dringend + data.binnenkort
  return { open, indicator: locationIndicator(open, indicatorThresholdsOf(settings)) }
}
