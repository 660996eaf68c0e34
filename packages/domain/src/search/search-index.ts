import { trigramsOf } from './word-likeness.ts'

/** Where a word was found: a is number and names, b synonyms, c category and technical values. */
export type WordSource = 'a' | 'b' | 'c'

export interface IndexedWord {
  readonly word: string
  readonly source: WordSource
  /** Places of the things that have the word, in ascending order: the order of equally good matches. */
  readonly positions: Int32Array
}

/** What can be found, with its place and its number as numbers are compared. */
export interface IndexedThing {
  readonly position: number
  readonly kind: string
  readonly no: string
  readonly key: string
}

/** All words of a catalogue, made for looking them up by beginning, part and likeness. */
export interface SearchIndex {
  readonly words: readonly IndexedWord[]
  readonly things: ReadonlyMap<number, IndexedThing>
  /** The same in the order of these numbers. */
  readonly numbers: readonly IndexedThing[]
  /** All words one after the other, and where each begins in that. */
  readonly joined: string
  readonly begins: Int32Array
  /** Words that may be meant by one that looks like them, by trigram. */
  readonly byTrigram: ReadonlyMap<string, readonly number[]>
  /** Trigrams of these words in their order. */
  readonly trigrams: readonly (readonly string[])[]
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
/** Numbers and sizes look like nothing, and what a category or a value says is too little to be meant. */
const mayBeMeant = ({ word, source }: IndexedWord): boolean => source !== 'c' && !/^[0-9=]/.test(word)

/** Which of these words a typed word may mean by what it looks like, by their trigrams. */
function trigramIndex(words: readonly IndexedWord[]): Pick<SearchIndex, 'byTrigram' | 'trigrams'> {
  const trigrams = words.map((word) => (mayBeMeant(word) ? trigramsOf(word.word) : []))
  const byTrigram = new Map<string, number[]>()
  for (const [at, own] of trigrams.entries())
    for (const trigram of new Set(own)) {
      const list = byTrigram.get(trigram)
      if (list === undefined) byTrigram.set(trigram, [at])
      else list.push(at)
    }
  return { byTrigram, trigrams }
}

export function createSearchIndex(found: readonly IndexedWord[], things: readonly IndexedThing[]): SearchIndex {
  const words = found.toSorted((a, b) => byText(a.word, b.word) || byText(a.source, b.source))
  const begins = new Int32Array(words.length)
  let length = 0
  for (const [at, { word }] of words.entries()) {
    begins[at] = length
    length += word.length + 1
  }
  return {
    words,
    things: new Map(things.map((thing) => [thing.position, thing])),
    numbers: things.toSorted((a, b) => byText(a.key, b.key)),
    joined: words.map(({ word }) => `${word}\n`).join(''),
    begins,
    ...trigramIndex(words),
  }
}

/** The first place of a sorted row whose text is not before this one. */
function firstAt(length: number, textAt: (at: number) => string, text: string): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (textAt(middle) < text) low = middle + 1
    else high = middle
  }
  return low
}

/** Words that begin with this text. */
export function wordsFrom({ words }: SearchIndex, beginning: string): readonly IndexedWord[] {
  const from = firstAt(words.length, (at) => words[at]?.word ?? '', beginning)
  let to = from
  while (words[to]?.word.startsWith(beginning) === true) to += 1
  return words.slice(from, to)
}

/** Numbers that begin with this text. */
export function numbersFrom({ numbers }: SearchIndex, beginning: string): SearchIndex['numbers'] {
  const from = firstAt(numbers.length, (at) => numbers[at]?.key ?? '', beginning)
  let to = from
  while (numbers[to]?.key.startsWith(beginning) === true) to += 1
  return numbers.slice(from, to)
}

/** Words that hold this text further on than at their beginning; never those that begin with a digit. */
export function wordsAround({ words, joined, begins }: SearchIndex, part: string): readonly IndexedWord[] {
  const found: IndexedWord[] = []
  let last = -1
  for (let at = joined.indexOf(part); at >= 0; at = joined.indexOf(part, at + 1)) {
    let [low, high] = [Math.max(last, 0), begins.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((begins[middle] ?? 0) <= at) low = middle
      else high = middle
    }
    const word = words[low]
    if (low === last || word === undefined || begins[low] === at || /^[0-9]/.test(word.word)) continue
    last = low
    found.push(word)
  }
  return found
}
