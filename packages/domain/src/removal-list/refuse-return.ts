import { type QuantityRefusal, refuseQuantity } from '../order-list/validate-add.ts'
import type { Refusal } from '../refusal.ts'

export type ReturnRefusal = QuantityRefusal | Refusal<'validatie.aantal_stuk' | 'validatie.aantal_voorraad'>

export interface ReturnLimits {
  /** A numbered piece; there is one of it. */
  readonly isPiece: boolean
  /** What stands there and nobody has asked to be taken away yet. */
  readonly present: number
  /** The setting that caps the quantity at what is present. */
  readonly capped: boolean
}

/** Why this quantity cannot leave: a whole number from 1 to 99,999, one of a piece, at most what is there (R-RULE-01, OP-36). */
export function refuseReturn(
  quantity: number | string | null | undefined,
  { isPiece, present, capped }: ReturnLimits,
): ReturnRefusal | null {
  const refusal = refuseQuantity(quantity)
  if (refusal !== null) return refusal
  if (isPiece && Number(quantity) !== 1) return { code: 'validatie.aantal_stuk', params: {} }
  if (!capped || Number(quantity) <= present) return null
  return { code: 'validatie.aantal_voorraad', params: { amount: Math.max(0, Math.floor(present)) } }
}
