import { PortalError } from '@portal/contract/errors.ts'
import { type ReadTerm, readTerm as readLongTerm } from '@portal/domain/search/read-term.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'

/**
 * A typed term made ready (R-VAL-12).
 * @returns null when nothing is left to look for, as of a term of punctuation
 * @throws PortalError `zoeken.term_te_kort`
 */
export function readTerm(typed: string): ReadTerm | null {
  const refusal = refuseTerm(typed)
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params)
  return readLongTerm(typed)
}
