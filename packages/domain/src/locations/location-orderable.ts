import type { LocationState } from '../states/enums.ts'

/** States in which orders for a location are taken (OP-22). */
const orderableStates: readonly LocationState[] = ['Production', 'Finished']

/** Whether nothing may come or go there (R-RULE-06, R-RULE-07): the back office blocks a location by a flag or by its kind. */
export function isBlocked(location: { readonly geblokkeerd: boolean; readonly kind?: string }): boolean {
  return location.geblokkeerd || location.kind === 'Geblokkeerd'
}

/** Why nothing can be ordered for a location; null when it can (R-RULE-07, OP-22). */
export function refuseOrderAt(location: {
  readonly geblokkeerd: boolean
  readonly state: string
  readonly kind?: string
}): 'locatie.geblokkeerd' | 'locatie.niet_bestelbaar' | null {
  if (isBlocked(location)) return 'locatie.geblokkeerd'
  return orderableStates.some((state) => state === location.state) ? null : 'locatie.niet_bestelbaar'
}
