import { normalizeSearchText, searchWords } from './search-text.ts'

/** How well a text matches, best first: all of it, its beginning, whole words, beginnings of words, inside words. */
export const matchRanks = ['whole', 'start', 'words', 'wordStarts', 'inside'] as const
export type MatchRank = (typeof matchRanks)[number]

/**
 * How a text matches a term, or null when a word of the term is nowhere in it. Words may come in any order, and a number
 * written together with its unit (`10m`) finds the one written apart.
 */
export function rankMatch(text: string, term: string): MatchRank | null {
  const wanted = normalizeSearchText(term)
  if (wanted === '') return null
  const own = normalizeSearchText(text)
  if (own === wanted) return 'whole'
  if (own.startsWith(`${wanted} `)) return 'start'
  const words = own.split(' ')
  const terms = wanted.split(' ')
  if (terms.every((part) => words.includes(part))) return 'words'
  if (own.startsWith(wanted) || terms.every((part) => words.some((word) => word.startsWith(part)))) return 'wordStarts'
  const joined = own.replaceAll(' ', '')
  return terms.every((part) => own.includes(part) || joined.includes(part)) ? 'inside' : null
}

/** Puts the matches of a term first to last: better match first, then the earlier and shorter text. */
export function rankedMatches<T>(values: readonly T[], term: string, textsOf: (value: T) => readonly string[]): T[] {
  if (searchWords(term).length === 0) return []
  return values
    .flatMap((value, place) => {
      const ranks = textsOf(value).flatMap((text) => {
        const rank = rankMatch(text, term)
        return rank === null ? [] : [{ rank: matchRanks.indexOf(rank), length: text.length }]
      })
      const [best] = ranks.sort((a, b) => a.rank - b.rank || a.length - b.length)
      return best === undefined ? [] : [{ value, place, ...best }]
    })
    .sort((a, b) => a.rank - b.rank || a.length - b.length || a.place - b.place)
    .map(({ value }) => value)
}
