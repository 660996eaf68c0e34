import type { EndPlace } from './move-form.ts'

/** An address as the back office has it. */
export interface KnownAddress {
  readonly naam: string
  readonly adres: string
  readonly postcode: string
  readonly plaats: string
}

/** The target place with the text of a known address; who is there stays as it was typed. */
export function withEndAddress<Place extends EndPlace>(place: Place, address: KnownAddress): Place {
  return {
    ...place,
    endWerkadres: address.naam,
    endAdres: address.adres,
    endPostcode: address.postcode,
    endPlaats: address.plaats,
  }
}
