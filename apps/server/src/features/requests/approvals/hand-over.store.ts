import { directOrderRole } from '@portal/domain/access/matrix.ts'
import { ask } from '../../../platform/db/ask.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/query.ts'
import { personNameOf } from './deputies.store.ts'

/** Somebody who may approve at a location and can log in. */
export interface Candidate {
  readonly locationNo: string
  readonly erpUserName: string
  readonly name: string
}

/**
 * Who may approve at these locations: those whom the back office names as approver of anybody there, then those who order
 * there without approval. Only who can log in; by name.
 */
export function listCandidates(db: Db, locationNos: readonly string[]): Promise<Candidate[]> {
  return ask<Candidate>(
    db,
    sql`
    with places as (
      select * from erp_user_locations where location_no = any(${sql.param(locationNos)}::text[])),
    able as (
      select p.location_no, a.approver as erp_user_name, 1 as rank from places p
      cross join lateral (values (p.approver_1), (p.approver_2), (p.approver_3)) a(approver)
      union all select p.location_no, p.user_name, 2 from places p where p.role = ${directOrderRole}::text)
    select a.location_no as "locationNo", a.erp_user_name as "erpUserName", ${personNameOf(sql`a.erp_user_name`)} as name
    from able a
    where exists (select from users u where u.erp_user_name = a.erp_user_name and not u.is_blocked)
      and not exists (select from erp_users e where e.user_name = a.erp_user_name and e.blocked)
    group by a.location_no, a.erp_user_name order by min(a.rank), name, a.erp_user_name`,
  )
}

/** Those of these approvers for whom somebody can decide on a day: they can log in, or who stands in for them can. */
export async function listReachable(db: Db, approvers: readonly string[], day: string): Promise<ReadonlySet<string>> {
  const rows = await ask<{ name: string }>(
    db,
    sql`
    with able as (
      select u.erp_user_name from users u left join erp_users e on e.user_name = u.erp_user_name
      where not u.is_blocked and e.blocked is not true)
    select a.name from unnest(${sql.param(approvers)}::text[]) a(name)
    where a.name in (select erp_user_name from able) or exists (
      select from approval_deputies d where d.erp_user_name = a.name and ${day}::date between d.from_day and d.until_day
        and d.deputy in (select erp_user_name from able))`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** Everybody who was asked about a submission before it was handed over, by the names in the back office. */
export async function listFormerApprovers(db: Db, no: string): Promise<readonly string[]> {
  const rows = await ask<{ name: string }>(
    db,
    sql`
    select distinct f.name from saved_requests s join approval_hand_overs h on h.saved_request_id = s.id
    cross join unnest(h.former) f(name) where s.no = ${no}`,
  )
  return rows.map(({ name }) => name)
}

interface HandOver {
  /** Null when the portal passes it on. */
  readonly by: string | null
  readonly reason: string
  readonly approvers: readonly string[]
  readonly at: Date
}

/** A waiting submission is decided by others from now on; what was said to the former ones does not count any more. */
export async function saveHandOver(db: Db, no: string, { by, reason, approvers, at }: HandOver): Promise<void> {
  await ask(
    db,
    sql`
    with former as (select id, approvers from saved_requests where no = ${no}),
    noted as (
      insert into approval_hand_overs (saved_request_id, user_name, reason, former, approvers, at)
      select id, ${by}, ${reason}, approvers, ${sql.param(approvers)}::text[], ${at} from former)
    update saved_requests set approvers = ${sql.param(approvers)}::text[], asked_at = ${at}, reminded_at = null,
      escalated_at = null
    where no = ${no}`,
  )
}
