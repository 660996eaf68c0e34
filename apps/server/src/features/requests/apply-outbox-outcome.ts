import type { TenantParts } from '../../platform/context.ts'
import type { Corrections } from '../../platform/erp-gateway.ts'
import { announceRequest } from './announce-request.ts'
import { type DeliveryChange, restoreLines, saveDelivery } from './request-changes.store.ts'

/** What became of a write; `externalId` is the id of the request it carries. */
export interface OutboxResult {
  readonly externalId: string
  /** `pending` and `cancelled` are an operator's: it begins anew, or it is given up. */
  readonly state: 'confirmed' | 'rejected' | 'parked' | 'cancelled' | 'pending'
  readonly erpNo: string | null
  /** In the words of the back office or of the operator; empty when confirmed. */
  readonly reason: string
  /** What an operator corrected before it begins anew. */
  readonly corrections?: Corrections
}

/**
 * Writes what became of sending a request: its number, why it was refused, or that it waits for an operator. A refused
 * order gives its lines back to the list, once. May be told twice; what the back office has stays confirmed.
 * @returns what to run after the commit, so that nobody is told of what might still be undone
 */
export async function applyOutboxOutcome(
  parts: Pick<TenantParts, 'db' | 'clock' | 'hub'>,
  result: OutboxResult,
): Promise<() => void> {
  const at = parts.clock.now()
  const change = { ...deliveryOf(result), id: result.externalId, at, corrections: result.corrections ?? {} }
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

/** Why it waits for an operator is the operator's to read; the requester can do nothing with it. */
function deliveryOf({ state, erpNo, reason }: OutboxResult): Omit<DeliveryChange, 'id' | 'at' | 'corrections'> {
  if (state === 'confirmed') return { delivery: 'bevestigd', isRefused: false, erpNo, reason: '' }
  if (state === 'parked') return { delivery: 'aangehouden', isRefused: false, erpNo: null, reason: '' }
  if (state === 'pending') return { delivery: 'wachtrij', isRefused: false, erpNo: null, reason: '' }
  return { delivery: 'geweigerd', isRefused: true, erpNo: null, reason }
}
