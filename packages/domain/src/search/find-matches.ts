import { thingOfEnding } from './find-number.ts'
import type { Measure } from './measures.ts'
import {
  type IndexedWord,
  numbersFrom,
  type SearchIndex,
  type WordSource,
  wordsAround,
  wordsFrom,
} from './search-index.ts'
import { trigramsOf, wordLikeness } from './word-likeness.ts'

/** A search term made ready: its words without accents and capitals, its sizes, and the whole as a number is compared. */
export interface SearchTerm {
  readonly words: readonly string[]
  readonly measures: readonly Measure[]
  readonly number: string
}

/** How sizes and what cannot be ordered stand in an index. */
export interface IndexSigns {
  /** What the words of sizes of a kind begin with; their steps follow. */
  readonly markOf: (kind: Measure['kind']) => string
  /** From this place on nothing can be ordered. */
  readonly firstNotOrderable: number
}

export interface Match {
  readonly position: number
  readonly score: number
  readonly reason: 'nummer' | 'tekst' | 'synoniem' | 'lijkt_op'
}

/** Shorter words and numbers are only looked for at the beginning of words: inside they are everywhere. */
const insideFrom = 3
const mostAlikeWords = 20
const mostWords = 10
const leastLikeness = 0.3
/** Of several typed words this share must be like a word of the item: one of two is too little. */
const leastShare = 0.6
/** A size among the technical properties beside the same one in the name. */
const propertyWeight = 0.6
/** Once something comes this near to the typed sizes, what is further away than `farSize` is left out. */
const nearSize = 0.8
const farSize = 0.5
/** Of what can only be ordered elsewhere. */
const notOrderableWeight = 0.3
/** Fewer exact matches than these, and words that look like the typed ones count too. */
const fewMatches = 3
const sourcePoints: Readonly<Record<WordSource, number>> = { a: 10, b: 6, c: 3 }

interface Asked {
  readonly index: SearchIndex
  readonly signs: IndexSigns
  readonly words: readonly string[]
  readonly measures: readonly Measure[]
  readonly number: string
  readonly maximum: number
  /** How near each item comes to the typed sizes, from 0 to 1. */
  readonly near: ReadonlyMap<number, number>
}

const isOneWord = ({ words, measures }: Pick<Asked, 'words' | 'measures'>): boolean =>
  words.length === 1 && measures.length === 0

const best = (matches: readonly Match[], maximum: number): readonly Match[] =>
  matches.toSorted((a, b) => b.score - a.score || a.position - b.position).slice(0, maximum)

const weightOf = ({ signs }: Asked, position: number): number =>
  position < signs.firstNotOrderable ? 1 : notOrderableWeight
/** What a match is worth: as it is without a size, else the less the further its size is from what was typed. */
const fitOf = ({ measures, near }: Asked, position: number): number =>
  measures.length === 0 ? 1 : 0.3 + 0.7 * (near.get(position) ?? 0)

