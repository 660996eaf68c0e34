import type { Location } from '@portal/contract/locations.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../lib/text.ts'
import { ChooseLocation } from '../../../shared/ChooseLocation.tsx'
import { useLocation } from '../../../shared/location-store.ts'
import { useMay } from '../../../shared/use-may.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Page } from '../../../ui/Page.tsx'
import { ScanStation } from './ScanStation.tsx'

/** Scans what is to go away onto the removal list of the chosen location (R-ROUTE-23, OP-13). */
export function ScanPage() {
  const text = useText()
  const location = useLocation()
  return (
    <Page
      title={text('page./materieelvoorraad/scannen')}
      intro={location === null ? null : `${location.nummer} · ${location.omschrijving}`}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="location" to="/locatie">
              {text('page./locatie')}
            </Link>,
            text('page./materieelvoorraad/scannen'),
          ]}
        </Breadcrumbs>
      }
    >
      {location === null ? <ChooseLocation /> : <ScanAt key={location.nummer} location={location} />}
    </Page>
  )
}

function ScanAt({ location }: { readonly location: Location }) {
  const text = useText()
  const mayEdit = useMay('removalList.edit')
  if (location.geblokeerd) return <Notice kind="danger">{text('locatie.geblokkeerd')}</Notice>
  if (!mayEdit) return <Notice kind="info">{text('locations.readOnly')}</Notice>
  return <ScanStation location={location} />
}
