import type { Location } from '@portal/contract/locations.ts'
import { IconCopy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { copyText } from '../../lib/copy-text.ts'
import { useText } from '../../lib/text.ts'
import { ChooseLocation } from '../../shared/ChooseLocation.tsx'
import { useLocation } from '../../shared/location-store.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { LocationFacts } from './LocationFacts.tsx'
import { LocationNotice } from './LocationNotice.tsx'
import { WorkAddresses } from './WorkAddresses.tsx'

/** The master data of the chosen location (R-SCR-HUB-10). */
export function LocationDataPage() {
  const text = useText()
  const location = useLocation()
  if (location === null) {
    return (
      <Page title={text('page./locatie-gegevens')}>
        <ChooseLocation />
      </Page>
    )
  }
  return <LocationData location={location} />
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
    <Page
      title={text('page./locatie-gegevens')}
      intro={`${location.nummer} ${location.omschrijving}`}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="location" to="/locatie">
              {text('page./locatie')}
            </Link>,
            text('page./locatie-gegevens'),
          ]}
        </Breadcrumbs>
      }
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
    </Page>
  )
}
