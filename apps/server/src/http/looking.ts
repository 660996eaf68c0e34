import { PortalError } from '@portal/contract/errors.ts'
import { refuseInPreview } from '@portal/domain/access/preview.ts'
import { refuseLooker } from '@portal/domain/look-along/look-along.ts'
import type { CallPlan } from './call-plan.ts'
import type { Visitor } from './visit.ts'

/**
 * The one place that decides what somebody who looks along may ask: whatever the person could read, as that person, but not
 * how they log in, and no command. What is about looking along itself they ask as themselves. So it is in a preview.
 */
export function permitLooker({ call }: CallPlan, visitor: Visitor | null): Visitor | null {
  if (visitor === null || visitor.looker === null) return visitor
  const isPreview = visitor.preview !== null
  const refusal = isPreview ? refuseInPreview(call) : refuseLooker(call)
  if (refusal !== null) throw new PortalError(refusal)
  const isAsThemselves = isPreview ? call.whilePreviewing : call.whileLooking
  return isAsThemselves === true ? { ...visitor, user: visitor.looker } : visitor
}
