import type { LocationAddresses } from '@portal/contract/locations.ts'
import type { ChosenAddresses } from '@portal/domain/requests/request-draft.ts'
import type { LeavingReady } from './leaving-ready.ts'

type Place = Pick<LeavingReady, 'fromLocations' | 'places'>

export function placeOf(places: readonly LocationAddresses[], number: string): LocationAddresses | undefined {
  return places.find(({ nummer }) => nummer === number)
}

/** Every location that things leave begins with its own address; one that is gone makes place for it. */
export function withFromAddresses(chosen: ChosenAddresses, { fromLocations, places }: Place): ChosenAddresses {
  return Object.fromEntries(
    fromLocations.map((number) => {
      const addresses = placeOf(places, number)?.adressen ?? []
      const known = addresses.find(({ code }) => code === chosen[number])
      const own = known ?? addresses.find(({ code }) => code === number) ?? addresses[0]
      return [number, own?.code ?? '']
    }),
  )
}

/** The chosen address of a location in one line, for the answers to check. */
export function fromAddressText(places: readonly LocationAddresses[], number: string, code: string): string {
  const place = placeOf(places, number)
  const address = place?.adressen.find((one) => one.code === code)
  const lines = address === undefined ? [] : [address.adres, `${address.postcode} ${address.plaats}`.trim()]
  return [`${number} ${place?.omschrijving ?? ''}`.trim(), ...lines].filter(Boolean).join(', ')
}
