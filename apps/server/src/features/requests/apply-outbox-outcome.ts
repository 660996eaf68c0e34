import type { TenantParts } from '../../platform/context.ts'
import type { ErpOutcome } from '../../platform/erp-gateway.ts'
import { announceRequest } from './announce-request.ts'
import { type DeliveryChange, restoreLines, saveDelivery } from './request-changes.store.ts'

/** The result of one write; `externalId` is the id of the request it carries. */
export interface OutboxResult {
  readonly externalId: string
  readonly outcome: ErpOutcome
}

/**
 * Writes what became of sending a request: its number, why it was refused, or that it waits for an operator. A refused
 * order gives its lines back to the list. May be told twice.
 * @returns what to run after the commit, so that nobody is told of what might still be undone
 */
export async function applyOutboxOutcome(
  parts: Pick<TenantParts, 'db' | 'clock' | 'hub'>,
  result: OutboxResult,
): Promise<() => void> {
  const at = parts.clock.now()
  const change = deliveryOf(result, at)
  if (change === null) return () => {}
  const request = await saveDelivery(parts.db, change)
  if (request === null) return () => {}
  const { listId } = request
  const isRestored =
    change.delivery === 'geweigerd' && listId !== null && (await restoreLines(parts.db, change.id, { listId, at }))
  return () => {
    announceRequest(parts.hub, request)
    if (isRestored) parts.hub.toUser(request.userName, 'orderListUpdated', { bestellijstId: listId })
  }
}

function deliveryOf({ externalId, outcome }: OutboxResult, at: Date): DeliveryChange | null {
  if (outcome.state === 'pending') return null
  if (outcome.state === 'confirmed') {
    return { id: externalId, delivery: 'bevestigd', status: null, erpNo: outcome.erpNo, reason: '', at }
  }
  const isRefused = outcome.state === 'rejected'
  return {
    id: externalId,
    delivery: isRefused ? 'geweigerd' : 'aangehouden',
    status: isRefused ? 'Disapproved' : null,
    erpNo: null,
    reason: outcome.reason,
    at,
  }
}
