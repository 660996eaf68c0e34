import type { ConfirmedRecords } from '../../platform/back-office/confirmed-records.ts'
import { ask, value } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { rowsOf } from '../../platform/db/write-parts.ts'
import type { ClaimedWrite, TryResult } from './outbox-row.ts'

/** A write that the back office has, with what it answered. */
export interface AnsweredWrite {
  readonly write: ClaimedWrite
  readonly result: TryResult
}

interface ConfirmedRow {
  readonly id: string
  readonly told: object
}

const answered = rowsOf(
  'answered',
  'id bigint, "leaseToken" uuid, "externalId" uuid, "erpNo" text, attempts int, outcome text, "durationMs" int',
)
const at = sql`${value('at')}::timestamptz`

/** What somebody else holds at this moment is left out, so that nothing waits for that. */
function confirmStatement({ join, told, writes }: ConfirmedRecords) {
  const more = writes.map(({ name, text }) => sql`, ${sql.raw(name)} as (${text})`)
  return sql<ConfirmedRow>`
    with answered as (select r.* from ${answered}),
    held as materialized (
      select answered.*, ${at} as at, ${told} as told from answered
      join erp_outbox o on o.id = answered.id and o.lease_token = answered."leaseToken" ${join}
      for update of o, r skip locked),
    recorded as (
      update erp_outbox o set state = 'confirmed', attempts = held.attempts, next_at = held.at, lease_token = null,
        lease_until = null, last_status = null, last_code = null, last_message = null, correlation_id = null,
        finished_at = held.at, result = coalesce(held."erpNo", o.result)
      from held where o.id = held.id),
    noted as (
      insert into erp_outbox_attempts (outbox_id, at, outcome, duration_ms)
      select id, at, outcome, "durationMs" from held)
    ${sql.join(more)}
    select id::text as id, told from held`
}

/** Ends these writes and what hangs on them by one statement. @returns those that it ended, with what to run after it */
export type ConfirmWrites = (
  db: Db,
  ended: readonly AnsweredWrite[],
  now: Date,
) => Promise<ReadonlyMap<AnsweredWrite, () => void>>

export function createConfirmWrites(records: ConfirmedRecords): ConfirmWrites {
  const confirm = confirmStatement(records)
  return async (db, ended, now) => {
    const rows = ended.map(({ write, result }) => ({
      id: String(write.id),
      leaseToken: write.leaseToken,
      externalId: write.externalId,
      erpNo: result.erpNo,
      attempts: result.counts ? write.attempts : write.attempts - 1,
      outcome: `${write.phase} confirmed`,
      durationMs: Math.round(result.durationMs),
    }))
    const told = new Map(
      (await ask(db, confirm, { answered: JSON.stringify(rows), at: now })).map((row) => [row.id, row.told]),
    )
    return new Map(
      ended.flatMap((one) => {
        const record = told.get(String(one.write.id))
        return record === undefined ? [] : [[one, () => records.tell(record)]]
      }),
    )
  }
}
