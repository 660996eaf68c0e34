/**
 * Sizes as people write them beside a word: the kind of a unit, and how many of its smallest step one unit is. Steps are
 * whole: millimetres, grams, millilitres, watts, volt-amperes, millivolts, milliamperes, square centimetres, newtons, millibars.
 */
const units = {
  length: {
    mm: 1,
    cm: 10,
    dm: 100,
    m: 1000,
    mtr: 1000,
    meter: 1000,
    meters: 1000,
    metre: 1000,
    metres: 1000,
    mètre: 1000,
    mètres: 1000,
    ft: 304.8,
    foot: 304.8,
    feet: 304.8,
    voet: 304.8,
    fuß: 304.8,
    pied: 304.8,
    pieds: 304.8,
    '"': 25.4,
    inch: 25.4,
    inches: 25.4,
    zoll: 25.4,
    pouce: 25.4,
    pouces: 25.4,
  },
  mass: {
    g: 1,
    gr: 1,
    gram: 1,
    kg: 1000,
    kilo: 1000,
    kilogram: 1000,
    t: 1_000_000,
    to: 1_000_000,
    ton: 1_000_000,
    tons: 1_000_000,
    tonne: 1_000_000,
    tonnes: 1_000_000,
    tonnen: 1_000_000,
  },
  volume: {
    ml: 1,
    cl: 10,
    l: 1000,
    ltr: 1000,
    liter: 1000,
    liters: 1000,
    litre: 1000,
    litres: 1000,
    'm³': 1_000_000,
    m3: 1_000_000,
    kuub: 1_000_000,
    kub: 1_000_000,
  },
  power: { w: 1, watt: 1, watts: 1, kw: 1000, kilowatt: 1000 },
  output: { va: 1, kva: 1000 },
  voltage: { v: 1000, volt: 1000, volts: 1000 },
  current: { a: 1000, amp: 1000, amps: 1000, ampere: 1000, ampères: 1000, ampère: 1000 },
  area: { 'm²': 10_000, m2: 10_000 },
  force: { n: 1, kn: 1000 },
  pressure: { bar: 1000, bars: 1000 },
} as const satisfies Record<string, Readonly<Record<string, number>>>

export type MeasureKind = keyof typeof units

// Object.keys widens the names of the closed table to string.
export const measureKinds = Object.keys(units) as readonly MeasureKind[]

/** Every unit by the word it is written with, in lower case, with its kind and its number of steps. */
export const measureUnits: readonly { readonly word: string; readonly kind: MeasureKind; readonly steps: number }[] =
  measureKinds.flatMap((kind) => Object.entries(units[kind]).map(([word, steps]) => ({ word, kind, steps })))

/** A size that was asked for: its kind, its number of steps, and the words it was written with. */
export interface Measure {
  readonly kind: MeasureKind
  readonly steps: number
  readonly written: string
}

const byWord = new Map(measureUnits.map((unit) => [unit.word, unit]))
const number = '\\d+(?:[.,]\\d+)?'
const words = [...byWord.keys()].sort((a, b) => b.length - a.length).join('|')
/** `6m`, `6 meter`, `1,8 t`, and both sides of `200 x 75 cm`; never in the middle of a word or a number. */
const written = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(${number})(?:\\s*[x×]\\s*(${number}))?(?:\\s*[x×]\\s*(${number}))?\\s*(${words})?(?![\\p{L}\\p{N}])`,
  'giu',
)

const toNumber = (digits: string): number => Number(digits.replace(',', '.'))

/** `2,7 x 1,2` is in metres; whole sides may be centimetres, or counted as in `3x12`. */
const isOfSides = ([first = '', second]: readonly (string | undefined)[]): boolean =>
  second !== undefined && /[.,]/.test(first + second)

/** A term taken apart into its sizes and the rest of its words; a number without unit stays a word. */
export function readMeasures(term: string): { readonly measures: readonly Measure[]; readonly rest: string } {
  const measures: Measure[] = []
  if (!/\d/.test(term)) return { measures, rest: term }
  const rest = term.replace(written, (whole: string, ...found: readonly (string | undefined)[]) => {
    const unit = byWord.get(found[3]?.toLowerCase() ?? (isOfSides(found) ? 'm' : ''))
    if (unit === undefined) return whole
    for (const digits of found.slice(0, 3)) {
      if (digits === undefined) continue
      const steps = Math.round(toNumber(digits) * unit.steps)
      measures.push({ kind: unit.kind, steps, written: whole.trim() })
    }
    return ' '
  })
  return { measures, rest }
}

/** A term without one of its sizes, as somebody who takes that size away wants it. */
export function withoutMeasure(term: string, size: string): string {
  return term.replace(size, ' ').replace(/\s+/g, ' ').trim()
}
