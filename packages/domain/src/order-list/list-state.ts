import type { RequestStatus } from '../states/enums.ts'

/** What a person can do with an order list, as the wire says it (OP-32, OP-33). */
export const orderListStates = ['open', 'ingediend', 'afgekeurd', 'geblokkeerd'] as const
export type OrderListState = (typeof orderListStates)[number]

/**
 * The states a list itself goes through (R-APPR-03, R-APPR-07): submitting, withdrawing, deciding and reordering.
 * `geblokkeerd` comes from its location, over whatever state the list has, and goes with it.
 */
export const orderListMoves: Readonly<Record<OrderListState, readonly OrderListState[]>> = {
  open: ['ingediend', 'geblokkeerd'],
  ingediend: ['open', 'afgekeurd', 'geblokkeerd'],
  afgekeurd: ['ingediend', 'open', 'geblokkeerd'],
  geblokkeerd: ['open', 'ingediend', 'afgekeurd'],
}

export interface OrderListFacts {
  /** Status of the saved request that was made from this list; null when it was never submitted. */
  readonly savedStatus: RequestStatus | null
  readonly rejectionReason: string | null
  readonly locationBlocked: boolean
}

export interface OrderListStanding {
  readonly state: OrderListState
  /** Lines may be added, changed and removed; the list may be submitted or ordered. */
  readonly editable: boolean
  readonly reason: 'bestellijst.ter_goedkeuring' | 'bestellijst.afgekeurd' | 'locatie.geblokkeerd' | null
  /** Why an approver refused it; shown with the list until it is submitted again (R-APPR-06). */
  readonly rejectionReason: string | null
}

/** How an order list stands: blocked with its location, awaiting approval, rejected (editable again) or open. */
export function orderListStanding(facts: OrderListFacts): OrderListStanding {
  const rejected = facts.savedStatus === 'Disapproved'
  const rejectionReason = rejected ? facts.rejectionReason : null
  if (facts.locationBlocked) {
    return { state: 'geblokkeerd', editable: false, reason: 'locatie.geblokkeerd', rejectionReason }
  }
  if (facts.savedStatus === 'Requested') {
    return { state: 'ingediend', editable: false, reason: 'bestellijst.ter_goedkeuring', rejectionReason }
  }
  if (rejected) return { state: 'afgekeurd', editable: true, reason: 'bestellijst.afgekeurd', rejectionReason }
  return { state: 'open', editable: true, reason: null, rejectionReason }
}

/** Why a submission cannot be withdrawn: none waits for a decision, because it was decided, withdrawn or never made. */
export function refuseWithdrawal(savedStatus: RequestStatus | null): 'bestellijst.niet_ingediend' | null {
  return savedStatus === 'Requested' ? null : 'bestellijst.niet_ingediend'
}

/** The error code of a change to a list that may not be changed; null when it may. */
export function refuseListChange(
  standing: OrderListStanding,
): 'bestellijst.geblokkeerd' | 'locatie.geblokkeerd' | null {
  if (standing.editable) return null
  return standing.state === 'geblokkeerd' ? 'locatie.geblokkeerd' : 'bestellijst.geblokkeerd'
}
