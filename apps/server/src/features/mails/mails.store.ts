import type { MailDetails, MailRow, MailStatus } from '@portal/contract/mails.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { likeText } from '../../platform/db/like-text.ts'
import { inArray, type SQL, sql } from '../../platform/db/query.ts'
import { mails } from '../../platform/db/schema/operation.ts'
import type { MailPage } from '../../platform/mail/mail-page.ts'

/** With the names of people as they stand in its texts, which nobody is shown. */
type Named<T> = T & { readonly people: readonly string[] }

/** A mail with what it says. */
type StoredMail = Named<Omit<MailDetails, 'tekst'>> & { readonly page: MailPage }

interface MailFilter {
  readonly states: readonly MailStatus[]
  readonly term: string
}

const iso = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const fields = sql`
  m.id, m.kind as soort, m.recipient as ontvanger, m.subject as onderwerp, m.state as status, m.attempts as pogingen,
  ${iso(sql`m.created_at`)} as moment, coalesce(m.last_error, '') as melding, m.people`

function matching({ states, term }: MailFilter): SQL {
  return sql`
    (${states.length === 0}::boolean or m.state = any(${sql.param(states)}::text[]))
    and (${term === ''}::boolean or concat_ws(' ', m.subject, m.subject_id) ilike ${`%${likeText(term)}%`}
      or lower(m.recipient) = lower(${term}))`
}

/** One page of the mails, newest first, and how many there are in all. */
export async function listMails(
  db: Db,
  filter: MailFilter,
  page: { readonly from: number; readonly size: number },
): Promise<{ readonly rows: Named<MailRow>[]; readonly total: number }> {
  const rows = await ask<Named<MailRow>>(
    db,
    sql`
    select ${fields} from mails m where ${matching(filter)}
    order by m.created_at desc, m.id offset ${page.from} limit ${page.size}`,
  )
  const [count] = await ask<{ total: number }>(
    db,
    sql`select count(*)::int as total from mails m where ${matching(filter)}`,
  )
  return { rows, total: count?.total ?? 0 }
}

export async function countMailsByState(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await ask<{ state: string; count: number }>(
    db,
    sql`select state, count(*)::int as count from mails group by state`,
  )
  return new Map(rows.map(({ state, count }) => [state, count]))
}

export async function findMail(db: Db, id: string): Promise<StoredMail | null> {
  const rows = await ask<StoredMail>(
    db,
    sql`
    select ${fields}, m.page, ${iso(sql`m.sent_at`)} as verzonden,
      case when m.state = 'waiting' then ${iso(sql`m.next_attempt_at`)} end as "volgendePoging"
    from mails m where m.id = ${id}`,
  )
  return rows[0] ?? null
}

/** Mails that could not be sent, and since when the first of them was written. */
export async function readFailedMails(db: Db): Promise<{ readonly count: number; readonly since: Date | null }> {
  const [row] = await ask<{ count: number; since: string | null }>(
    db,
    sql`select count(*)::int as count, min(created_at)::text as since from mails where state = 'failed'`,
  )
  return { count: row?.count ?? 0, since: row?.since == null ? null : new Date(row.since) }
}

/** Mails that still have to go, and those that went wrong. */
export async function countMails(db: Db): Promise<number> {
  return db.$count(mails, inArray(mails.state, ['waiting', 'failed']))
}
