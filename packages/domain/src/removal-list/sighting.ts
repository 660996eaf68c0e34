/** A label that was in view so short a while ago is the same look at it. */
export const sameLookMs = 3000

/** When each code was last in view, in milliseconds. */
export type Sightings = ReadonlyMap<string, number>

/**
 * A camera sees a label many times a second: it counts once, and again only after it was out of view for a while. Codes
 * that are long gone are forgotten.
 */
export function seeCode(
  seen: Sightings,
  code: string,
  now: number,
): { readonly counts: boolean; readonly seen: Sightings } {
  const recent = [...seen].filter(([, at]) => now - at < sameLookMs)
  const next = new Map(recent).set(code, now)
  return { counts: !recent.some(([known]) => known === code), seen: next }
}
