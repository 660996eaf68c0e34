import { useText } from '../../lib/text.ts'
import { ChooseLocation } from '../../shared/location/ChooseLocation.tsx'
import { useLocation } from '../../shared/location/location-store.ts'
import { Page } from '../../ui/Page.tsx'
import { SitePage } from './SitePage.tsx'

/** My location: its day, and everything one can do here. */
export function LocationPage() {
  const text = useText()
  const location = useLocation()
  if (location === null) {
    return (
      <Page title={text('page./locatie')}>
        <ChooseLocation />
      </Page>
    )
  }
  return <SitePage key={location.nummer} location={location} place="location" />
}
