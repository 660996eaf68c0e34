import { numberKey, searchWords } from '../plain/search-text.ts'
import type { SearchTerm } from './find-matches.ts'
import { readMeasures } from './measures.ts'

/** `2x12` is two numbers, as the names have them (`2×12`). */
const between = /(\d)x(?=\d)/gi

/** With the whole as it was typed, but for capitals, accents and punctuation. */
export interface ReadTerm extends SearchTerm {
  readonly whole: string
}

/** The words of a text as the search compares them. */
export const comparedWords = (text: string): readonly string[] => searchWords(text.replace(between, '$1 '))

/** Words that only join others, in four languages; of a term of such words all stay. */
const joining: ReadonlySet<string> = new Set(
  'de het een en van der die das den dem ein eine und von vom zum zur im du des la le les un une et au aux d the an and of in to'.split(
    ' ',
  ),
)
/** What stands behind these says of or with what something is. */
const beforeDetails: ReadonlySet<string> = new Set(
  'voor met zonder op bij für fur mit ohne auf pour avec sans sur for with without on'.split(' '),
)

/** The words that tell something, those that say what it is first. */
function tellingWords(words: readonly string[]): { readonly words: readonly string[]; readonly headWords: number } {
  const at = words.findIndex((word) => beforeDetails.has(word))
  const tells = (word: string) => !joining.has(word) && !beforeDetails.has(word)
  const [heads, details] =
    at < 0 ? [words.filter(tells), []] : [words.slice(0, at).filter(tells), words.slice(at).filter(tells)]
  const told = [...heads, ...details]
  if (told.length === 0) return { words, headWords: words.length }
  return { words: told, headWords: heads.length || told.length }
}

/** A typed term made ready; null when nothing is left to look for, as of a term of punctuation. */
export function readTerm(typed: string): ReadTerm | null {
  const { measures, rest } = readMeasures(typed)
  const whole = searchWords(typed).join(' ')
  return whole === '' ? null : { ...tellingWords(comparedWords(rest)), measures, number: numberKey(typed), whole }
}
