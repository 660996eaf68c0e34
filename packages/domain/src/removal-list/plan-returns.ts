import type { Refusal } from '../refusal.ts'
import { type ReturnRefusal, refuseReturn } from './refuse-return.ts'

export interface AskedReturn {
  readonly type: string
  readonly materieelSoort: string
  /** Blank for what is only counted. */
  readonly materieelNummer: string
  readonly retourAantal: number
  readonly opmerking?: string | undefined
}

/** What is known of one asked thing, at the place of it in the list asked. */
export interface ReturnFacts {
  /** The item exists, and the piece, when one is named, stands at the location. */
  readonly isHere: boolean
  readonly present: number
  /** On the list already; 0 when not. */
  readonly listed: number
}

export interface ReturnPlan {
  /** Lines as they are to be, new and grown ones. */
  readonly lines: readonly AskedReturn[]
  readonly added: number
  readonly grown: number
  /** Pieces that were on the list already. */
  readonly already: number
}

export interface ReturnFault extends Refusal<ReturnRefusal['code'] | 'error.niet_gevonden'> {
  /** Which of the asked things is at fault. */
  readonly index: number
}

/** The key of a line within the list of one location (R-ENT-12). */
export function returnKey(line: Pick<AskedReturn, 'type' | 'materieelSoort' | 'materieelNummer'>): string {
  return `${line.type} ${line.materieelSoort} ${line.materieelNummer}`
}

/**
 * What becomes of the list: a piece is on it once, what is counted adds up (R-ENT-12), up to what is present when the
 * setting caps it (R-RULE-01). The first thing at fault refuses all.
 */
export function planReturns(
  asked: readonly AskedReturn[],
  facts: readonly ReturnFacts[],
  capped: boolean,
): ReturnPlan | ReturnFault {
  const lines = new Map<string, AskedReturn>()
  let already = 0
  let grown = 0
  for (const [index, item] of asked.entries()) {
    const { isHere, present, listed } = facts[index] ?? { isHere: false, present: 0, listed: 0 }
    if (!isHere) return { code: 'error.niet_gevonden', params: {}, index }
    const isPiece = item.materieelNummer !== ''
    const key = returnKey(item)
    const before = lines.get(key)?.retourAantal ?? listed
    const quantity = isPiece ? item.retourAantal : before + item.retourAantal
    const refusal = refuseReturn(quantity, { isPiece, present, capped: capped && !(isPiece && before > 0) })
    if (refusal !== null) return { ...refusal, index }
    if (isPiece && before > 0) already += 1
    else {
      if (listed > 0 && !lines.has(key)) grown += 1
      lines.set(key, { ...item, retourAantal: quantity })
    }
  }
  return { lines: [...lines.values()], added: lines.size - grown, grown, already }
}
