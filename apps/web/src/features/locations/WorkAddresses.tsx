import type { Address } from '@portal/contract/locations.ts'
import { locations } from '@portal/contract/locations.ts'
import { IconCopy } from '@tabler/icons-react'
import { copyText } from '../../lib/copy-text.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row } from '../../ui/Layout.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { StateView } from '../../ui/StateView.tsx'
import classes from './Locations.module.css'
import { RouteLink } from './RouteLink.tsx'

/** Where on the site deliveries go. */
export function WorkAddresses({ location }: { readonly location: Location }) {
  const text = useText()
  const query = useCall(locations.getAddresses, { materieellocatie: location.nummer })
  return (
    <StateView
      query={query}
      skeleton="text"
      isEmpty={({ items }) => items.length === 0}
      empty={<p className="soft">{text('locations.noWorkAddresses')}</p>}
    >
      {({ items }) => (
        <ul className={classes.rows}>
          {items.map((address) => (
            <WorkAddress key={address.code} address={address} />
          ))}
        </ul>
      )}
    </StateView>
  )
}

function WorkAddress({ address }: { readonly address: Address }) {
  const text = useText()
  const { naam, adres, postcode, plaats, contactpersoon, telefoonnummer } = address
  const place = [adres, `${postcode} ${plaats}`.trim()].filter(Boolean)
  return (
    <Row as="li" gap={3} align="center" justify="between" className={classes.workAddress}>
      <address className={classes.rowText}>
        <strong>{naam}</strong>
        <span>{place.join(', ')}</span>
        {(contactpersoon || telefoonnummer) && (
          <small>
            {contactpersoon} {telefoonnummer && <PhoneLink number={telefoonnummer} />}
          </small>
        )}
      </address>
      <RouteLink name={naam} place={place.join(', ')} />
      <IconButton
        label={text('locations.copyAddress')}
        icon={<IconCopy size={20} />}
        onClick={() => copyText([naam, ...place].join('\n'))}
      />
    </Row>
  )
}
