import type { OperatorDecision } from '../../platform/back-office/erp-gateway.ts'
import type { Db } from '../../platform/db/database.ts'
import { isOutboxState, mayBecome } from '../outbox-states.ts'
import { correctPayload } from './correct-payload.ts'
import { lockWrite, recordDecision } from './outbox-decision.store.ts'
import type { OutboxOutcome } from './outbox-row.ts'
import type { OnOutcome } from './outbox-worker.ts'
import { writeKindOf } from './write-kinds.ts'

/**
 * Carries out what an operator decided about a write that waits for one, with its consequences for the record behind.
 * @returns what to run after the commit; null when the write is not as the operator saw it, or may not become this
 */
export async function decideWrite(
  tx: Db,
  write: { readonly externalId: string; readonly seen: string; readonly by: string; readonly now: Date },
  { decision, onOutcome }: { readonly decision: OperatorDecision; readonly onOutcome: OnOutcome },
): Promise<(() => void) | null> {
  const { externalId, seen, by, now } = write
  if (!isOutboxState(seen) || !mayBecome(seen, decision.to)) return null
  const found = await lockWrite(tx, { externalId, seen })
  if (found === null) return null
  const corrections = decision.to === 'pending' ? decision.corrections : {}
  const isCorrected = Object.keys(corrections).length > 0
  const payload = isCorrected ? correctPayload(found.kind, found.payload, corrections) : null
  await recordDecision(tx, found, { decision, payload, by, now })
  const outcome: OutboxOutcome = {
    externalId,
    kind: found.kind,
    record: writeKindOf(found.kind)?.record ?? null,
    state: decision.to,
    erpNo: decision.to === 'confirmed' ? decision.erpNo : null,
    reason: decision.to === 'cancelled' ? decision.reason : '',
    corrections,
  }
  return onOutcome(tx, outcome)
}
