import type { Locale } from '@portal/contract/values.ts'
import { isShutOut } from '../../../platform/back-office/shut-out.ts'
import { ask } from '../../../platform/db/ask.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/query.ts'

/** A submission that waits, with who was asked and notified when. */
export interface WaitingRow {
  readonly no: string
  readonly locationNo: string
  /** Who submitted it, by the name in the back office; empty when the account is gone. */
  readonly asker: string
  readonly approvers: readonly string[]
  readonly askedAt: string
  readonly remindedAt: string | null
  readonly escalatedAt: string | null
}

const waiting = sql`
  select s.no, s.location_no as "locationNo", coalesce(u.erp_user_name, '') as asker, s.approvers,
    to_char(coalesce(s.asked_at, s.submitted_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "askedAt",
    to_char(s.reminded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "remindedAt",
    to_char(s.escalated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "escalatedAt"
  from saved_requests s left join users u on u.user_name = s.user_name where s.status = 'Requested'`

/** Everything that waits, the oldest first. */
export function listWaiting(db: Db): Promise<WaitingRow[]> {
  return ask<WaitingRow>(db, sql`${waiting} order by s.submitted_at, s.no`)
}

/** A submission if it still waits. */
export async function findWaiting(db: Db, no: string): Promise<WaitingRow | null> {
  const rows = await ask<WaitingRow>(db, sql`${waiting} and s.no = ${no}`)
  return rows[0] ?? null
}

export async function markReminded(db: Db, no: string, at: Date): Promise<void> {
  await ask(db, sql`update saved_requests set reminded_at = ${at} where no = ${no}`)
}

export async function markEscalated(db: Db, no: string, at: Date): Promise<void> {
  await ask(db, sql`update saved_requests set escalated_at = ${at} where no = ${no}`)
}

interface Administrator {
  readonly name: string
  readonly email: string
  readonly language: Locale | null
  readonly standsInFor: ''
}

/** Administrators who can log in and have an address. */
export async function listAdministrators(db: Db): Promise<Administrator[]> {
  const rows = await ask<Omit<Administrator, 'standsInFor'>>(
    db,
    sql`
    select coalesce(nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''), user_name) as name, email,
      language
    from users where not ${isShutOut('users')} and email <> '' and (is_administrator or roles && '{Admin,SuperAdmin}'::text[])
    order by user_name`,
  )
  return rows.map((row) => ({ ...row, standsInFor: '' as const }))
}
