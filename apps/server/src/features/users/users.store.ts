import type { Account } from '@portal/contract/accounts.ts'
import type { UserGroup, UserOrder } from '@portal/contract/users.ts'
import { isShutOut } from '../../platform/back-office/shut-out.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { likeText } from '../../platform/db/like-text.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

export interface UserFilter {
  readonly term: string
  readonly group: UserGroup
  readonly customerNo: string
}

const iso = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Those that the back office links to a person, and those given here. */
const customers = sql`array(
  select e.customer_no from erp_users e where e.user_name = u.erp_user_name and e.customer_no <> ''
  union select c.customer_no from erp_user_customers c where c.user_name = u.erp_user_name and c.customer_no <> ''
  union select unnest(u.customer_nos) order by 1)`

const isBlockedThere = sql`exists (select from erp_users e where e.user_name = u.erp_user_name and e.blocked)`
const isKnown = sql`exists (select from erp_users e where e.user_name = u.erp_user_name)`
const isAdministering = sql`(u.is_administrator or u.roles && array['Admin', 'SuperAdmin'])`
const hasNoPassword = sql`(u.login_type = 'Identity' and u.password_hash is null)`

const fields = sql`
  u.id, u.version as versie, u.user_name as gebruikersnaam, u.first_name as voornaam, u.last_name as achternaam,
  u.company_name as bedrijfsnaam, u.email, u.phone_number as telefoonnummer, u.language as taal, u.roles,
  u.is_administrator as "isAdministrator", u.is_blocked as geblokkeerd, ${isBlockedThere} as "geblokkeerdInBackoffice", u.failed_logins as "mislukteLogins",
  u.login_type as "loginSoort", u.proved_email as "bewezenEmail",
  (select b.user_name from users b where b.id::text = u.email_by) as "emailDoor", not ${hasNoPassword} as "heeftWachtwoord", u.erp_user_name as "backofficeNaam",
  case when exists (select from erp_users) then ${isKnown} end as "backofficeBekend",
  ${customers} as klanten, u.customer_nos as "eigenKlanten",
  (select count(*)::int from erp_user_locations l where l.user_name = u.erp_user_name) as locaties,
  ${iso(sql`u.last_login_at`)} as "laatsteLogin", ${iso(sql`u.created_at`)} as aangemaakt`

const groups: Readonly<Record<UserGroup, SQL>> = {
  alle: sql`true`,
  beheerders: isAdministering,
  uitgenodigd: hasNoPassword,
  geblokkeerd: isShutOut('u'),
  onbekend: sql`not ${isKnown}`,
}

const orders: Readonly<Record<UserOrder, SQL>> = {
  gebruikersnaam: sql`lower(u.user_name)`,
  // As the list shows it; who has no name goes by the account's.
  naam: sql`lower(coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.user_name))`,
  bedrijfsnaam: sql`lower(u.company_name)`,
  laatsteLogin: sql`u.last_login_at`,
  mislukteLogins: sql`u.failed_logins`,
  aangemaakt: sql`u.created_at`,
}

function matching({ term, group, customerNo }: UserFilter): SQL {
  return sql`
    ${groups[group]}
    and (${term === ''}::boolean or concat_ws(' ', u.user_name, u.first_name, u.last_name, u.company_name, u.email,
      u.erp_user_name) ilike ${`%${likeText(term)}%`})
    and (${customerNo === ''}::boolean or ${customerNo} = any(${customers}))`
}

/** One page of the accounts, and how many there are in all. */
export async function listUsers(
  db: Db,
  filter: UserFilter,
  page: { readonly order: UserOrder; readonly descending: boolean; readonly from: number; readonly size: number },
): Promise<{ readonly rows: Account[]; readonly total: number }> {
  const direction = page.descending ? sql`desc nulls last` : sql`asc nulls first`
  const rows = await ask<Account>(
    db,
    sql`
    select ${fields} from users u where ${matching(filter)}
    order by ${orders[page.order]} ${direction}, lower(u.user_name), u.id offset ${page.from} limit ${page.size}`,
  )
  const [count] = await ask<{ total: number }>(
    db,
    sql`select count(*)::int as total from users u where ${matching(filter)}`,
  )
  return { rows, total: count?.total ?? 0 }
}

export async function countUsersByGroup(db: Db): Promise<Readonly<Record<UserGroup, number>>> {
  const [counts] = await ask<Record<UserGroup, number>>(
    db,
    sql`
    select count(*)::int as alle, count(*) filter (where ${groups.beheerders})::int as beheerders,
      count(*) filter (where ${groups.uitgenodigd})::int as uitgenodigd,
      count(*) filter (where ${groups.geblokkeerd})::int as geblokkeerd,
      count(*) filter (where ${groups.onbekend})::int as onbekend
    from users u`,
  )
  if (counts === undefined) throw new Error('A count has one row')
  return counts
}

export async function findUser(db: Db, id: string): Promise<Account | null> {
  const [row] = await ask<Account>(db, sql`select ${fields} from users u where u.id = ${id}`)
  return row ?? null
}

