import type { Address } from '@portal/contract/locations.ts'
import type { Location } from '../../shared/location/location-store.ts'

/** The work address that is the location's own, else the first one. */
export function firstWorkAddress(location: Location, addresses: readonly Address[]): Address | null {
  const work = addresses.filter((address) => address.werkadres)
  return (
    work.find(({ adres, postcode }) => adres === location.adres && postcode === location.postcode) ?? work[0] ?? null
  )
}
