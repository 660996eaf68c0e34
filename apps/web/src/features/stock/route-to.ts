interface Place {
  readonly adres: string
  readonly postcode: string
  readonly plaats: string
}

function addressText({ adres, postcode, plaats }: Place): string {
  return [adres, postcode, plaats].filter((part) => part !== '').join(', ')
}

/**
 * A map with the way to a place and how far it is; from another place when that is given, else from where the device is.
 * Null when the place has no address.
 */
export function routeTo(place: Place, from: Place | null): string | null {
  const destination = addressText(place)
  if (destination === '') return null
  const origin = from === null ? '' : addressText(from)
  const url = new URL('https://www.google.com/maps/dir/')
  url.searchParams.set('api', '1')
  url.searchParams.set('destination', destination)
  if (origin !== '') url.searchParams.set('origin', origin)
  return url.href
}
