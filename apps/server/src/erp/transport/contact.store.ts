import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { backOfficeContact } from '../../platform/db/schema/exchange.ts'

/**
 * Keeps that the back office answered.
 * @returns since when it had been away, to the one process of all that ends that; null when it was not
 */
export async function saveAnswer(db: Db, at: Date): Promise<Date | null> {
  const rows = await ask<{ since: string | null }>(
    db,
    sql`
    with was as (select id, away_since from back_office_contact where id = 1 for update)
    update back_office_contact c set last_answer_at = ${at.toISOString()}::timestamptz, away_since = null
    from was where c.id = was.id
    returning was.away_since::text as since`,
  )
  const [row] = rows
  if (row === undefined) await db.insert(backOfficeContact).values({ lastAnswerAt: at }).onConflictDoNothing()
  return row === undefined || row.since === null ? null : new Date(row.since)
}

/**
 * Keeps that nothing can be sent.
 * @returns true in the one process of all that found it first
 */
export async function saveAway(db: Db, at: Date): Promise<boolean> {
  const rows = await ask(
    db,
    sql`
    insert into back_office_contact (id, away_since) values (1, ${at.toISOString()}::timestamptz)
    on conflict (id) do update set away_since = excluded.away_since where back_office_contact.away_since is null
    returning 1`,
  )
  return rows.length === 1
}

/** Whether the back office answers, as all processes share it. */
export interface BackOfficeContact {
  readonly lastAnswerAt: Date | null
  /** Since when nothing is sent; null while it answers. */
  readonly awaySince: Date | null
}

export async function readContact(db: Db): Promise<BackOfficeContact> {
  const { lastAnswerAt, awaySince } = backOfficeContact
  const [row] = await db.select({ lastAnswerAt, awaySince }).from(backOfficeContact)
  return row ?? { lastAnswerAt: null, awaySince: null }
}
