import { normalizeSearchText } from '../plain/search-text.ts'

interface SearchedLocation {
  readonly nummer: string
  readonly omschrijving: string
  readonly plaats: string
  readonly adres: string
  readonly projectNummer?: string | null
}

/**
 * Whether every word stands somewhere in number, name, town, street or project of a location.
 * @param words as `searchWords` makes them; none match everything
 */
export function matchesLocation(location: SearchedLocation, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { nummer, omschrijving, plaats, adres, projectNummer } = location
  const text = normalizeSearchText([nummer, omschrijving, plaats, adres, projectNummer ?? ''].join(' '))
  return words.every((word) => text.includes(word))
}
