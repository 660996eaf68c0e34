import type { TenantParts } from '../../platform/context.ts'
import type { Corrections } from '../../platform/erp-gateway.ts'
import { announceRequest } from './announce-request.ts'
import {
  type DeliveredRequest,
  type DeliveryChange,
  restoreLines,
  restoreRemovalLines,
  saveDelivery,
} from './request-changes.store.ts'

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
 * request gives its lines back to its list, once. May be told twice; what the back office has stays confirmed.
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
  const tellList = change.delivery === 'geweigerd' ? await giveBack(parts, request, change) : () => {}
  return () => {
    announceRequest(parts.hub, request)
    tellList()
  }
}

/** The lines of a refused request go back to the list they came from: an order list, or else a removal list. */
async function giveBack(
  { db, hub }: Pick<TenantParts, 'db' | 'hub'>,
  { type, listId, userName, locationNo }: DeliveredRequest,
  { id, at }: Pick<DeliveryChange, 'id' | 'at'>,
): Promise<() => void> {
  if (listId === null) return () => {}
  if (type === 'Aanvoer') {
    const isRestored = await restoreLines(db, id, { listId, at })
    return () => {
      if (isRestored) hub.toUser(userName, 'orderListUpdated', { bestellijstId: listId })
    }
  }
  const isRestored = await restoreRemovalLines(db, id, { listId, at })
  return () => {
    if (isRestored) hub.toUser(userName, 'removalListUpdated', { materieellocatie: locationNo })
  }
}

/** Why it waits for an operator is the operator's to read; the requester can do nothing with it. */
function deliveryOf({ state, erpNo, reason }: OutboxResult): Omit<DeliveryChange, 'id' | 'at' | 'corrections'> {
  if (state === 'confirmed') return { delivery: 'bevestigd', isRefused: false, erpNo, reason: '' }
  if (state === 'parked') return { delivery: 'aangehouden', isRefused: false, erpNo: null, reason: '' }
  if (state === 'pending') return { delivery: 'wachtrij', isRefused: false, erpNo: null, reason: '' }
  return { delivery: 'geweigerd', isRefused: true, erpNo: null, reason }
}
