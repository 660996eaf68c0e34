import { AddressFields } from '../../shared/requesting/AddressFields.tsx'
import { ContactFields } from '../../shared/requesting/ContactFields.tsx'
import type { TransportReady } from './TransportGate.tsx'
import type { TransportPartProps } from './transport-wizard.ts'

interface LoadingPlaceProps extends TransportPartProps {
  readonly place: TransportReady['place']
}

/** Which field of a transport each of an address or a contact is. */
const loadingFields = {
  addressCode: 'pickupCode',
  address: 'pickupAddress',
  postCode: 'pickupPostCode',
  city: 'pickupCity',
  contact: 'pickupContact',
  phoneNo: 'pickupPhoneNo',
} as const

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
        look={(field) => look(loadingFields[field])}
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
        look={(field) => look(loadingFields[field])}
      />
    </>
  )
}
