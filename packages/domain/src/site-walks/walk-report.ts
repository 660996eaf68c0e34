import { isInspectionLate, isLateReturn, standsHere } from '../agenda/site-figures.ts'
import { type CalendarDate, daysBetween } from '../plain/calendar-date.ts'
import { type StillAsked, stillDaysOf } from '../stock/standing-still.ts'
import { latestSightings, type SeenThing, type Sighting, thingKey } from './sighting.ts'

/** What the books say of a thing at a site; several rows may be about one thing. */
export interface BookRow {
  readonly type: string
  readonly materieelSoort: string
  /** Empty for what is only counted. */
  readonly materieelNummer: string
  readonly huidig: number
  readonly keuringsDatum: CalendarDate | null
  /** False when the last inspection of one of its kinds was not passed. */
  readonly goedgekeurd: boolean
  readonly beschikbaarVanaf: CalendarDate | null
  readonly verwachteRetourDatum: CalendarDate | null
}

/**
 * What a walk says of a thing: `gevonden` as the books say, `ontbreekt` not seen at all, `minder` or `meer` than the books
 * say, `extra` seen and not in the books of the site, `elders` in the books of another site of the person, `onbekend` a label
 * that names nothing the person may see, `open` not seen yet, or not asked for as the walk was of a part of the site.
 */
export const walkStates = ['gevonden', 'ontbreekt', 'minder', 'meer', 'extra', 'elders', 'onbekend', 'open'] as const
export type WalkState = (typeof walkStates)[number]

/** What is looked at before all others, in this order. */
const askingStates: readonly WalkState[] = ['ontbreekt', 'minder', 'extra', 'elders', 'onbekend', 'meer']

export interface WalkSighting extends Sighting {
  /** The other site of the person in whose books it stands; empty when it is of none. */
  readonly elders: string
}

export interface WalkRow<B extends BookRow, S extends WalkSighting> {
  readonly key: string
  readonly thing: SeenThing
  /** Null for what is not in the books of the site. */
  readonly book: B | null
  /** Null for what nobody saw. */
  readonly sighting: S | null
  readonly state: WalkState
  /** How many the books say. */
  readonly expected: number
  /** How many were seen; null when nobody looked. */
  readonly seen: number | null
  /** Days that it should have gone back; 0 when it is not late. */
  readonly lateDays: number
  /** Its inspection has expired, or was not passed. */
  readonly isInspectionBad: boolean
  /** Days that it has not moved, when that is as long as asked; else 0. */
  readonly stillDays: number
}

export interface WalkFacts extends StillAsked {
  /** The part of the site that was walked; empty for all of it. */
  readonly part: string
  readonly isClosed: boolean
}

function stateOf(
  { book, sighting, expected }: { book: BookRow | null; sighting: WalkSighting | null; expected: number },
  { part, isClosed }: WalkFacts,
): WalkState {
  // What was seen and taken back nobody saw.
  const seen = sighting?.aantal ?? 0
  if (book === null) {
    if (sighting !== null && sighting.code === '') return 'extra'
    return sighting?.elders ? 'elders' : 'onbekend'
  }
  if (sighting === null || (seen === 0 && book.materieelNummer !== ''))
    return isClosed && part === '' ? 'ontbreekt' : 'open'
  if (seen === expected) return 'gevonden'
  if (seen === 0) return 'ontbreekt'
  return seen < expected ? 'minder' : 'meer'
}

/** Rows of the books that are about one thing, as one. */
function gather<B extends BookRow>(books: readonly B[]): ReadonlyMap<string, { book: B; expected: number }> {
  const gathered = new Map<string, { book: B; expected: number }>()
  for (const book of books.filter(standsHere)) {
    const key = thingKey({ code: '', ...book })
    const known = gathered.get(key)
    gathered.set(key, { book: known?.book ?? book, expected: (known?.expected ?? 0) + book.huidig })
  }
  return gathered
}

/**
 * Each thing that the books of a site have, and each that somebody saw there, with what that means: the same for the page
 * during the walk and for the report after it.
 */
export function walkRows<B extends BookRow, S extends WalkSighting>(
  books: readonly B[],
  sightings: readonly S[],
  facts: WalkFacts,
): readonly WalkRow<B, S>[] {
  const known = gather(books)
  const seen = new Map(latestSightings(sightings).map((one) => [thingKey(one), one] as const))
  const extra = [...seen].filter(([key, one]) => !known.has(key) && one.aantal > 0)
  const rowOf = (key: string, book: B | null, expected: number): WalkRow<B, S> => {
    const sighting = seen.get(key) ?? null
    const { type, materieelSoort, materieelNummer } = book ??
      sighting ?? { type: '', materieelSoort: '', materieelNummer: '' }
    const isLate = book !== null && isLateReturn(book, facts.today)
    return {
      key,
      thing: { type, materieelSoort, materieelNummer, code: sighting?.code ?? '' },
      book,
      sighting,
      state: stateOf({ book, sighting, expected }, facts),
      expected,
      seen: sighting?.aantal ?? null,
      lateDays: isLate ? daysBetween(book.verwachteRetourDatum ?? facts.today, facts.today) : 0,
      isInspectionBad: book !== null && (isInspectionLate(book.keuringsDatum, facts.today) || !book.goedgekeurd),
      stillDays: book === null ? 0 : stillDaysOf(book, facts),
    }
  }
  return [
    ...[...known].map(([key, { book, expected }]) => rowOf(key, book, expected)),
    ...extra.map(([key]) => rowOf(key, null, 0)),
  ]
}

/** Whether something of it is to be decided: it does not stand there as the books say. */
export function asksWhat({ state }: { readonly state: WalkState }): boolean {
  return askingStates.includes(state)
}

/** Whether something that stands there as the books say asks for attention: late, badly inspected, or standing still. */
export function needsAttention(row: {
  readonly stand: WalkState
  readonly dagenTeLaat: number
  readonly keuringFout: boolean
  readonly dagenStil: number
}): boolean {
  return row.stand !== 'ontbreekt' && (row.dagenTeLaat > 0 || row.keuringFout || row.dagenStil > 0)
}

export interface WalkCounts {
  /** Things of the books. */
  readonly expected: number
  /** Things of the books that somebody looked at. */
  readonly seen: number
  readonly missing: number
  /** What is there and not in the books of this site. */
  readonly extra: number
  readonly late: number
  readonly inspection: number
  readonly still: number
}

export function countWalk(rows: readonly WalkRow<BookRow, WalkSighting>[]): WalkCounts {
  const count = (is: (row: WalkRow<BookRow, WalkSighting>) => boolean) => rows.filter(is).length
  return {
    expected: count(({ book }) => book !== null),
    seen: count(({ book, state }) => book !== null && state !== 'open' && state !== 'ontbreekt'),
    missing: count(({ state }) => state === 'ontbreekt' || state === 'minder'),
    extra: count(({ state }) => state === 'extra' || state === 'elders' || state === 'onbekend' || state === 'meer'),
    late: count(({ lateDays }) => lateDays > 0),
    inspection: count(({ isInspectionBad }) => isInspectionBad),
    still: count(({ stillDays }) => stillDays > 0),
  }
}
