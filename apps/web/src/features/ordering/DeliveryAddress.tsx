import type { Address } from '@portal/contract/locations.ts'
import { AddressFields } from '../../shared/requesting/AddressFields.tsx'
import type { OrderFieldsProps } from './order-fields.ts'

interface DeliveryAddressProps extends OrderFieldsProps {
  readonly addresses: readonly Address[]
}

/** Where a delivery is brought. */
export function DeliveryAddress({ form, change, look, addresses }: DeliveryAddressProps) {
  const { adrescode, werkadres, adres, postcode, plaats } = form
  return (
    <AddressFields
      value={{ code: adrescode, werkadres, adres, postcode, plaats }}
      onChange={({ code, ...place }) => change({ adrescode: code, ...place })}
      looks={{ code: look('adrescode'), adres: look('adres'), postcode: look('postcode'), plaats: look('plaats') }}
      addresses={addresses}
    />
  )
}
