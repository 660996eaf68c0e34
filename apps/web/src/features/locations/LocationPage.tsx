import { useText } from '../../lib/text.ts'
import { ExtraInfo } from '../../shared/content/ExtraInfo.tsx'
import { ChooseLocation } from '../../shared/location/ChooseLocation.tsx'
import { LocationNotice } from '../../shared/location/LocationNotice.tsx'
import { type Location, useLocation } from '../../shared/location/location-store.ts'
import { ProjectSwitch } from '../../shared/location/ProjectSwitch.tsx'
import { Page } from '../../ui/Page.tsx'
import { LatestRequests } from './LatestRequests.tsx'
import classes from './Locations.module.css'
import { LocationTiles } from './LocationTiles.tsx'
import { OpenLists } from './OpenLists.tsx'

/** My location: everything one can do here, and what is going on. */
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
  return <LocationHub key={location.nummer} location={location} />
}

function LocationHub({ location }: { readonly location: Location }) {
  const { nummer, omschrijving, adres, postcode, plaats } = location
  const town = [postcode, plaats].filter(Boolean).join(' ')
  const address = [adres, town].filter(Boolean).join(', ')
  return (
    <Page title={omschrijving} intro={[nummer, address].filter(Boolean).join(' · ')}>
      <LocationNotice location={location} />
      <ExtraInfo place="location" />
      <ProjectSwitch />
      <LocationTiles />
      <div className={classes.quick}>
        <OpenLists location={location} />
        <LatestRequests location={location} />
      </div>
    </Page>
  )
}
