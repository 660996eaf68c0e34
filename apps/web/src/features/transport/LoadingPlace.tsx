import { AddressFields } from '../../shared/requesting/AddressFields.tsx'
import { ContactFields } from '../../shared/requesting/ContactFields.tsx'
import type { TransportReady } from './TransportGate.tsx'
import type { TransportPartProps } from './transport-wizard.ts'

interface LoadingPlaceProps extends TransportPartProps {
  readonly place: TransportReady['place']
}

/** Where the load is loaded: an address of the location, or a typed one; and who is there. */
export function LoadingPlace({ form, change, look, place }: LoadingPlaceProps) {
  return (
    <>
      <AddressFields
        value={{
          addressCode: form.pickupCode,
          addressName: form.pickupName,
          address: form.pickupAddress,
          postCode: form.pickupPostCode,
          city: form.pickupCity,
        }}
        onChange={({ addressCode, addressName, address, postCode, city }) =>
          change({
            pickupCode: addressCode,
            pickupName: addressName,
            pickupAddress: address,
            pickupPostCode: postCode,
            pickupCity: city,
          })
        }
        looks={{
          addressCode: look('pickupCode'),
          address: look('pickupAddress'),
          postCode: look('pickupPostCode'),
          city: look('pickupCity'),
        }}
        addresses={place?.adressen ?? []}
      />
      <ContactFields
        value={{ contact: form.pickupContact, phoneNo: form.pickupPhoneNo }}
        onChange={({ contact, phoneNo }) =>
          change({
            ...(contact !== undefined && { pickupContact: contact }),
            ...(phoneNo !== undefined && { pickupPhoneNo: phoneNo }),
          })
        }
        looks={{ contact: look('pickupContact'), phoneNo: look('pickupPhoneNo') }}
      />
    </>
  )
}
