import { searchTermMinLength } from '../constants.ts'
import type { Refusal } from '../refusal.ts'

/** Words of the trade that are shorter than others may be (decision: search). */
const shortWords: ReadonlySet<string> = new Set(['wc', 'ac', 'pe', 'ms'])

/** A term shorter than 3 characters after trimming starts no search, unless it is a short word of the trade (R-VAL-12, OP-01). */
export function refuseTerm(term: string): Refusal<'zoeken.term_te_kort'> | null {
  const typed = term.trim()
  if ([...typed].length >= searchTermMinLength || shortWords.has(typed.toLowerCase())) return null
  return { code: 'zoeken.term_te_kort', params: { amount: searchTermMinLength } }
}
