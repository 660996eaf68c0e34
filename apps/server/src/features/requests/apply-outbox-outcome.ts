import type { TenantParts } from '../../platform/context.ts'
import { announceRequest } from './announce-request.ts'
import { type DeliveryChange, restoreLines, saveDelivery } from './request-changes.store.ts'

/** The end of one write; `externalId` is the id of the request it carries. */
export interface OutboxResult {
  readonly externalId: string
  readonly state: 'confirmed' | 'rejected' | 'parked'
  readonly erpNo: string | null
  /** In the back office's words; empty when confirmed. */
  readonly reason: string
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
  const change = { ...deliveryOf(result), id: result.externalId, at }
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

function deliveryOf({ state, erpNo, reason }: OutboxResult): Omit<DeliveryChange, 'id' | 'at'> {
  if (state === 'confirmed') return { delivery: 'bevestigd', status: null, erpNo, reason: '' }
  if (state === 'rejected') return { delivery: 'geweigerd', status: 'Disapproved', erpNo: null, reason }
  return { delivery: 'aangehouden', status: null, erpNo: null, reason }
}
