import { may } from '../access/may.ts'
import type { LocationRole } from '../access/vocabulary.ts'

/** What finishing an order does for somebody at a location. */
export type OrderMode = 'place' | 'submit' | 'refused'

/** The location matrix decides by role alone; who the person is plays no part in it. */
const anybody = { roles: [], isAdministrator: false }

/**
 * Place at once, submit for approval, or nothing (R-ROLE-30 to R-ROLE-32, OP-31). With the switch
 * AppBestellen_Goedkeuring off, everybody who may submit may also place.
 * @param role the role at the location; `undefined` when the location is not the person's own
 */
export function orderMode(approvalSwitchedOn: boolean, role: LocationRole | undefined): OrderMode {
  if (!may(anybody, 'request.submit', role)) return 'refused'
  return !approvalSwitchedOn || may(anybody, 'request.place', role) ? 'place' : 'submit'
}

/** Whether orders of this role need an approver (R-ROLE-31, R-ROLE-32). */
export function approvalNeeded(approvalSwitchedOn: boolean, role: LocationRole | undefined): boolean {
  return orderMode(approvalSwitchedOn, role) === 'submit'
}
