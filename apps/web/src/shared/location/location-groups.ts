import { isArchived } from '@portal/domain/locations/location-orderable.ts'
import { matchesLocation } from '@portal/domain/locations/matches-location.ts'
import { searchWords } from '@portal/domain/plain/search-text.ts'
import type { Location } from './location-store.ts'

export interface LocationGroups {
  readonly favourites: readonly Location[]
  readonly recent: readonly Location[]
  readonly others: readonly Location[]
}

/** Marked locations first, then those used lately, then the rest by name; archived ones are not offered (OP-22). */
export function groupLocations(
  locations: readonly Location[],
  search: string,
  remembered: { readonly recent: readonly string[]; readonly favourites: readonly string[] },
): LocationGroups {
  const words = searchWords(search)
  const found = locations.filter((location) => !isArchived(location) && matchesLocation(location, words))
  const byNumber = new Map(found.map((location) => [location.nummer, location]))
  const take = (numbers: readonly string[]) =>
    numbers.flatMap((nummer) => {
      const location = byNumber.get(nummer)
      byNumber.delete(nummer)
      return location === undefined ? [] : [location]
    })
  const favourites = take(remembered.favourites)
  const recent = take(remembered.recent)
  const others = [...byNumber.values()].sort((a, b) => a.omschrijving.localeCompare(b.omschrijving, 'nl'))
  return { favourites, recent, others }
}
