import { type Delivery, isNeverTaken } from '../requests/delivery.ts'

/** Feedback that still waits for an answer: not resolved, and not refused or given up on its way. */
export function isOpenComplaint(one: {
  readonly werkelijkeOplosDatum: string | null
  readonly status: string | null
  readonly verzending: Delivery
}): boolean {
  return one.werkelijkeOplosDatum === null && one.status !== 'Afgehandeld' && !isNeverTaken(one.verzending)
}
