import type { OperatorDecision } from '../../platform/back-office/erp-gateway.ts'
import type { Db } from '../../platform/db/database.ts'
import { and, eq, sql } from '../../platform/db/query.ts'
import { erpOutbox, erpOutboxAttempts } from '../../platform/db/schema/exchange.ts'
import type { OutboxState } from '../outbox-states.ts'

export interface WaitingWrite {
  readonly id: bigint
  readonly externalId: string
  readonly kind: string
  readonly payload: unknown
}

/** The write, locked until the decision is carried out; null when it is no longer in the state that the operator saw. */
export async function lockWrite(
  tx: Db,
  { externalId, seen }: { readonly externalId: string; readonly seen: OutboxState },
): Promise<WaitingWrite | null> {
  const { id, kind, payload } = erpOutbox
  const [row] = await tx
    .select({ id, externalId: erpOutbox.externalId, kind, payload })
    .from(erpOutbox)
    .where(and(eq(erpOutbox.externalId, externalId), eq(erpOutbox.state, seen)))
    .for('update')
  return row ?? null
}

/** What a decision makes of the row; one that starts again has all its tries before it again. */
function changesOf(decision: OperatorDecision, now: Date) {
  if (decision.to === 'pending')
    return { state: decision.to, attempts: 0, nextAt: now, finishedAt: null, reopenedAt: now }
  if (decision.to === 'cancelled') return { state: decision.to, finishedAt: now, lastMessage: decision.reason }
  return { state: decision.to, finishedAt: now, result: decision.erpNo }
}

const asFirstSent = sql`coalesce(${erpOutbox.replacedPayload}, ${erpOutbox.payload})`

/** Writes a decision into the row and its history. */
export async function recordDecision(
  tx: Db,
  write: WaitingWrite,
  made: {
    readonly decision: OperatorDecision
    /** The payload with its corrections; null when nothing was corrected. */
    readonly payload: unknown
    readonly by: string
    readonly now: Date
  },
): Promise<void> {
  const { decision, now } = made
  const corrected =
    made.payload === null ? {} : { payload: made.payload, correctedAt: now, replacedPayload: asFirstSent }
  await tx
    .update(erpOutbox)
    .set({ ...changesOf(decision, now), ...corrected })
    .where(eq(erpOutbox.id, write.id))
  await tx.insert(erpOutboxAttempts).values({
    outboxId: write.id,
    at: now,
    outcome: `operator ${made.payload === null ? decision.to : 'corrected'}`,
    message: decision.to === 'cancelled' ? decision.reason : decision.to === 'confirmed' ? decision.erpNo : null,
    durationMs: 0,
    doneBy: made.by,
  })
}
