import type { RequestDraft } from '../requests/request-draft.ts'

/** An address as the back office has it. */
export interface KnownAddress {
  readonly naam: string
  readonly adres: string
  readonly postcode: string
  readonly plaats: string
}

/** What a draft says of the address that goods go to. */
type TypedAddress = Pick<RequestDraft, 'addressName' | 'address' | 'postCode' | 'city'>

/** The place with the text of a known address; who is there stays as it was typed. */
export function withEndAddress<Place extends TypedAddress>(place: Place, known: KnownAddress): Place {
  return { ...place, addressName: known.naam, address: known.adres, postCode: known.postcode, city: known.plaats }
}
