import { knownKey, useText } from '../../lib/text.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import type { Fact } from '../../shared/records/FactList.tsx'
import { FactList } from '../../shared/records/FactList.tsx'
import { Row } from '../../ui/Layout.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Locations.module.css'
import { RouteLink } from './RouteLink.tsx'

/** Number, place, people and standing of a location; what the back office leaves empty is left out. */
export function LocationFacts({ location }: { readonly location: Location }) {
  const text = useText()
  const mayOrder = useMay('request.submit')
  const role = knownKey(`enum.LocationRole.${location.rol ?? 'other'}`) ?? 'enum.LocationRole.other'
  const ordering = location.goedkeuringNodig ? 'locations.approvalNeeded' : 'locations.approvalNone'
  const place = [location.adres, `${location.postcode} ${location.plaats}`.trim()].filter(Boolean).join(', ')
  const facts: readonly Fact[] = [
    [
      'locations.number',
      <span key="number" translate="no">
        {location.nummer}
      </span>,
    ],
    ['locations.name', location.omschrijving],
    ['locations.project', location.projectNummer],
    [
      'locations.address',
      place && (
        <Row as="span" inline align="center" wrap key="address" className={classes.address}>
          <span>{place}</span>
          <RouteLink name={location.omschrijving} place={place} />
        </Row>
      ),
    ],
    ['locations.contact', location.contactpersoon],
    ['locations.phone', location.telefoonnummer && <PhoneLink number={location.telefoonnummer} />],
    ['locations.role', text(role)],
    ['locations.state', <LocationStateChip key="state" location={location} />],
    ['locations.kind', text(`enum.LocationKind.${location.kind}`)],
    ['locations.approval', text(location.bestelbaar && mayOrder ? ordering : 'locations.approvalClosed')],
  ]
  return <FactList facts={facts} />
}

function LocationStateChip({ location }: { readonly location: Location }) {
  const text = useText()
  if (location.geblokkeerd) return <StatusChip kind="danger">{text('shell.locationBlocked')}</StatusChip>
  return (
    <StatusChip kind={location.bestelbaar ? 'success' : 'neutral'}>
      {text(`enum.LocationState.${location.state}`)}
    </StatusChip>
  )
}
