import { maxApprovers } from '../constants.ts'

export interface AskedHandOver {
  /** Names in the back office of who is to decide from now on. */
  readonly approvers: readonly string[]
  readonly reason: string
}

/** The waiting list that is handed over. */
export interface HandedOver {
  readonly approvers: readonly string[]
  /** Who submitted it, by the name in the back office. */
  readonly erpUserName: string
  /** Who may approve at its location. */
  readonly candidates: readonly string[]
}

export type HandOverRefusal =
  | 'overdragen.reden_verplicht'
  | 'overdragen.aantal'
  | 'overdragen.aanvrager'
  | 'overdragen.onbekend'
  | 'overdragen.ongewijzigd'

/** Which answer each refusal is about, by its name in the call. */
export const handOverRefusalFields: Readonly<Record<HandOverRefusal, 'reden' | 'goedkeurders'>> = {
  'overdragen.reden_verplicht': 'reden',
  'overdragen.aantal': 'goedkeurders',
  'overdragen.aanvrager': 'goedkeurders',
  'overdragen.onbekend': 'goedkeurders',
  'overdragen.ongewijzigd': 'goedkeurders',
}

/**
 * Why a waiting list cannot be given to these approvers; null when it can. There is at least one and at most three
 * (R-APPR-02), never who asked (OP-30), and only people who may approve at the location.
 */
export function refuseHandOver(asked: AskedHandOver, on: HandedOver): HandOverRefusal | null {
  const { approvers, reason } = asked
  const chosen = new Set(approvers)
  if (chosen.size === 0 || chosen.size > maxApprovers) return 'overdragen.aantal'
  if (chosen.has(on.erpUserName)) return 'overdragen.aanvrager'
  if (approvers.some((approver) => !on.candidates.includes(approver))) return 'overdragen.onbekend'
  const isSame = chosen.size === on.approvers.length && on.approvers.every((approver) => chosen.has(approver))
  if (isSame) return 'overdragen.ongewijzigd'
  return reason === '' ? 'overdragen.reden_verplicht' : null
}
