import { reachableStatus } from '@portal/domain/ordering/reachable-status.ts'
import type { TenantParts } from '../../platform/context.ts'
import { announceRequest } from './announce-request.ts'
import { takeLinesAgain } from './give-lines-back.ts'
import {
  type ErpRequestState,
  type KnownRequest,
  lockByErpRequests,
  type StatusChange,
  saveStatuses,
} from './request-changes.store.ts'

/**
 * Takes over numbers and statuses of the portal's requests from rows of the back office that a synchronisation found
 * new or changed. A status that cannot follow the present one is passed over and logged (R-STATE-17).
 * @returns what to run after the commit
 */
export async function applyErpRequests(
  parts: Pick<TenantParts, 'db' | 'clock' | 'hub' | 'log'>,
  states: readonly ErpRequestState[],
): Promise<() => void> {
  if (states.length === 0) return () => {}
  const known = await lockByErpRequests(parts.db, states)
  const changed = known.flatMap((request) => {
    const change = changeOf(request)
    if (change === null) return []
    if (change.status !== request.found.status) {
      parts.log.warn({ request: request.no, from: request.status, to: request.found.status }, 'request status ignored')
    }
    return change.steps.length === 0 ? [] : [{ request, change }]
  })
  const at = parts.clock.now()
  await saveStatuses(
    parts.db,
    changed.map((entry) => entry.change),
    at,
  )
  const tellLists = await takeArrived(
    parts,
    changed.map(({ request }) => request),
    at,
  )
  return () => {
    for (const entry of changed) announceRequest(parts.hub, entry.request)
    for (const tell of tellLists) tell()
  }
}

/** What was given up and arrived all the same is in the back office: its lines leave the list they went back to. */
async function takeArrived(
  parts: Pick<TenantParts, 'db' | 'hub'>,
  requests: readonly KnownRequest[],
  at: Date,
): Promise<(() => void)[]> {
  const tells: (() => void)[] = []
  for (const request of requests.filter(({ isRefused }) => isRefused)) {
    const { after } = await takeLinesAgain(parts, { ...request, requestId: request.id, at })
    tells.push(after)
  }
  return tells
}

function changeOf(request: KnownRequest): StatusChange | null {
  const { found } = request
  const isNumbered = request.erpNo !== found.no
  if (!isNumbered && request.status === found.status) return null
  const status = reachableStatus(request.status, found.status) ? found.status : request.status
  const steps: StatusChange['steps'] = [
    ...(isNumbered ? (['bevestigd'] as const) : []),
    ...(status !== request.status ? (['status'] as const) : []),
  ]
  return { id: request.id, status, erpNo: found.no, steps }
}