/** The smaller size over the larger one, for the best of an item's sizes of the kind, over all typed sizes. */
function nearnessOf(index: SearchIndex, signs: IndexSigns, measures: readonly Measure[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>()
  for (const { kind, steps } of measures) {
    const mark = signs.markOf(kind)
    const nearest = new Map<number, number>()
    for (const { word, source, positions } of wordsFrom(index, mark)) {
      const own = Number(word.slice(mark.length))
      const nearness = ((source === 'a' ? 1 : propertyWeight) * Math.min(own, steps)) / Math.max(own, steps, 1)
      for (const position of positions) if (nearness > (nearest.get(position) ?? -1)) nearest.set(position, nearness)
    }
    for (const [position, nearness] of nearest) sums.set(position, (sums.get(position) ?? 0) + nearness)
  }
  for (const [position, sum] of sums) sums.set(position, sum / measures.length)
  return sums
}

interface WordMatch {
  points: number
  source: WordSource
}

/** Items that have the typed word: as it is, by its beginning or inside a compound. */
function matchesOfWord({ index }: Asked, word: string, most: number): Map<number, WordMatch> {
  const found = new Map<number, WordMatch>()
  const add = ({ source, positions }: IndexedWord, points: number) => {
    const worth = sourcePoints[source] * points
    // They are in the order of the answer, so that of one typed word no more are needed than are wanted.
    const count = Math.min(positions.length, most)
    for (let at = 0; at < count; at += 1) {
      const position = positions[at] ?? 0
      const known = found.get(position)
      if (known === undefined) found.set(position, { points: worth, source })
      else {
        if (worth > known.points) known.points = worth
        if (source < known.source) known.source = source
      }
    }
  }
  for (const one of wordsFrom(index, word)) add(one, one.word === word ? 10 : 8)
  if (word.length >= insideFrom && !/^\d/.test(word)) for (const one of wordsAround(index, word)) add(one, 5)
  return found
}

interface Found {
  points: number
  source: WordSource
  isNumber: boolean
}

/** Items that have every typed word, with the points of them on average. */
function matchesOfAll(asked: Asked, byWord: readonly ReadonlyMap<number, WordMatch>[]): Map<number, Found> {
  const found = new Map<number, Found>()
  const [first, ...others] = byWord
  if (first === undefined) {
    for (const [position, nearness] of asked.near)
      if (nearness >= nearSize) found.set(position, { points: 100, source: 'a', isNumber: false })
    return found
  }
  for (const [position, { points, source }] of first) {
    let [sum, worst, count] = [points, source, 1]
    for (const other of others) {
      const match = other.get(position)
      if (match === undefined) break
      sum += match.points
      if (match.source > worst) worst = match.source
      count += 1
    }
    if (count === byWord.length) found.set(position, { points: sum / count, source: worst, isNumber: false })
  }
  return found
}

/** Once a size is met, what is far from it is left out. */
function fitSizes(asked: Asked, found: Map<number, Found>): Map<number, Found> {
  if (asked.measures.length === 0) return found
  const nearnessAt = (position: number) => asked.near.get(position) ?? 0
  let nearest = 0
  for (const position of found.keys()) nearest = Math.max(nearest, nearnessAt(position))
  for (const [position, match] of found) {
    if (nearest >= nearSize && nearnessAt(position) < farSize) found.delete(position)
    else match.points *= fitOf(asked, position)
  }
  return found
}

function addNumbers({ index, number, maximum }: Asked, found: Map<number, Found>): void {
  const numbers = numbersFrom(index, number)
    .toSorted((a, b) => a.position - b.position)
    .slice(0, maximum)
  const ending = numbers.length + found.size === 0 ? thingOfEnding(index, number) : null
  for (const { key, position } of ending === null ? numbers : [ending]) {
    const points = Math.max(key === number ? 800 : 400, found.get(position)?.points ?? 0)
    found.set(position, { points, source: 'a', isNumber: true })
  }
}

function exactMatches(asked: Asked, byWord: readonly ReadonlyMap<number, WordMatch>[]): readonly Match[] {
  const found = fitSizes(asked, matchesOfAll(asked, byWord))
  addNumbers(asked, found)
  const matches: Match[] = []
  for (const [position, { points, source, isNumber }] of found)
    matches.push({
      position,
      score: points * weightOf(asked, position),
      reason: isNumber ? 'nummer' : source === 'b' ? 'synoniem' : 'tekst',
    })
  return best(matches, asked.maximum)
}

/** The words that look most like a typed one. */
function alikeWords(index: SearchIndex, word: string): readonly { readonly at: number; readonly likeness: number }[] {
  const typed = new Set(trigramsOf(word))
  const common = new Map<number, number>()
  for (const trigram of typed)
    for (const at of index.byTrigram.get(trigram) ?? []) common.set(at, (common.get(at) ?? 0) + 1)
  const alike: { at: number; likeness: number }[] = []
  for (const [at, count] of common) {
    // With fewer trigrams in common no stretch of the word is like enough.
    if (count < leastLikeness * typed.size) continue
    const likeness = wordLikeness(typed, index.trigrams[at] ?? [])
    if (likeness >= leastLikeness) alike.push({ at, likeness })
  }
  // Words are in their order, so that of those equally alike the first counts.
  return alike.toSorted((a, b) => b.likeness - a.likeness || a.at - b.at).slice(0, mostAlikeWords)
}

/** How much the most alike word of each thing is like a typed one; of each word the first `most` things. */
function likenessTo(index: SearchIndex, word: string, most: number): Map<number, number> {
  const likeness = new Map<number, number>()
  // The words come in that order.
  for (const alike of alikeWords(index, word))
    for (const position of index.words[alike.at]?.positions.subarray(0, most) ?? [])
      if (!likeness.has(position)) likeness.set(position, alike.likeness)
  return likeness
}

/** Items that have most of the typed words, or while next to nothing matches, words that look like them. */
function likelyMatches(
  asked: Asked,
  byWord: readonly ReadonlyMap<number, WordMatch>[],
  exact: readonly Match[],
): readonly Match[] {
  const sums = new Map<number, { sum: number; count: number }>()
  // As for a word that matches: no more of each are needed than are wanted and may be known already.
  const most = isOneWord(asked) ? asked.maximum + exact.length : Number.POSITIVE_INFINITY
  for (const [at, word] of asked.words.entries()) {
    const likeness = exact.length < fewMatches ? likenessTo(asked.index, word, most) : new Map<number, number>()
    for (const position of byWord[at]?.keys() ?? []) likeness.set(position, 1)
    for (const [position, own] of likeness) {
      const known = sums.get(position)
      if (known === undefined) sums.set(position, { sum: own, count: 1 })
      else {
        known.sum += own
        known.count += 1
      }
    }
  }
  const known = new Set(exact.map(({ position }) => position))
  const least = Math.ceil(asked.words.length * leastShare)
  const matches: Match[] = []
  for (const [position, { sum, count }] of sums) {
    const likeness = sum / asked.words.length
    if (known.has(position) || count < least || likeness < leastLikeness) continue
    const score = likeness * fitOf(asked, position) * weightOf(asked, position)
    matches.push({ position, score, reason: 'lijkt_op' })
  }
  return best(matches, asked.maximum)
}

/**
 * The best matches of a term, best first. A word matches as it is, by its beginning, inside a compound, and when next to
 * nothing matches so, by its likeness.
 */
export function findMatches(
  index: SearchIndex,
  term: SearchTerm,
  { maximum, ...signs }: IndexSigns & { readonly maximum: number },
): readonly Match[] {
  const words = term.words.slice(0, mostWords)
  const measures = term.measures.slice(0, mostWords)
  const near = nearnessOf(index, signs, measures)
  const asked: Asked = { index, signs, words, measures, number: term.number, maximum, near }
  const most = isOneWord(asked) ? maximum : Number.POSITIVE_INFINITY
  const byWord = words.map((word) => matchesOfWord(asked, word, most))
  const exact = exactMatches(asked, byWord)
  // Whatever matches exactly is worth more than all that is alike.
  if (exact.length >= maximum) return exact
  // Of one word, words that look like it are all that could be added.
  if (isOneWord(asked) && exact.length >= fewMatches) return exact
  return best([...exact, ...likelyMatches(asked, byWord, exact)], maximum)
}
