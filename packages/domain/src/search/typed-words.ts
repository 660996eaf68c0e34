import { type IndexedWord, type SearchIndex, type WordSource, wordsAround, wordsFrom } from './search-index.ts'

export interface WordMatch {
  points: number
  source: WordSource
}
export type WordMatches = Map<number, WordMatch>

/** Shorter words and numbers are only looked for at the beginning of words: inside they are everywhere. */
const insideFrom = 3
const sourcePoints: Readonly<Record<WordSource, number>> = { a: 10, b: 6, c: 3 }
/** How a typed word is met: as it is, in its singular, by the beginning, as the end of a compound, inside one. */
const pointsOf = { whole: 10, singular: 9, beginning: 8, ending: 6, inside: 5, beginningOfNumber: 3 } as const

/** Gathers what has a word, of each word the first so many things: they are in the order of the answer. */
function gather(most: number) {
  const found: WordMatches = new Map()
  const add = ({ source, positions }: IndexedWord, points: number) => {
    const worth = sourcePoints[source] * points
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
  return { found, add }
}

const singularFrom = 5
const shortestSingular = 3
const pluralEndings = ['jes', 'je', 'en', 'es', 'er', 's', 'n', 'e', 'x'] as const

/** What a plural or an inflected word of the four languages may be the form of: hekken, platen, smalle, Zäune, boards. */
export function singularsOf(word: string): readonly string[] {
  if (word.length < singularFrom || /\d/.test(word)) return []
  const stems = pluralEndings.flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : []))
  return [
    ...new Set(
      stems.flatMap((stem) => [
        stem,
        ...(/([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : []),
        ...(/[^aeiou][aeou][^aeiou]$/.test(stem) ? [stem.slice(0, -1) + stem.slice(-2)] : []),
      ]),
    ),
  ].filter((stem) => stem.length >= shortestSingular)
}

/** Items that have the typed word: as it is, in its singular, by its beginning or inside a compound. */
export function matchesOfWord(index: SearchIndex, word: string, most: number): WordMatches {
  const { found, add } = gather(most)
  const isNumber = /^\d/.test(word)
  const beginning = isNumber ? pointsOf.beginningOfNumber : pointsOf.beginning
  for (const one of wordsFrom(index, word)) add(one, one.word === word ? pointsOf.whole : beginning)
  if (word.length >= insideFrom && !isNumber) for (const one of wordsAround(index, word)) add(one, pointsOf.inside)
  // At the end of a compound stands what it is.
  for (const stem of singularsOf(word)) {
    for (const one of wordsFrom(index, stem)) if (one.word === stem) add(one, pointsOf.singular)
    for (const one of wordsAround(index, stem)) if (one.word.endsWith(stem)) add(one, pointsOf.ending)
  }
  return found
}

const shortestPart = 4
/** So long must the second part of a compound be, which says what it is. */
const shortestHead = 5

const isWordOrEnding = (index: SearchIndex, word: string): boolean =>
  wordsFrom(index, word)[0]?.word === word || wordsAround(index, word).some((one) => one.word.endsWith(word))

/** A compound that nobody wrote so: what it is, as long as can be, and of what; null where it has no two such parts. */
export function partsOfCompound(index: SearchIndex, word: string): readonly [head: string, detail: string] | null {
  for (let at = shortestPart; at <= word.length - shortestHead; at += 1) {
    const [detail, head] = [word.slice(0, at), word.slice(at)]
    if (wordsFrom(index, detail).length === 0) continue
    if ([head, ...singularsOf(head)].some((one) => isWordOrEnding(index, one))) return [head, detail]
  }
  return null
}
