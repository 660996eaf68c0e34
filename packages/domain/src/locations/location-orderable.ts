import type { LocationState } from '../states/enums.ts'

/** States in which orders for a location are taken (OP-22). */
const orderableStates: readonly LocationState[] = ['Production', 'Finished']

/** Why nothing can be ordered for a location; null when it can (R-RULE-07, OP-22). The kind can block it too. */
export function refuseOrderAt(location: {
  readonly geblokkeerd: boolean
  readonly state: string
  readonly kind?: string
}): 'locatie.geblokkeerd' | 'locatie.niet_bestelbaar' | null {
  if (location.geblokkeerd || location.kind === 'Geblokkeerd') return 'locatie.geblokkeerd'
  return orderableStates.some((state) => state === location.state) ? null : 'locatie.niet_bestelbaar'
}
