import { useText } from '../../../lib/text.ts'
import { ChooseLocation } from '../../../shared/location/ChooseLocation.tsx'
import { LocationScreen } from '../../../shared/location/LocationScreen.tsx'
import { type Location, useLocation } from '../../../shared/location/location-store.ts'
import { useMay } from '../../../shared/location/use-may.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { ScanStation } from './ScanStation.tsx'

/** Scans what is to go away onto the removal list of the chosen location (R-ROUTE-23, OP-13). */
export function ScanPage() {
  const text = useText()
  const location = useLocation()
  return (
    <LocationScreen
      title={text('page./materieelvoorraad/scannen')}
      intro={location === null ? null : `${location.nummer} · ${location.omschrijving}`}
    >
      {location === null ? <ChooseLocation /> : <ScanAt key={location.nummer} location={location} />}
    </LocationScreen>
  )
}

function ScanAt({ location }: { readonly location: Location }) {
  const text = useText()
  const mayEdit = useMay('removalList.edit')
  if (location.geblokkeerd) return <Notice kind="danger">{text('locatie.geblokkeerd')}</Notice>
  if (!mayEdit) return <Notice kind="info">{text('locations.readOnly')}</Notice>
  return <ScanStation location={location} />
}
