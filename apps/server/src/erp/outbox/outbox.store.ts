import type { ErpWrite } from '../../platform/back-office/erp-gateway.ts'
import { erpWrites } from '../../platform/back-office/erp-writes.ts'
import { ask, value } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { and, desc, eq, inArray, lt, sql } from '../../platform/db/query.ts'
import { erpOutbox } from '../../platform/db/schema/exchange.ts'
import { momentOf, rowsOf, type WritePart } from '../../platform/db/write-parts.ts'
import { blockingList, mayBecome, type OutboxState } from '../outbox-states.ts'
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
    from ${rowsOf(
      'sent',
      `"externalId" uuid, kind text, "aggregateKey" text, subject text, company text, "payloadVersion" int,
        payload jsonb, "nextAt" timestamptz, "createdBy" text, "createdAt" timestamptz`,
    )}`,
}

/** A write with what its kind says about it. @throws ZodError when the payload is not that of its kind */
export function rowOf(write: ErpWrite, at: Stored): object {
  const kind = writeKindOf(write.kind)
  if (kind === null) throw new Error(`No kind of write is called ${write.kind}`)
  // As it is written today; only what is read back may be of an earlier version.
  const payload = erpWrites[write.kind].parse(write.payload)
  return {
    ...write,
    payload,
    payloadVersion,
    aggregateKey: kind.aggregateKey(payload, write.externalId),
    subject: kind.subject(payload).slice(0, longestSubject),
    company: at.company,
    nextAt: momentOf(new Date(at.now.getTime() + at.holdMs)),
    createdAt: momentOf(at.now),
  }
}

/** Takes out a write that no try began yet; false when one did. */
export async function deleteUntriedWrite(tx: Db, externalId: string): Promise<boolean> {
  const rows = await ask<{ id: string }>(
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

/** The number stands in the text, so that the plan is one for so many; there are few such texts. */
const claimStatement = (most: number) =>
  sql<ClaimedRow>`
    with due as (
      select o.id from erp_outbox o
      where o.state in ('pending', 'retry', 'unknown') and o.next_at <= (select ${value('now')}::timestamptz)
        and o.id = (select b.id from erp_outbox b
          where b.aggregate_key = o.aggregate_key and b.state in (${sql.raw(blockingList)}) order by b.id limit 1)
      order by o.next_at, o.id limit ${sql.raw(String(most))} for update of o skip locked
    )
    update erp_outbox o set
      state = case when o.state = 'unknown' then 'verifying' else 'sending' end,
      attempts = o.attempts + 1, lease_token = ${value('leaseToken')}::uuid, lease_until = ${value('leaseUntil')}::timestamptz
    from due where o.id = due.id
    returning o.id, o.external_id, o.kind, o.aggregate_key, o.company, o.payload, o.state, o.attempts,
      o.corrected_at is not null as is_corrected, coalesce(o.reopened_at, o.created_at) as since,
      o.replaced_payload, o.last_status, o.last_code, o.last_message, o.correlation_id`
const claims = new Map<number, ReturnType<typeof claimStatement>>()

/** A row when a write may be claimed, or a lease is over, at the moment that it is given. */
export const dueWrites = `select 1 from erp_outbox
  where (state in ('pending', 'retry', 'unknown') and next_at <= $1)
    or (state in ('sending', 'verifying') and lease_until < $1) limit 1`

/**
 * Takes the next due writes, each the oldest of its key, so that writes with one key go in the order of arrival. Several
 * workers may ask at once; each row goes to one of them. Sends at once.
 */
export async function claimWrites(
  db: Db,
  { now, leaseMs, most }: { readonly now: Date; readonly leaseMs: number; readonly most: number },
): Promise<ClaimedWrite[]> {
  const leaseToken = crypto.randomUUID()
  const leaseUntil = new Date(now.getTime() + leaseMs)
  const claim = claims.get(most) ?? claimStatement(most)
  claims.set(most, claim)
  const rows = await ask(db, claim, { now: now.toISOString(), leaseToken, leaseUntil: leaseUntil.toISOString() })
  return rows.map((row) => claimedOf(row, leaseToken))
}

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

const isLeased = sql`id = ${value('id')} and lease_token = ${value('leaseToken')}`
const renew = sql`update erp_outbox set lease_until = ${value('leaseUntil')} where ${isLeased}`

/** Keeps a claimed write for a while longer; nothing when it is somebody else's meanwhile. */
export async function renewLease(db: Db, { id, leaseToken }: ClaimedWrite, leaseUntil: Date): Promise<void> {
  await ask(db, renew, { id, leaseToken, leaseUntil })
}

/** Writes down which company a claimed write is for, as the back office distinguishes them. */
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
function payloadAfter({ phase, replaced }: ClaimedWrite, { state, keptEarlier }: TryResult) {
  const isEarlier = keptEarlier && replaced !== null
  const isForgotten = isEarlier || (phase === 'verifying' && state === 'retry')
  return { isForgotten, payload: isEarlier ? JSON.stringify(replaced) : null }
}

const record = sql<{ recorded: boolean }>`
  with recorded as (
    update erp_outbox set state = ${value('state')}, attempts = ${value('attempts')}, next_at = ${value('nextAt')},
      lease_token = null, lease_until = null, last_status = ${value('status')}::int, last_code = ${value('code')}::text,
      last_message = ${value('message')}::text, correlation_id = ${value('correlationId')}::text,
      finished_at = ${value('finishedAt')}::timestamptz, result = coalesce(${value('erpNo')}, result),
      payload = coalesce(${value('payload')}::jsonb, payload),
      replaced_payload = case when ${value('isForgotten')}::boolean then null else replaced_payload end
    where ${isLeased} returning id),
  noted as (
    insert into erp_outbox_attempts (outbox_id, at, outcome, status, code, message, correlation_id, duration_ms)
    select ${value('id')}::bigint, ${value('at')}::timestamptz, case when exists (select from recorded) then ${value('outcome')} else 'lease lost' end,
      ${value('status')}::int, ${value('code')}::text, ${value('message')}::text, ${value('correlationId')}::text,
      ${value('durationMs')}::int)
  select exists (select from recorded) as recorded`

/**
 * Records a try.
 * @returns false when the lease was lost meanwhile: the row belongs to somebody else and stays as it is
 */
export async function recordTry(tx: Db, write: ClaimedWrite, result: TryResult & { now: Date }): Promise<boolean> {
  if (!mayBecome(write.phase, result.state)) throw new Error(`No edge from ${write.phase} to ${result.state}`)
  const { state, status, code, message, correlationId, erpNo, now } = result
  const isEnd = state === 'confirmed' || state === 'rejected' || state === 'parked'
  const [row] = await ask(tx, record, {
    ...{ id: write.id, leaseToken: write.leaseToken, state, status, code, message, correlationId, erpNo, at: now },
    ...payloadAfter(write, result),
    attempts: result.counts ? write.attempts : write.attempts - 1,
    nextAt: new Date(now.getTime() + result.nextInMs),
    finishedAt: isEnd ? now : null,
    outcome: `${write.phase} ${result.keptEarlier ? 'kept' : state}`,
    durationMs: Math.round(result.durationMs),
  })
  return row?.recorded === true
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
