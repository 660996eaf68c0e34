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

/** A typed term made ready; null when nothing is left to look for, as of a term of punctuation. */
export function readTerm(typed: string): ReadTerm | null {
  const { measures, rest } = readMeasures(typed)
  const whole = searchWords(typed).join(' ')
  return whole === '' ? null : { words: comparedWords(rest), measures, number: numberKey(typed), whole }
}
