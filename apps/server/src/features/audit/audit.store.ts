import type { AuditRow } from '@portal/contract/audit.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { likeText } from '../../platform/db/like-text.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

interface AuditFilter {
  /** First part of the call's name; empty for all. */
  readonly feature: string
  readonly term: string
  readonly from: CalendarDate | null
  readonly until: CalendarDate | null
}

/** A day begins at midnight in the Netherlands. */
const startOf = (day: CalendarDate | null, add = 0): SQL =>
  sql`((${day}::date + ${add}::int)::timestamp at time zone 'Europe/Amsterdam')`

function matching({ feature, term, from, until }: AuditFilter): SQL {
  return sql`
    (${from}::date is null or a.at >= ${startOf(from)}) and (${until}::date is null or a.at < ${startOf(until, 1)})
    and (${feature}::text = '' or split_part(a.call, '.', 1) = ${feature})
    and (${term}::text = '' or concat_ws(' ', a.user_name, a.subject, a.location_no, a.call) ilike ${`%${likeText(term)}%`}
      or a.request_id = ${term})`
}

/** One page of the audit, newest first. */
export function listAudit(
  db: Db,
  filter: AuditFilter,
  page: { readonly from: number; readonly size: number },
): Promise<AuditRow[]> {
  return ask<AuditRow>(
    db,
    sql`
    select a.id::text as id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment,
      a.user_name as door, a.call as handeling, a.location_no as "locatieNo", coalesce(a.subject, '') as onderwerp,
      a.details as gegevens, a.request_id as verzoek
    from audit_log a where ${matching(filter)}
    order by a.at desc, a.id desc offset ${page.from} limit ${page.size}`,
  )
}

export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const [count] = await ask<{ total: number }>(
    db,
    sql`select count(*)::int as total from audit_log a where ${matching(filter)}`,
  )
  return count?.total ?? 0
}
