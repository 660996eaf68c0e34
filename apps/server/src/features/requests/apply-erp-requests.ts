import { reachableStatus } from '@portal/domain/ordering/reachable-status.ts'
import { deskReason } from '@portal/domain/requests/desk-reason.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { Committing } from '../../platform/db/transact.ts'
import {
  type ErpRequestState,
  type KnownRequest,
  lockByErpRequests,
  type StatusChange,
  saveStatuses,
} from './request-changes.store.ts'
import { announceRequest, takeLinesAgain } from './requests.ts'
import { type RequestNews, tellRequesters } from './tell-requester.ts'

/**
 * Takes over numbers and statuses of the portal's requests from rows of the back office that a synchronisation found
 * new or changed, with the reason of a refusal. A status that cannot follow the present one is passed over and logged (R-STATE-17).
 */
export async function applyErpRequests(
  parts: Pick<TenantParts, 'clock' | 'hub' | 'log'> & Committing,
  states: readonly ErpRequestState[],
): Promise<void> {
  if (states.length === 0) return
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
  parts.afterCommit(() => {
    for (const entry of changed) announceRequest(parts.hub, entry.request)
  })
  // What was given up and arrived all the same is in the back office: its lines leave the list they went back to.
  for (const { request } of changed)
    if (request.isRefused) await takeLinesAgain(parts, { ...request, requestId: request.id, at })
  await tellRequesters(
    parts,
    changed.flatMap((entry) => newsOf(entry, at)),
  )
}

interface Changed {
  readonly request: KnownRequest
  readonly change: StatusChange
}

/** What the desk decided; a number that came, or that it was opened again, is no news. */
function newsOf({ request, change }: Changed, at: Date): RequestNews[] {
  const { status, steps, reason } = change
  if (!steps.includes('status')) return []
  const event = `${status} ${at.toISOString()}`
  if (status === 'Approved') return [{ request, kind: 'akkoord', event, reason: '' }]
  return status === 'Disapproved' ? [{ request, kind: 'geweigerd', event, reason }] : []
}

const saidBy = ({ found, remark }: KnownRequest): string => deskReason(found.remark, remark)

function changeOf(request: KnownRequest): StatusChange | null {
  const { found } = request
  const isNumbered = request.erpNo !== found.no
  const isRefused = found.status === 'Disapproved'
  // The desk may refuse first and say why afterwards.
  const isExplained = isRefused && saidBy(request) !== '' && saidBy(request) !== request.reason
  if (!isNumbered && !isExplained && request.status === found.status) return null
  const status = reachableStatus(request.status, found.status) ? found.status : request.status
  const isChanged = status !== request.status || (isExplained && status === 'Disapproved')
  const steps: StatusChange['steps'] = [
    ...(isNumbered ? (['bevestigd'] as const) : []),
    ...(isChanged ? (['status'] as const) : []),
  ]
  const reason = status === 'Disapproved' && isRefused ? saidBy(request) : ''
  return { id: request.id, status, erpNo: found.no, reason, steps }
}
