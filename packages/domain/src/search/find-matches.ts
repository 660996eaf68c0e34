import { thingOfEnding } from './find-number.ts'
import type { Measure } from './measures.ts'
import { numbersFrom, type SearchIndex, type WordSource, wordsFrom } from './search-index.ts'
import { matchesOfWord, partsOfCompound, type WordMatches } from './typed-words.ts'
import { trigramsOf, wordLikeness } from './word-likeness.ts'

/** A search term made ready: its words without accents and capitals, its sizes, and the whole as a number is compared. */
export interface SearchTerm {
  readonly words: readonly string[]
  /** How many of the words say what it is; those after them say of or with what. All where it is left out. */
  readonly headWords?: number
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

const mostAlikeWords = 20
const mostWords = 10
const leastLikeness = 0.3
/** So like a word is a typing error of it, not a compound. */
const typoLikeness = 0.65
/** Of what several typed words tell this share must be met: a stray word is too little. */
const leastShare = 0.5
/** What a word after "for" or "with" tells beside one before it. */
const detailShare = 0.5
/** What it tells that the category or a technical value has a word. */
const categoryShare = 0.6
/** What a word that nothing has takes away, beside one that something has. */
const unknownShare = 0.6
/** A size among the technical properties beside the same one in the name. */
const propertyWeight = 0.6
/** Once something comes this near to the typed sizes, what is further away than `farSize` is left out. */
const nearSize = 0.8
const farSize = 0.5
/** A size that is met: 6,2 m by somebody who says 6. */
const metSize = 0.95
/** Of what can only be ordered elsewhere. */
const notOrderableWeight = 0.3
/** Fewer exact matches than these, and words that look like the typed ones count too. */
const fewMatches = 3

interface Asked {
  readonly index: SearchIndex
  readonly signs: IndexSigns
  readonly words: readonly string[]
  readonly headWords: number
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

interface Found {
  points: number
  source: WordSource
  isNumber: boolean
}

/** Items that have every typed word, with the points of them on average. */
function matchesOfAll(asked: Asked, byWord: readonly WordMatches[]): Map<number, Found> {
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

function exactMatches(asked: Asked, byWord: readonly WordMatches[]): readonly Match[] {
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

/** What each typed word tells: the fewer things have it, the more; what stands behind "for" or "with" less. */
function tellingOf({ index, words, headWords }: Asked, byWord: readonly ReadonlyMap<number, unknown>[]) {
  const own = words.map((_, at) => Math.log(1 + index.things.size / Math.max(1, byWord[at]?.size ?? 0)))
  const known = own.filter((_, at) => (byWord[at]?.size ?? 0) > 0)
  const usual = known.reduce((sum, one) => sum + one, 0) / Math.max(1, known.length)
  return words.map((_, at) => {
    const telling = (byWord[at]?.size ?? 0) > 0 ? (own[at] ?? 0) : usual * unknownShare
    return at < headWords ? telling : telling * detailShare
  })
}

/** Items that have most of what the words tell, or while next to nothing matches, words that look like them. */
function likelyMatches(asked: Asked, byWord: readonly WordMatches[], exact: readonly Match[]): readonly Match[] {
  // As for a word that matches: no more of each are needed than are wanted and may be known already.
  const most = isOneWord(asked) ? asked.maximum + exact.length : Number.POSITIVE_INFINITY
  const alike = asked.words.map((word, at) => {
    const matches: WordMatches = byWord[at] ?? new Map()
    // A word that something has is written as it is meant.
    const isMeant = exact.length >= fewMatches || (matches.size > 0 && asked.words.length > 1)
    const likeness = isMeant ? new Map<number, number>() : likenessTo(asked.index, word, most)
    // A synonym or a name says it, a category only what it is among.
    for (const [position, { source }] of matches) likeness.set(position, source === 'c' ? categoryShare : 1)
    return likeness
  })
  const telling = tellingOf(asked, alike)
  // A size that is met tells as much as a word.
  const sizeTelling = asked.measures.length === 0 ? 0 : Math.max(...telling, 0)
  const whole = telling.reduce((sum, one) => sum + one, sizeTelling)
  const sums = new Map<number, number>()
  for (const [at, likeness] of alike.entries())
    for (const [position, own] of likeness) sums.set(position, (sums.get(position) ?? 0) + own * (telling[at] ?? 0))
  const known = new Set(exact.map(({ position }) => position))
  const least = asked.words.length === 1 ? leastLikeness : leastShare
  const matches: Match[] = []
  for (const [position, sum] of sums) {
    const isMet = (asked.near.get(position) ?? 0) >= metSize
    const share = (sum + (isMet ? sizeTelling : 0)) / whole
    if (known.has(position) || share < least) continue
    const score = share * fitOf(asked, position) * weightOf(asked, position)
    matches.push({ position, score, reason: 'lijkt_op' })
  }
  return best(matches, asked.maximum)
}

/** The typed words, a compound that nothing has as its two parts: of what it is stands among the details. */
function splitCompounds(index: SearchIndex, term: SearchTerm): Required<Pick<SearchTerm, 'words' | 'headWords'>> {
  const [heads, details]: [string[], string[]] = [[], []]
  for (const [at, word] of term.words.slice(0, mostWords).entries()) {
    const isKnown =
      matchesOfWord(index, word, 1).size > 0 || (alikeWords(index, word)[0]?.likeness ?? 0) >= typoLikeness
    const parts = isKnown ? null : partsOfCompound(index, word)
    const isHead = at < (term.headWords ?? term.words.length)
    ;(isHead ? heads : details).push(parts?.[0] ?? word)
    if (parts !== null) details.push(parts[1])
  }
  return { words: [...heads, ...details], headWords: heads.length }
}

/**
 * The best matches of a term, best first. A word matches as it is, in its singular, by its beginning, inside a compound, and
 * when next to nothing matches so, by its likeness. Where nothing has all words, what has most of what they tell comes.
 */
export function findMatches(
  index: SearchIndex,
  term: SearchTerm,
  { maximum, ...signs }: IndexSigns & { readonly maximum: number },
): readonly Match[] {
  const { words, headWords } = splitCompounds(index, term)
  const measures = term.measures.slice(0, mostWords)
  const near = nearnessOf(index, signs, measures)
  const asked: Asked = { index, signs, words, headWords, measures, number: term.number, maximum, near }
  const most = isOneWord(asked) ? maximum : Number.POSITIVE_INFINITY
  const byWord = words.map((word) => matchesOfWord(index, word, most))
  const exact = exactMatches(asked, byWord)
  // All words but not the size: what has the size and most of the words is nearer to what is meant.
  const isMet = measures.length === 0 || exact.some(({ position }) => (near.get(position) ?? 0) >= metSize)
  if (!isMet && words.length > 1 && !exact.some(({ reason }) => reason === 'nummer')) {
    const reasons = new Map(exact.map(({ position, reason }) => [position, reason]))
    const nearest = best(likelyMatches(asked, byWord, []), maximum)
    return nearest.map((match) => ({ ...match, reason: reasons.get(match.position) ?? match.reason }))
  }
  // Whatever matches exactly is worth more than all that is alike.
  if (exact.length >= maximum) return exact
  // Of one word, words that look like it are all that could be added.
  if (isOneWord(asked) && exact.length >= fewMatches) return exact
  return best([...exact, ...likelyMatches(asked, byWord, exact)], maximum)
}
