import { AddressFields } from '../../shared/requesting/AddressFields.tsx'
import { ContactFields } from '../../shared/requesting/ContactFields.tsx'
import type { TransportReady } from './TransportGate.tsx'
import type { TransportPartProps } from './transport-part.ts'

interface LoadingPlaceProps extends TransportPartProps {
  readonly place: TransportReady['place']
}

/** Where the load is loaded: an address of the location, or a typed one; and who is there. */
export function LoadingPlace({ form, change, look, place }: LoadingPlaceProps) {
  return (
    <>
      <AddressFields
        value={{
          code: form.vanAdrescode,
          werkadres: form.vanWerkadres,
          adres: form.vanAdres,
          postcode: form.vanPostcode,
          plaats: form.vanPlaats,
        }}
        onChange={({ code, werkadres, adres, postcode, plaats }) =>
          change({
            vanAdrescode: code,
            vanWerkadres: werkadres,
            vanAdres: adres,
            vanPostcode: postcode,
            vanPlaats: plaats,
          })
        }
        looks={{
          code: look('vanAdrescode'),
          adres: look('vanAdres'),
          postcode: look('vanPostcode'),
          plaats: look('vanPlaats'),
        }}
        addresses={place?.adressen ?? []}
      />
      <ContactFields
        value={{ contactpersoon: form.vanContactpersoon, telefoonnummer: form.vanTelefoonnummer }}
        onChange={({ contactpersoon, telefoonnummer }) =>
          change({
            ...(contactpersoon !== undefined && { vanContactpersoon: contactpersoon }),
            ...(telefoonnummer !== undefined && { vanTelefoonnummer: telefoonnummer }),
          })
        }
        looks={{ contactpersoon: look('vanContactpersoon'), telefoonnummer: look('vanTelefoonnummer') }}
      />
    </>
  )
}
