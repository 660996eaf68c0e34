import type { ErpWrite } from '../../platform/back-office/erp-gateway.ts'
import type { Db } from '../../platform/db/database.ts'
import { prepare, queryRows, value } from '../../platform/db/named-query.ts'
import { and, desc, eq, inArray, lt, sql } from '../../platform/db/query.ts'
import { erpOutbox, erpOutboxAttempts } from '../../platform/db/schema/exchange.ts'
import { rowsOf, type WritePart } from '../../platform/db/write-parts.ts'
import { blockingStates, mayBecome, type OutboxState } from '../outbox-states.ts'
import type { ClaimedWrite, TryResult } from './outbox-row.ts'
import { writeKindOf } from './write-kinds.ts'

/** Since 2 a request's payload has no parts. */
const payloadVersion = 2
const longestSubject = 100

interface Stored {
  /** The company meant when the database knows none of its own yet. */
  readonly company: string
  readonly now: Date
  /** How long it is held back before its first try. */
  readonly holdMs: number
}

/** New writes, each as `rowOf` makes it. */
export const writePart: WritePart = {
  name: 'sent',
  text: sql`
    insert into erp_outbox (external_id, kind, aggregate_key, subject, company, payload_version, payload, next_at,
      created_by, created_at)
    select r."externalId", r.kind, r."aggregateKey", r.subject,
      coalesce((select coalesce(company_id::text, name) from mirror_company), r.company),
      r."payloadVersion", r.payload, r."nextAt", r."createdBy", r."createdAt"
    from guard, ${rowsOf(
      'sent',
      `"externalId" uuid, kind text, "aggregateKey" text, subject text, company text, "payloadVersion" int,
        payload jsonb, "nextAt" timestamptz, "createdBy" text, "createdAt" timestamptz`,
    )}`,
}

/** A write with what its kind says about it. @throws ZodError when the payload is not that of its kind */
export function rowOf(write: ErpWrite, at: Stored): object {
  const kind = writeKindOf(write.kind)
  if (kind === null) throw new Error(`No kind of write is called ${write.kind}`)
  const payload = kind.payload.parse(write.payload)
  return {
    ...write,
    payload,
    payloadVersion,
    aggregateKey: kind.aggregateKey(payload, write.externalId),
    subject: kind.subject(payload).slice(0, longestSubject),
    company: at.company,
    nextAt: new Date(at.now.getTime() + at.holdMs),
    createdAt: at.now,
  }
}

/** Takes out a write that no try began yet; false when one did. */
export async function deleteUntriedWrite(tx: Db, externalId: string): Promise<boolean> {
  const rows = await queryRows<{ id: string }>(
    tx,
    sql`delete from erp_outbox where external_id = ${externalId} and state = 'pending' and attempts = 0 returning id`,
  )
  return rows.length > 0
}

interface ClaimedRow extends Record<string, unknown> {
  id: string
  external_id: string
  kind: string
  aggregate_key: string
  company: string
  payload: unknown
  state: 'sending' | 'verifying'
  attempts: number
  is_corrected: boolean
  since: string
  replaced_payload: unknown
  last_status: number | null
  last_code: string | null
  last_message: string | null
  correlation_id: string | null
}

/**
 * Takes the next due write that is the oldest of its key, so that writes with one key go in the order of arrival.
 * Several workers may ask at once; each row goes to one of them.
 */
export async function claimWrite(db: Db, now: Date, leaseMs: number): Promise<ClaimedWrite | null> {
  const leaseToken = crypto.randomUUID()
  const leaseUntil = new Date(now.getTime() + leaseMs)
  const [row] = await claim(db, { now: now.toISOString(), leaseToken, leaseUntil: leaseUntil.toISOString() })
  return row === undefined ? null : claimedOf(row, leaseToken)
}

const claim = prepare<ClaimedRow>(sql`
    with heads as (
      select min(id) as id from erp_outbox where state in ${[...blockingStates]} group by aggregate_key
    ), due as (
      select o.id from erp_outbox o join heads using (id)
      where o.state in ('pending', 'retry', 'unknown') and o.next_at <= ${value('now')}::timestamptz
      order by o.next_at, o.id limit 1 for update of o skip locked
    )
    update erp_outbox o set
      state = case when o.state = 'unknown' then 'verifying' else 'sending' end,
      attempts = o.attempts + 1, lease_token = ${value('leaseToken')}::uuid, lease_until = ${value('leaseUntil')}::timestamptz
    from due where o.id = due.id
    returning o.id, o.external_id, o.kind, o.aggregate_key, o.company, o.payload, o.state, o.attempts,
      o.corrected_at is not null as is_corrected, coalesce(o.reopened_at, o.created_at) as since,
      o.replaced_payload, o.last_status, o.last_code, o.last_message, o.correlation_id`)