/** How many others are chief administrator and can log in. */
export async function countOtherChiefs(db: Db, id: string): Promise<number> {
  const [row] = await ask<{ count: number }>(
    db,
    sql`
    select count(*)::int as count from users u
    where u.id <> ${id} and 'SuperAdmin' = any(u.roles) and not ${isShutOut('u')} and not ${hasNoPassword}`,
  )
  return row?.count ?? 0
}

/** The names of all administrators who can log in. */
export async function listAdministrators(db: Db): Promise<readonly string[]> {
  const rows = await ask<{ name: string }>(
    db,
    sql`
    select u.user_name as name from users u
    where ${isAdministering} and not ${isShutOut('u')} and not ${hasNoPassword} order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Where links for a password go until the new address is confirmed, and who gave it; null when it counts. */
export async function saveProvedEmail(
  db: Db,
  id: string,
  waits: { readonly email: string; readonly by: string } | null,
) {
  await ask(
    db,
    sql`update users set proved_email = ${waits?.email ?? null}, email_by = ${waits?.by ?? null} where id = ${id}`,
  )
}

/** Those of these numbers that no record of the back office knows as a customer. */
export async function listUnknownCustomers(db: Db, customerNos: readonly string[]): Promise<readonly string[]> {
  const rows = await ask<{ no: string }>(
    db,
    sql`
    select n as no from unnest(${sql.param([...customerNos])}::text[]) n
    where not exists (select from erp_users e where e.customer_no = n)
      and not exists (select from erp_user_customers c where c.customer_no = n)
      and not exists (select from erp_locations l where l.customer_no = n)`,
  )
  return rows.map(({ no }) => no)
}

/** Who has this mail address in the back office, when that is one. */
export async function findErpName(db: Db, email: string): Promise<string | null> {
  const rows = await ask<{ name: string }>(
    db,
    sql`select user_name as name from erp_users where lower(email) = lower(${email}) and not blocked limit 2`,
  )
  return rows.length === 1 ? (rows[0]?.name ?? null) : null
}

/** What is stored of a person with an account. */
export interface AccountValues {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly email: string
  readonly phoneNumber: string
  readonly language: string
  readonly roles: readonly string[]
  readonly isAdministrator: boolean
  readonly isBlocked: boolean
  readonly erpUserName: string
  readonly customerNos: readonly string[]
}

/** @returns the id of the new account, or null when somebody has the name */
export async function insertUser(
  db: Db,
  { roles, customerNos, ...values }: AccountValues & { readonly passwordHash: string | null; readonly at: Date },
): Promise<string | null> {
  const [row] = await ask<{ id: string }>(
    db,
    sql`
    insert into users (user_name, first_name, last_name, company_name, email, phone_number, language, roles,
      is_administrator, is_blocked, erp_user_name, customer_nos, password_hash, login_type, created_at)
    values (${values.userName}, ${values.firstName}, ${values.lastName}, ${values.companyName}, ${values.email},
      ${values.phoneNumber}, ${values.language}, ${sql.param([...roles])}::text[], ${values.isAdministrator},
      ${values.isBlocked}, ${values.erpUserName}, ${sql.param([...customerNos])}::text[], ${values.passwordHash},
      'Identity', ${values.at})
    on conflict do nothing returning id`,
  )
  return row?.id ?? null
}

/** Whether another account has this name, in whatever letters. */
export async function isNameTaken(db: Db, userName: string, exceptId: string): Promise<boolean> {
  const rows = await ask<{ id: string }>(
    db,
    sql`select id from users where lower(user_name) = lower(${userName}) and id <> ${exceptId}`,
  )
  return rows.length > 0
}

/** @returns false when somebody changed the account since that version */
export async function updateUserRow(
  db: Db,
  seen: { readonly id: string; readonly version: number },
  { roles, customerNos, ...values }: AccountValues,
): Promise<boolean> {
  const rows = await ask<{ id: string }>(
    db,
    sql`
    update users set user_name = ${values.userName}, first_name = ${values.firstName}, last_name = ${values.lastName},
      company_name = ${values.companyName}, email = ${values.email}, phone_number = ${values.phoneNumber},
      language = ${values.language}, roles = ${sql.param([...roles])}::text[],
      is_administrator = ${values.isAdministrator}, is_blocked = ${values.isBlocked},
      erp_user_name = ${values.erpUserName}, customer_nos = ${sql.param([...customerNos])}::text[], version = version + 1
    where id = ${seen.id} and version = ${seen.version} returning id`,
  )
  return rows.length === 1
}

/** @returns false when somebody changed the account since that version */
export async function deleteUserRow(db: Db, seen: { readonly id: string; readonly version: number }): Promise<boolean> {
  const rows = await ask<{ id: string }>(
    db,
    sql`delete from users where id = ${seen.id} and version = ${seen.version} returning id`,
  )
  return rows.length === 1
}

const administrationKey = 7_202_401

/** Who decides about accounts waits for who else does, until the transaction ends; logins go on. */
export async function lockAdministration(tx: Db): Promise<void> {
  await ask(tx, sql`select pg_advisory_xact_lock(${administrationKey})`)
}
