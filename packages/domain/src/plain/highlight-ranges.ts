import { foldWithPlaces, normalizeSearchText } from './search-text.ts'

/** A piece of a text, from `start` up to but not including `end`. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** So short a piece is in many a number by chance: it counts only where a word begins. */
const shortWord = 2
/** The words of a term; a measure with a part is one of them, whichever mark is between. */
const wanted = /\d+[.,]\d+|[\p{L}\p{N}\p{M}]+/gu
/** What stands before the inside of a word, or before the part of a measure. */
const inside = /[\p{L}\p{N}]$|\d[.,]$/u

/** Where the words of a term are in a text, in order and without overlap, to mark them. */
export function highlightRanges(text: string, term: string): TextRange[] {
  const { folded, places } = foldWithPlaces(text)
  const found: TextRange[] = []
  for (const word of term.match(wanted) ?? []) {
    const piece = normalizeSearchText(word)
    if (piece === '') continue
    const isBeginning = piece.length <= shortWord || piece.includes(' ')
    for (let at = folded.indexOf(piece); at >= 0; at = folded.indexOf(piece, at + piece.length)) {
      const start = places[at] ?? 0
      if (!isBeginning || !inside.test(text.slice(0, start)))
        found.push({ start, end: endOf(places, at + piece.length, start) })
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