function claimedOf(row: ClaimedRow, leaseToken: string): ClaimedWrite {
  return {
    id: BigInt(row.id),
    externalId: row.external_id,
    kind: row.kind,
    aggregateKey: row.aggregate_key,
    company: row.company,
    payload: row.payload,
    isCorrected: row.is_corrected,
    replaced: row.replaced_payload,
    phase: row.state,
    attempts: row.attempts,
    since: new Date(row.since),
    last: {
      status: row.last_status,
      code: row.last_code,
      message: row.last_message,
      correlationId: row.correlation_id,
    },
    leaseToken,
  }
}

/** Keeps a claimed write for a while longer; nothing when it is somebody else's meanwhile. */
export async function renewLease(db: Db, write: ClaimedWrite, leaseUntil: Date): Promise<void> {
  await db
    .update(erpOutbox)
    .set({ leaseUntil })
    .where(and(eq(erpOutbox.id, write.id), eq(erpOutbox.leaseToken, write.leaseToken)))
}

/** Writes down which company a claimed write is for, as the back office tells them apart. */
export async function keepCompany(db: Db, write: ClaimedWrite, company: string): Promise<void> {
  if (write.company === company) return
  await db
    .update(erpOutbox)
    .set({ company })
    .where(and(eq(erpOutbox.id, write.id), eq(erpOutbox.leaseToken, write.leaseToken)))
}

/** A worker that vanished leaves its rows leased; what it was doing may have happened. Returns how many. */
export async function expireLeases(db: Db, now: Date): Promise<number> {
  const expired = await db
    .update(erpOutbox)
    .set({ state: 'unknown', leaseToken: null, leaseUntil: null, nextAt: now })
    .where(and(inArray(erpOutbox.state, ['sending', 'verifying']), lt(erpOutbox.leaseUntil, now)))
    .returning({ id: erpOutbox.id })
  return expired.length
}

/** What was corrected too late is as it stands there; what never arrived needs not be remembered. */
function payloadsAfter({ phase, replaced }: ClaimedWrite, { state, keptEarlier }: TryResult) {
  if (keptEarlier && replaced !== null) return { payload: replaced, replacedPayload: null }
  return phase === 'verifying' && state === 'retry' ? { replacedPayload: null } : {}
}

/**
 * Records a try.
 * @returns false when the lease was lost meanwhile: the row belongs to somebody else and stays as it is
 */
export async function recordTry(tx: Db, write: ClaimedWrite, result: TryResult & { now: Date }): Promise<boolean> {
  if (!mayBecome(write.phase, result.state)) throw new Error(`No edge from ${write.phase} to ${result.state}`)
  const isEnd = result.state === 'confirmed' || result.state === 'rejected' || result.state === 'parked'
  const recorded = await tx
    .update(erpOutbox)
    .set({
      state: result.state,
      attempts: result.counts ? write.attempts : write.attempts - 1,
      nextAt: new Date(result.now.getTime() + result.nextInMs),
      leaseToken: null,
      leaseUntil: null,
      lastStatus: result.status,
      lastCode: result.code,
      lastMessage: result.message,
      correlationId: result.correlationId,
      finishedAt: isEnd ? result.now : null,
      ...(result.erpNo === null ? {} : { result: result.erpNo }),
      ...payloadsAfter(write, result),
    })
    .where(and(eq(erpOutbox.id, write.id), eq(erpOutbox.leaseToken, write.leaseToken)))
    .returning({ id: erpOutbox.id })
  await tx.insert(erpOutboxAttempts).values({
    outboxId: write.id,
    at: result.now,
    outcome: recorded.length === 0 ? 'lease lost' : `${write.phase} ${result.keptEarlier ? 'kept' : result.state}`,
    status: result.status,
    code: result.code,
    message: result.message,
    correlationId: result.correlationId,
    durationMs: Math.round(result.durationMs),
  })
  return recorded.length === 1
}

export interface WriteState {
  readonly state: OutboxState
  readonly erpNo: string | null
  readonly reason: string
}

export async function findWriteState(db: Db, externalId: string): Promise<WriteState | null> {
  const [row] = await db
    .select({ state: erpOutbox.state, erpNo: erpOutbox.result, reason: erpOutbox.lastMessage })
    .from(erpOutbox)
    .where(eq(erpOutbox.externalId, externalId))
    .orderBy(desc(erpOutbox.id))
    .limit(1)
  if (row === undefined) return null
  // The column holds what this folder writes into it, states only.
  return { state: row.state as OutboxState, erpNo: row.erpNo, reason: row.reason ?? '' }
}
