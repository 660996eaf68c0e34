import { hasRole, isAdministrator } from '../access/may.ts'
import type { Person } from '../access/vocabulary.ts'

/** How long somebody has to answer whether an administrator may look along. */
export const lookAnswerMs = 5 * 60_000
/** How long an administrator may look along once it is allowed. */
export const lookMs = 30 * 60_000
export const lookReasonLength = 200

type Known = Person & { readonly id: string }

/** Whether an administrator may look along with somebody: with administrators only a SuperAdmin, with oneself nobody. */
export function mayLookAlong(actor: Known, person: Known): boolean {
  if (actor.id === person.id) return false
  return hasRole(actor, 'SuperAdmin') || (isAdministrator(actor) && !isAdministrator(person))
}

/** What is kept of one request to look along. */
export interface LookRecord {
  /** When it was answered; null while it waits. */
  readonly answeredAt: Date | null
  readonly isAllowed: boolean
  /** Until when it can be answered; once allowed, until when it lasts. */
  readonly expiresAt: Date
  readonly endedAt: Date | null
}

/** How a request to look along stands: `over` once it was ended, ran out, or was never answered in time. */
export type LookStand = 'asked' | 'allowed' | 'refused' | 'over'

export function lookStand(look: LookRecord, now: Date): LookStand {
  if (look.endedAt !== null || look.expiresAt <= now) return 'over'
  if (look.answeredAt === null) return 'asked'
  return look.isAllowed ? 'allowed' : 'refused'
}

interface LookedAtCall {
  readonly kind: 'query' | 'command'
  /** Also while looking along. */
  readonly whileLooking?: true
  /** Shows how somebody logs in, or opens something as them. */
  readonly ownEyesOnly?: true
}

/** What keeps a call from somebody who looks along; null when it may be asked. */
export function refuseLooker(call: LookedAtCall): 'meekijken.alleen_lezen' | 'meekijken.afgeschermd' | null {
  if (call.kind === 'command') return call.whileLooking === true ? null : 'meekijken.alleen_lezen'
  return call.ownEyesOnly === true ? 'meekijken.afgeschermd' : null
}
