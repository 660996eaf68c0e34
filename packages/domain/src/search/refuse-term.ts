import { searchTermMinLength } from '../constants.ts'
import type { Refusal } from '../refusal.ts'

/** A term shorter than 3 characters after trimming starts no search (R-VAL-12, OP-01). */
export function refuseTerm(term: string): Refusal<'zoeken.term_te_kort'> | null {
  if ([...term.trim()].length >= searchTermMinLength) return null
  return { code: 'zoeken.term_te_kort', params: { amount: searchTermMinLength } }
}
