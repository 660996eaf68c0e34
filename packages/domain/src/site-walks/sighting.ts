import { numberKey } from '../plain/search-text.ts'
import type { Label } from '../removal-list/read-label.ts'

/** What somebody saw on a walk: a piece, so many of a kind, or a label that names nothing of the site's stock. */
export interface SeenThing {
  /** Empty for a label that names nothing here. */
  readonly type: string
  readonly materieelSoort: string
  /** Empty for what is only counted. */
  readonly materieelNummer: string
  /** What the label says, where it names nothing here; else empty. */
  readonly code: string
}

export interface Sighting extends SeenThing {
  /** Pieces seen: 1, or 0 when it was taken back; of a kind that is counted, how many. */
  readonly aantal: number
  /** When it was seen, by the clock of the device: ISO 8601. */
  readonly moment: string
}

/** Names a thing of a walk; the same thing has the same name in books and sightings. */
export function thingKey(thing: SeenThing): string {
  return thing.code === ''
    ? `${thing.type}|${thing.materieelSoort.toUpperCase()}|${thing.materieelNummer.toUpperCase()}`
    : `|${thing.code.toUpperCase()}`
}

/** Of each thing the sighting that counts: the last one, whoever saw it and in whichever order they came. */
export function latestSightings<S extends Sighting>(sightings: readonly S[]): readonly S[] {
  const latest = new Map<string, S>()
  for (const one of sightings) {
    const known = latest.get(thingKey(one))
    if (known === undefined || known.moment <= one.moment) latest.set(thingKey(one), one)
  }
  return [...latest.values()]
}

/**
 * A moment of a device whose clock may be wrong: never before the walk began, never after it came here.
 * @param moment ISO 8601, as the device says it
 */
export function plausibleMoment(moment: string, { begun, now }: { readonly begun: Date; readonly now: Date }): Date {
  const at = Math.min(new Date(moment).getTime(), now.getTime())
  return new Date(Math.max(at, Math.min(begun.getTime(), now.getTime())))
}

interface Labelled {
  readonly materieelSoort: string
  readonly materieelNummer: string
  readonly keuringsNummer: string
  readonly serienummer: string
}

/**
 * The only thing of the site's stock that a label means: by its likeliest reading that names one, as it is written or with
 * other hyphens; null when it names none, or several.
 */
export function findByLabel<R extends Labelled>(label: Label, stock: readonly R[]): R | null {
  for (const { code, pairs, key } of label) {
    const isPair = (row: R) =>
      pairs.some((pair) => pair.materieelSoort === row.materieelSoort && pair.materieelNummer === row.materieelNummer)
    const numbers = (row: R) =>
      row.materieelNummer === ''
        ? [row.materieelSoort]
        : [row.materieelNummer, row.keuringsNummer, row.serienummer].filter((one) => one !== '')
    const exact = stock.filter((row) => isPair(row) || numbers(row).some((one) => one.toUpperCase() === code))
    const found = exact.length > 0 ? exact : stock.filter((row) => numbers(row).some((one) => numberKey(one) === key))
    const [first] = found
    if (first !== undefined)
      return found.every(
        (row) => thingKey({ type: '', code: '', ...row }) === thingKey({ type: '', code: '', ...first }),
      )
        ? first
        : null
  }
  return null
}
