import { PortalError } from '@portal/contract/errors.ts'
import { numberKey, searchWords } from '@portal/domain/plain/search-text.ts'
import type { SearchTerm } from '@portal/domain/search/find-matches.ts'
import { readMeasures } from '@portal/domain/search/measures.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'

/** `2x12` is two numbers, as the names have them (`2×12`). */
const between = /(\d)x(?=\d)/gi

/** With the whole as it was typed, but for capitals, accents and punctuation. */
interface ReadTerm extends SearchTerm {
  readonly whole: string
}

/**
 * A typed term made ready (R-VAL-12).
 * @returns null when nothing is left to look for, as of a term of punctuation
 * @throws PortalError `zoeken.term_te_kort`
 */
export function readTerm(typed: string): ReadTerm | null {
  const refusal = refuseTerm(typed)
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params)
  const { measures, rest } = readMeasures(typed)
  const whole = searchWords(typed).join(' ')
  return whole === ''
    ? null
    : { words: searchWords(rest.replace(between, '$1 ')), measures, number: numberKey(typed), whole }
}
