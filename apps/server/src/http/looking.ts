import { PortalError } from '@portal/contract/errors.ts'
import { refuseLooker } from '@portal/domain/look-along/look-along.ts'
import type { CallPlan } from './call-plan.ts'
import type { Visitor } from './visit.ts'

/**
 * The one place that decides what somebody who looks along may ask: whatever the person could read, as that person, but not
 * how they log in, and no command. What is about looking along itself they ask as themselves.
 */
export function permitLooker({ call }: CallPlan, visitor: Visitor | null): Visitor | null {
  if (visitor === null || visitor.looker === null) return visitor
  const refusal = refuseLooker(call)
  if (refusal !== null) throw new PortalError(refusal)
  return call.whileLooking === true ? { ...visitor, user: visitor.looker } : visitor
}
