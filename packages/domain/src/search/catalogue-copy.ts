import { numberKey } from '../plain/search-text.ts'
import { findMatches, type Match } from './find-matches.ts'
import { type MeasureKind, readMeasures } from './measures.ts'
import { comparedWords, readTerm } from './read-term.ts'
import { refuseTerm } from './refuse-term.ts'
import { createSearchIndex, type IndexedThing, type SearchIndex, type WordSource } from './search-index.ts'

/** Items that a browser keeps of a catalogue at most: some 2.5 MB. */
export const mostCopiedItems = 10_000

/** What an item of the copy is found by. */
export interface FindableItem {
  readonly materieelSoort: string
  readonly kind: string
  readonly omschrijving: string
  readonly omschrijving2: string
  /** Its names in other languages and its synonyms. */
  readonly woorden: string
  readonly bestelbaar: boolean
}

/** A copy made ready for being searched; the place of an item is its place in the copy. */
export interface CopyIndex<Item extends FindableItem> {
  readonly items: readonly Item[]
  readonly index: SearchIndex
}

/** From this place on nothing can be ordered. */
const firstNotOrderable = 1_000_000
/** What sizes of a kind begin with, which no word does. */
const markOf = (kind: MeasureKind): string => `=${kind}:`
const sizeDigits = 15

/** The sizes in a name, as words that are in the order of their sizes. */
const sizesOf = (name: string): readonly string[] =>
  readMeasures(name).measures.map(({ kind, steps }) => markOf(kind) + `${Math.round(steps)}`.padStart(sizeDigits, '0'))

export function indexOfCopy<Item extends FindableItem>(items: readonly Item[]): CopyIndex<Item> {
  const byWord: Readonly<Record<Extract<WordSource, 'a' | 'b'>, Map<string, Set<number>>>> = {
    a: new Map(),
    b: new Map(),
  }
  const things: IndexedThing[] = []
  for (const [at, item] of items.entries()) {
    const position = item.bestelbaar ? at : firstNotOrderable + at
    const { materieelSoort: no, kind } = item
    things.push({ position, kind, no, key: numberKey(no) })
    const name = `${item.omschrijving} ${item.omschrijving2}`
    const found = { a: [...comparedWords(`${no} ${name}`), ...sizesOf(name)], b: comparedWords(item.woorden) }
    for (const source of ['a', 'b'] as const)
      for (const word of found[source]) {
        const places = byWord[source].get(word)
        if (places === undefined) byWord[source].set(word, new Set([position]))
        else places.add(position)
      }
  }
  const words = (['a', 'b'] as const).flatMap((source) =>
    [...byWord[source]].map(([word, places]) => ({
      word,
      source,
      positions: Int32Array.from(places).sort(),
    })),
  )
  return { items, index: createSearchIndex(words, things) }
}

export interface CopiedMatch<Item extends FindableItem> {
  readonly item: Item
  readonly reason: Match['reason']
}

/** The items of a copy that a term finds by number, name and what looks like it, the best first; none for a short term. */
export function findInCopy<Item extends FindableItem>(
  { items, index }: CopyIndex<Item>,
  typed: string,
  maximum: number,
): readonly CopiedMatch<Item>[] {
  const term = refuseTerm(typed) === null ? readTerm(typed) : null
  if (term === null) return []
  return findMatches(index, term, { markOf, firstNotOrderable, maximum }).flatMap(({ position, reason }) => {
    const item = items[position < firstNotOrderable ? position : position - firstNotOrderable]
    return item === undefined ? [] : [{ item, reason }]
  })
}
