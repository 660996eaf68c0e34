import { recordMatrix } from '../access/matrix.ts'
import { isAdministrator } from '../access/may.ts'
import type { Person, RecordAction } from '../access/vocabulary.ts'

/** Where a submitted list stands; `Cancelled` is one that was withdrawn by who submitted it (OP-35). */
export const submissionStatuses = ['Requested', 'Approved', 'Disapproved', 'Cancelled'] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

/** What of a submitted list says who may decide on it. */
export interface DecidedOn {
  /** Names in the back office, at most three (R-APPR-02). */
  readonly approvers: readonly string[]
  /** Who submitted it, by the name in the portal and the one in the back office. */
  readonly userName: string
  readonly erpUserName: string
  /** Who decided, by the name in the portal; null while it waits. */
  readonly decidedBy: string | null
}

/** Somebody who wants to see or to decide. */
export interface Decider extends Person {
  readonly userName: string
  readonly erpUserName: string
  /** Names in the back office of approvers who are away and left it to this person. */
  readonly standsInFor: readonly string[]
}

/**
 * Whether somebody decides on a submitted list: an approver named in it, or who stands in for one, and never who asked
 * (R-ROLE-28, OP-30). Access is by the record: an approver need not have the location.
 */
export function mayDecide(who: Decider, on: DecidedOn): boolean {
  if (isAskedBy(who, on)) return false
  return on.approvers.some((approver) => approver === who.erpUserName || who.standsInFor.includes(approver))
}

function isAskedBy(who: Decider, on: DecidedOn): boolean {
  return who.userName === on.userName || who.erpUserName === on.erpUserName
}

/** The approver in whose place somebody decides; null for who is an approver of it, and for who does not decide on it. */
export function decidesFor(who: Decider, on: DecidedOn): string | null {
  if (!mayDecide(who, on) || on.approvers.includes(who.erpUserName)) return null
  return on.approvers.find((approver) => who.standsInFor.includes(approver)) ?? null
}

/**
 * Whether somebody may do this with a submitted list: who decides on it, also who did and stood in until yesterday;
 * administrators look, and hand it over to others, also an own one (OP-48).
 */
export function mayOnSubmission(who: Decider, action: RecordAction, on: DecidedOn): boolean {
  const needed = recordMatrix[action]
  if (needed !== 'decider' && isAdministrator(who)) return true
  if (needed === 'administrator') return false
  return mayDecide(who, on) || (on.decidedBy === who.userName && !isAskedBy(who, on))
}

/** Why there is nothing to decide any more; null while the list waits. The first decision counts (OP-29). */
export function refuseDecision(status: SubmissionStatus): 'goedkeuren.al_behandeld' | 'goedkeuren.ingetrokken' | null {
  if (status === 'Requested') return null
  return status === 'Cancelled' ? 'goedkeuren.ingetrokken' : 'goedkeuren.al_behandeld'
}
