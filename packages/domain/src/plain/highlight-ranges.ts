import { foldWithPlaces, searchWords } from './search-text.ts'

/** A piece of a text, from `start` up to but not including `end`. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** So short a piece is in many a number by chance: it counts only where a word begins. */
const shortWord = 2

/** Where the words of a term are in a text, in order and without overlap, to mark them. */
export function highlightRanges(text: string, term: string): TextRange[] {
  const { folded, places } = foldWithPlaces(text)
  const found: TextRange[] = []
  for (const word of searchWords(term)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      if (word.length <= shortWord && at > 0 && folded[at - 1] !== ' ') continue
      const start = places[at] ?? 0
      found.push({ start, end: endOf(places, at + word.length, start) })
    }
  }
  return mergeRanges(found)
}

/** The end of the last character found; one that became several letters counts whole. */
function endOf(places: readonly number[], after: number, start: number): number {
  const last = places[after - 1] ?? start
  return places.slice(after).find((place) => place > last) ?? last
}

function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last === undefined || range.start > last.end) merged.push(range)
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
  }
  return merged
}
