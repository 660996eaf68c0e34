import { PortalError } from '@portal/contract/errors.ts'
import { searchWords } from '@portal/domain/plain/search-text.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import type { SearchTerm } from './search.store.ts'

/**
 * A typed term made ready (R-VAL-12).
 * @returns null when nothing is left to look for, as of a term of punctuation
 * @throws PortalError `zoeken.term_te_kort`
 */
export function readTerm(typed: string): SearchTerm | null {
  const refusal = refuseTerm(typed)
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params)
  const words = searchWords(typed)
  return words.length === 0 ? null : { words, whole: words.join(' ') }
}
