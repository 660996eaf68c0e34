import { IconCopy } from '@tabler/icons-react'
import { copyText } from '../../lib/copy-text.ts'
import { useText } from '../../lib/text.ts'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Page.tsx'
import { LocationFacts } from './LocationFacts.tsx'
import { LocationNotice } from './LocationNotice.tsx'
import { WorkAddresses } from './WorkAddresses.tsx'

/** The master data of the chosen location (R-SCR-HUB-10). */
export function LocationDataPage() {
  const text = useText()
  return (
    <AtLocation title={text('page./locatie-gegevens')}>{(location) => <LocationData location={location} />}</AtLocation>
  )
}

/** What somebody needs to find the site: to paste in a message. */
function locationText(location: Location): string {
  const { nummer, omschrijving, adres, postcode, plaats, contactpersoon, telefoonnummer } = location
  const contact = [contactpersoon, telefoonnummer].filter(Boolean).join(' ')
  return [`${nummer} ${omschrijving}`, adres, `${postcode} ${plaats}`.trim(), contact].filter(Boolean).join('\n')
}

function LocationData({ location }: { readonly location: Location }) {
  const text = useText()
  return (
    <LocationScreen
      title={text('page./locatie-gegevens')}
      intro={`${location.nummer} ${location.omschrijving}`}
      actions={
        <Button icon={<IconCopy size={20} />} onClick={() => copyText(locationText(location))}>
          {text('locations.copyAll')}
        </Button>
      }
    >
      <LocationNotice location={location} />
      <Panel>
        <LocationFacts location={location} />
      </Panel>
      <Panel title={text('locations.workAddresses')}>
        <WorkAddresses location={location} />
      </Panel>
    </LocationScreen>
  )
}
