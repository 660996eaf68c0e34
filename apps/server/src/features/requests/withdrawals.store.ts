import type { Locale } from '@portal/contract/values.ts'
import type { RequestDelivery } from '@portal/domain/requests/delivery.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

/** A request of the portal, for who made it. */
export interface OwnRequest {
  readonly id: string
  readonly no: string
  /** Where it was asked for. */
  readonly locationNo: string
  readonly delivery: RequestDelivery
  readonly language: Locale
}

/** A request by one of its numbers; null when somebody else made it. */
export async function findOwnRequest(db: Db, userName: string, no: string): Promise<OwnRequest | null> {
  const rows = await ask<OwnRequest>(
    db,
    sql`
    select id, no, location_no as "locationNo", delivery, language from requests
    where user_name = ${userName} and (no = ${no} or erp_no = ${no})`,
  )
  return rows[0] ?? null
}

/** Who got the confirmation of a request, each once. */
export async function listConfirmed(db: Db, no: string): Promise<string[]> {
  const rows = await ask<{ recipient: string }>(
    db,
    sql`select distinct recipient from mails where kind = 'request.placed' and subject_id = ${no} order by recipient`,
  )
  return rows.map(({ recipient }) => recipient)
}
