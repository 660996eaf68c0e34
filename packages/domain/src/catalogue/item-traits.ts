import type { FilterableProperty } from './filter-types.ts'

/** A property with the name that the back office gives it, whatever the language of the reader. */
type NamedProperty = FilterableProperty & { readonly label: string }

/** How high something comes, in metres, and the property that says so. */
export interface ItemHeight<Property> {
  readonly metres: number
  readonly property: Property
}

const perMetre: Readonly<Record<string, number>> = { m: 1, mtr: 1, meter: 1, metre: 1, cm: 100, mm: 1000 }
/** Below this a plain height is that of a thing one looks down on: a heater, a barrier. */
const leastPlainHeight = 2
const leastHeight = 0.5
/** What is longer than this says nothing as a chip. */
const longestEnergy = 18

const heights: readonly { readonly name: RegExp; readonly least: number }[] = [
  { name: /^(max\S* )?(werkhoogte|arbeitshöhe|hauteur de travail|working height)$/, least: leastHeight },
  { name: /^(max\S* )?(masthoogte|masthöhe|hauteur d[eu] mât|mast height)$/, least: leastHeight },
  { name: /^(max\S* )?(platformhoogte|plattformhöhe|hauteur de plateforme|platform height)$/, least: leastHeight },
  { name: /^(max\S* |totale )?(hoogte|höhe|hauteur|height)$/, least: leastPlainHeight },
]
const ladderLength = /^(max\S* )?(lengte|länge|longueur|length)( max\S*)?$/
const rungs = /sporten|treden|sprossen|stufen|échelons|marches|rungs|treads/
const laddersOwn = /^maximale lengte$/
const energy = /^(energie(bron|quelle)?|énergie|brandstof|kraftstoff|carburant|fuel|aandrijving|antrieb|power source)$/

const plain = (label: string) => label.trim().toLowerCase()

function metresOf({ text, waarde }: NamedProperty): number | null {
  const unit = /([a-z]+)\.?\s*$/i.exec(text)?.[1]?.toLowerCase()
  const divisor = unit === undefined ? undefined : perMetre[unit]
  return waarde === null || divisor === undefined ? null : waarde / divisor
}

/**
 * The height of what stands and is chosen by it: the working height of a scaffold or a lift, the height of a mast, the
 * length of a ladder. Null where the technical data names none, or none that a person beside it says anything about.
 */
export function itemHeight<Property extends NamedProperty>(
  properties: readonly Property[],
): ItemHeight<Property> | null {
  const isLadder = properties.some(({ label }) => rungs.test(plain(label)) || laddersOwn.test(plain(label)))
  const names = isLadder ? [...heights, { name: ladderLength, least: leastHeight }] : heights
  for (const { name, least } of names) {
    for (const property of properties) {
      const metres = name.test(plain(property.label)) ? metresOf(property) : null
      if (metres !== null && metres >= least) return { metres, property }
    }
  }
  return null
}

/** What a machine runs on, as the back office words it; null where it says nothing or a whole sentence. */
export function itemEnergy<Property extends NamedProperty>(properties: readonly Property[]): Property | null {
  const found = properties.find(({ label, text }) => energy.test(plain(label)) && text.trim() !== '')
  return found !== undefined && found.text.length <= longestEnergy ? found : null
}

/** Height of a person beside a thing, in metres. */
export const personHeight = 1.75
const halfAt = 3

/**
 * The share of the room that a thing of this height takes in a picture: grows with the height, slower the higher, so that
 * everything fits, what is higher looks higher, and two of one height are equally high. Its own picture keeps one scale.
 */
export function shareOfRoom(metres: number): number {
  return metres / (metres + halfAt)
}
