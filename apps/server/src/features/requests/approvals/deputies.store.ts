import type { DeputyPeriod } from '@portal/domain/approvals/refuse-deputy.ts'
import { ask } from '../../../platform/db/ask.ts'
import type { Db } from '../../../platform/db/database.ts'
import { likeText } from '../../../platform/db/like-text.ts'
import { type SQL, sql } from '../../../platform/db/query.ts'

/** A person as others know one; the name of the account, else that of the back office. */
interface NamedPerson {
  readonly erpUserName: string
  readonly name: string
}

/** The name of a person of whom the name in the back office is known. */
export const personNameOf = (erpUserName: SQL) => sql`
  coalesce(
    (select nullif(concat_ws(' ', nullif(account.first_name, ''), nullif(account.last_name, '')), '') from users account
      where account.erp_user_name = ${erpUserName} order by account.is_blocked, account.created_at limit 1),
    (select nullif(known.name, '') from erp_users known where known.user_name = ${erpUserName}), ${erpUserName})`

/** The approvers in whose place somebody decides on a day. */
export function listStoodInFor(db: Db, deputy: string, day: string): Promise<NamedPerson[]> {
  return ask<NamedPerson>(
    db,
    sql`
    select d.erp_user_name as "erpUserName", ${personNameOf(sql`d.erp_user_name`)} as name from approval_deputies d
    where d.deputy = ${deputy} and ${day}::date between d.from_day and d.until_day order by d.erp_user_name`,
  )
}

/** Who decides in the place of one of these approvers on a day; each once, with the name of the approver. */
export function listStandIns(
  db: Db,
  approvers: readonly string[],
  day: string,
): Promise<{ readonly erpUserName: string; readonly approverName: string }[]> {
  return ask<{ erpUserName: string; approverName: string }>(
    db,
    sql`
    select distinct on (d.deputy) d.deputy as "erpUserName", ${personNameOf(sql`d.erp_user_name`)} as "approverName"
    from approval_deputies d
    where d.erp_user_name = any(${sql.param(approvers)}::text[]) and d.deputy <> all(${sql.param(approvers)}::text[])
      and ${day}::date between d.from_day and d.until_day
    order by d.deputy, d.erp_user_name`,
  )
}

export interface StoredDeputy {
  readonly vervangingId: string
  /** Name of the other one. */
  readonly naam: string
  readonly van: string
  readonly tot: string
  readonly loopt: boolean
  readonly zelfAfwezig: boolean
}

/** What is so on a day or comes after it: of the person who is away, or of the deputy. */
export function listDeputies(
  db: Db,
  of: { readonly side: 'person' | 'deputy'; readonly erpUserName: string; readonly today: string },
): Promise<StoredDeputy[]> {
  const [own, other] =
    of.side === 'person' ? [sql`d.erp_user_name`, sql`d.deputy`] : [sql`d.deputy`, sql`d.erp_user_name`]
  return ask<StoredDeputy>(
    db,
    sql`
    select d.id as "vervangingId", ${personNameOf(other)} as naam, to_char(d.from_day, 'YYYY-MM-DD') as van,
      to_char(d.until_day, 'YYYY-MM-DD') as tot, d.from_day <= ${of.today}::date as loopt,
      exists (select from approval_deputies x where x.erp_user_name = d.deputy
        and x.from_day <= d.until_day and x.until_day >= greatest(d.from_day, ${of.today}::date)) as "zelfAfwezig"
    from approval_deputies d where ${own} = ${of.erpUserName} and d.until_day >= ${of.today}::date
    order by d.from_day, naam, d.id`,
  )
}

/** No other call sets a deputy for this person until the transaction ends. */
export async function lockPerson(db: Db, erpUserName: string): Promise<void> {
  await ask(db, sql`select id from users where erp_user_name = ${erpUserName} order by id for update`)
}

interface NewDeputy extends DeputyPeriod {
  readonly erpUserName: string
  readonly deputy: string
}

/** @returns its id */
export async function insertDeputy(db: Db, { erpUserName, deputy, from, until }: NewDeputy, at: Date): Promise<string> {
  const rows = await ask<{ id: string }>(
    db,
    sql`
    insert into approval_deputies (erp_user_name, deputy, from_day, until_day, created_at)
    values (${erpUserName}, ${deputy}, ${from}::date, ${until}::date, ${at}) returning id`,
  )
  if (rows[0] === undefined) throw new Error('The deputy was not stored')
  return rows[0].id
}

/** @returns who stood in; null when this person has no such row */
export async function removeDeputy(db: Db, erpUserName: string, id: string): Promise<string | null> {
  const rows = await ask<{ deputy: string }>(
    db,
    sql`delete from approval_deputies where id = ${id} and erp_user_name = ${erpUserName} returning deputy`,
  )
  return rows[0]?.deputy ?? null
}

/**
 * People with an account who share a customer or a location with somebody, by name. A location is also that of who
 * approves there.
 * With customers only people of those (R-PRICE-06).
 * @param wanted part of a name, or exactly one by the name in the back office
 */
export function listColleagues(
  db: Db,
  { erpUserName, customers }: { readonly erpUserName: string; readonly customers: readonly string[] | null },
  wanted: { readonly term: string; readonly most: number } | { readonly erpUserName: string },
): Promise<{ readonly vervanger: string; readonly naam: string; readonly bedrijf: string }[]> {
  const [found, most] =
    'term' in wanted
      ? [sql`name ilike ${`%${likeText(wanted.term)}%`}`, wanted.most]
      : [sql`erp_user_name = ${wanted.erpUserName}`, 1]
  return ask<{ vervanger: string; naam: string; bedrijf: string }>(
    db,
    sql`
    with places as (
      select user_name, location_no from erp_user_locations
      union select a.approver, l.location_no from erp_user_locations l
      cross join lateral (values (l.approver_1), (l.approver_2), (l.approver_3)) a(approver) where a.approver <> ''),
    customers as (
      select user_name, customer_no from erp_users where customer_no <> ''
      union select user_name, customer_no from erp_user_customers where customer_no <> ''
      union select p.user_name, l.customer_no from places p join erp_locations l on l.no = p.location_no
      where l.customer_no <> ''),
    near as (
      select user_name from places where location_no in (select location_no from places where user_name = ${erpUserName})
      union select user_name from customers
      where customer_no in (select customer_no from customers where user_name = ${erpUserName})),
    people as (
      select distinct on (u.erp_user_name) u.erp_user_name, ${personNameOf(sql`u.erp_user_name`)} as name, u.company_name
      from users u join erp_users e on e.user_name = u.erp_user_name and not e.blocked
      where not u.is_blocked and u.erp_user_name <> ${erpUserName} and u.erp_user_name in (select user_name from near)
        and (${customers === null}::boolean or e.customer_no = any(${sql.param([...(customers ?? [])])}::text[]))
      order by u.erp_user_name, u.created_at)
    select erp_user_name as vervanger, name as naam, company_name as bedrijf from people where ${found}
    order by name, erp_user_name limit ${most}`,
  )
}
