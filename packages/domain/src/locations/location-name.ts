/** The name of a location, which is its number when it has none (R-ENT-01). */
export function locationName(location: { readonly nummer: string; readonly omschrijving?: string | null }): string {
  return location.omschrijving?.trim() || location.nummer
}
