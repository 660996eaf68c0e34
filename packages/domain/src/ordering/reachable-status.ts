import type { RequestStatus } from '../states/enums.ts'
import { requestMoves } from './request-states.ts'

/**
 * Whether a status can follow another over any number of allowed steps (R-STATE-17): between two looks at the back
 * office a request may take several. The status itself counts as reached.
 */
export function reachableStatus(from: RequestStatus, to: RequestStatus): boolean {
  const reached = new Set<RequestStatus>([from])
  for (const status of reached) for (const next of requestMoves[status]) reached.add(next)
  return reached.has(to)
}
