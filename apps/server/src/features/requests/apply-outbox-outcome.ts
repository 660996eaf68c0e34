import { PortalError } from '@portal/contract/errors.ts'
import { isNeverTaken } from '@portal/domain/requests/delivery.ts'
import type { ConfirmedRecords } from '../../platform/back-office/confirmed-records.ts'
import type { Corrections } from '../../platform/back-office/erp-gateway.ts'
import type { Hub, TenantParts } from '../../platform/context.ts'
import type { Committing } from '../../platform/db/transact.ts'
import { confirmedRequests, type DeliveredRequest, type DeliveryChange, saveDelivery } from './request-changes.store.ts'
import { announceRequest, giveLinesBack, takeLinesAgain } from './requests.ts'
import { tellRequesters } from './tell-requester.ts'

type Parts = Pick<TenantParts, 'clock' | 'hub'> & Committing

/** What became of a write; `externalId` is the id of the request it carries. */
export interface OutboxResult {
  readonly externalId: string
  /** `pending` and `cancelled` are an operator's: it starts again, or it is given up. */
  readonly state: 'confirmed' | 'rejected' | 'parked' | 'cancelled' | 'pending'
  readonly erpNo: string | null
  /** In the words of the back office or of the operator; empty when confirmed. */
  readonly reason: string
  /** What an operator corrected before it starts again. */
  readonly corrections?: Corrections
}

/**
 * Writes what became of sending a request: its number, why it was refused, or that it waits for an operator. A refused
 * request gives its lines back to its list; one that goes on after all takes them again, so that nobody asks for them
 * twice. May be called twice; what the back office has stays confirmed.
 * @throws PortalError `outbox.regels_gebruikt` when it starts again and not all of its lines are on the list any more
 */
export async function applyOutboxOutcome(parts: Parts, result: OutboxResult): Promise<void> {
  const at = parts.clock.now()
  return applyDelivery(parts, {
    ...deliveryOf(result),
    id: result.externalId,
    at,
    corrections: result.corrections ?? {},
  })
}

/** As `applyOutboxOutcome` for many requests that the back office has and of which nothing is to be decided. */
export function confirmTogether(hub: Hub): ConfirmedRecords {
  return {
    ...confirmedRequests,
    tell: (request: Parameters<typeof announceRequest>[1]) => announceRequest(hub, request),
  }
}

/** Who made a request took it back: it ends as the others do that are never taken, but not as refused. */
export function applyWithdrawal(parts: Parts, id: string): Promise<void> {
  const ended = { delivery: 'ingetrokken', isRefused: true, erpNo: null, reason: '', corrections: {} } as const
  return applyDelivery(parts, { ...ended, id, at: parts.clock.now() })
}

async function applyDelivery(parts: Parts, change: DeliveryChange): Promise<void> {
  const request = await saveDelivery(parts.db, change)
  if (request === null) return
  parts.afterCommit(() => announceRequest(parts.hub, request))
  await settleList(parts, request, change)
  await tellRefusal(parts, request, change)
}

/** The requester is notified of a request that the back office does not take, with its reason; not of their own action. */
async function tellRefusal(
  parts: Parts,
  request: DeliveredRequest,
  { delivery, reason, at }: Pick<DeliveryChange, 'delivery' | 'reason' | 'at'>,
): Promise<void> {
  if (!isNeverTaken(delivery) || delivery === 'ingetrokken') return
  const event = `${delivery} ${at.toISOString()}`
  await tellRequesters(parts, [{ request, kind: 'geweigerd', event, reason }])
}

/** What the outcome does to the list that the request was made of. */
async function settleList(
  parts: Parts,
  request: DeliveredRequest & { readonly mayBeOnList: boolean },
  { id, at, delivery }: Pick<DeliveryChange, 'id' | 'at' | 'delivery'>,
): Promise<void> {
  const sent = { ...request, requestId: id, at }
  if (isNeverTaken(delivery)) return giveLinesBack(parts, sent)
  if (delivery === 'aangehouden' || !request.mayBeOnList) return
  const isWhole = await takeLinesAgain(parts, sent)
  if (delivery === 'wachtrij' && !isWhole) throw new PortalError('outbox.regels_gebruikt')
}

/** Why it waits for an operator is the operator's to read; the requester can do nothing with it. */
function deliveryOf({ state, erpNo, reason }: OutboxResult): Omit<DeliveryChange, 'id' | 'at' | 'corrections'> {
  if (state === 'confirmed') return { delivery: 'bevestigd', isRefused: false, erpNo, reason: '' }
  if (state === 'parked') return { delivery: 'aangehouden', isRefused: false, erpNo: null, reason: '' }
  if (state === 'pending') return { delivery: 'wachtrij', isRefused: false, erpNo: null, reason: '' }
  return { delivery: state === 'rejected' ? 'geweigerd' : 'vervallen', isRefused: true, erpNo: null, reason }
}
