import { randomUUID } from 'node:crypto'
import type { ErpWrite, OperatorDecision } from '../../platform/back-office/erp-gateway.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Committing } from '../../platform/db/transact.ts'
import { decidedStates, isOutboxState, mayBecome } from '../outbox-states.ts'
import { correctPayload } from './correct-payload.ts'
import { lockWrite, recordDecision, type WaitingWrite } from './outbox-decision.store.ts'
import type { OutboxOutcome } from './outbox-row.ts'
import type { OnOutcome } from './record-tries.ts'
import { writeKindOf } from './write-kinds.ts'

interface DecisionParts {
  readonly decision: OperatorDecision
  readonly onOutcome: OnOutcome
  readonly enqueue: (tx: Db, write: ErpWrite) => Promise<void>
}

/** What MetaCom may have of a write that is given up goes out of it, as a write of its own (decision: variants). */
function unbookingOf({ externalId, kind, payload }: WaitingWrite, by: string): ErpWrite | null {
  const found = writeKindOf(kind)
  const read = found?.payload.safeParse(payload)
  const location = read?.success === true ? found?.booking?.(read.data) : null
  if (!location) return null
  const unbooking = { locationNo: location.locationNo, bookingId: externalId }
  return { kind: 'location.unbook', externalId: randomUUID(), payload: unbooking, createdBy: by }
}

/**
 * Carries out what an operator decided about a write that waits for one, with its consequences for the record behind.
 * @returns false when the write is not as the operator saw it, or may not become this
 */
export async function decideWrite(
  own: Committing,
  write: { readonly externalId: string; readonly seen: string; readonly by: string; readonly now: Date },
  { decision, onOutcome, enqueue }: DecisionParts,
): Promise<boolean> {
  const { externalId, seen, by, now } = write
  if (!isOutboxState(seen) || !decidedStates.includes(seen) || !mayBecome(seen, decision.to)) return false
  const found = await lockWrite(own.db, { externalId, seen })
  if (found === null) return false
  const corrections = decision.to === 'pending' ? decision.corrections : {}
  const isCorrected = Object.keys(corrections).length > 0
  const payload = isCorrected ? correctPayload(found.kind, found.payload, corrections) : null
  await recordDecision(own.db, found, { decision, payload, by, now })
  const unbooking = decision.to === 'cancelled' ? unbookingOf(found, by) : null
  if (unbooking !== null) await enqueue(own.db, unbooking)
  const outcome: OutboxOutcome = {
    externalId,
    kind: found.kind,
    record: writeKindOf(found.kind)?.record ?? null,
    state: decision.to,
    erpNo: decision.to === 'confirmed' ? decision.erpNo : null,
    reason: decision.to === 'cancelled' ? decision.reason : '',
    corrections,
  }
  await onOutcome(own, outcome)
  return true
}
