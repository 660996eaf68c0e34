import type { Address, Depot } from '@portal/contract/locations.ts'
import { directOrderRole } from '@portal/domain/access/matrix.ts'
import { isAdministrator } from '@portal/domain/access/may.ts'
import type { Locale } from '@portal/domain/constants.ts'
import { isBlocked } from '@portal/domain/locations/location-orderable.ts'
import type { LinkedCustomers } from '@portal/domain/locations/seen-customers.ts'
import type { KnownDepots } from '@portal/domain/removing/removal-depot.ts'
import { ask, value } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import type { SessionUser, UserLocation } from '../../platform/session-user.ts'

/** What decides which locations are somebody's. */
type Owner = Pick<SessionUser, 'erpUserName' | 'roles' | 'isAdministrator' | 'customers' | 'standsAt'>

/** Locations `l` as somebody sees them, with what the person is there. */
const places = sql`
  select l.no as nummer, coalesce(nullif(l.description, ''), l.no) as omschrijving, l.blocked as geblokkeerd, l.kind, l.state,
    nullif(l.project_no, '') as "projectNummer", l.customer_no as "customerNo",
    coalesce(nullif(u.role, ''), ${value('otherRole')}::text) as rol,
    array_remove(array_remove(array[u.approver_1, u.approver_2, u.approver_3], ''), null) as approvers,
    l.address as adres, l.post_code as postcode, l.city as plaats, l.contact as contactpersoon,
    l.phone_no as telefoonnummer
  from erp_locations l
  left join erp_user_locations u on u.location_no = l.no and u.user_name = ${value('erpUserName')}
  where (${value('seesAll')}::boolean or u.user_name is not null)
    and (${value('customers')}::text[] is null or l.customer_no = any(${value('customers')}::text[]))`
const findPlace = sql<UserLocation>`${places} and l.no = ${value('no')}`
const listPlaces = sql<UserLocation>`${places} order by l.no`
const listPlacesOfProject = sql<UserLocation>`${places} and l.project_no = ${value('projectNo')} order by l.no`

/** Administrators see every location and order there directly, unless the back office gives them another role. */
function seenBy(user: Owner) {
  const seesAll = isAdministrator(user)
  const customers = user.customers === null ? null : [...user.customers]
  return { erpUserName: user.erpUserName, seesAll, otherRole: seesAll ? directOrderRole : null, customers }
}

const withBlock = (row: UserLocation): UserLocation => ({ ...row, geblokkeerd: isBlocked(row) })

/** In a preview: the one location, with the role of the preview there, whatever the back office says. */
async function listPreviewed(db: Db, user: Owner, { locationNo, rol }: NonNullable<Owner['standsAt']>) {
  const rows = await ask(db, findPlace, { ...seenBy(user), seesAll: true, no: locationNo })
  return rows.map((row) => ({ ...withBlock(row), rol }))
}

/** The location when it is the user's, with the role there; null when it is not, or when there is no such location. */
export async function findUserLocation(db: Db, user: SessionUser, locationNo: string): Promise<UserLocation | null> {
  if (user.standsAt !== undefined)
    return (await listPreviewed(db, user, user.standsAt)).find(({ nummer }) => nummer === locationNo) ?? null
  const [row] = await ask(db, findPlace, { ...seenBy(user), no: locationNo })
  return row === undefined ? null : withBlock(row)
}

/** A location as a record names it, for any caller: the record says who may. Null when it is gone. */
export async function findRecordLocation(db: Db, locationNo: string): Promise<UserLocation | null> {
  const [row] = await ask(db, findPlace, {
    erpUserName: '',
    seesAll: true,
    otherRole: null,
    customers: null,
    no: locationNo,
  })
  return row === undefined ? null : withBlock(row)
}

/** The customer whose company somebody is of, and those linked to them there or by an administrator here. */
export async function listLinkedCustomers(
  db: Db,
  user: { readonly id: string; readonly erpUserName: string },
): Promise<LinkedCustomers> {
  const rows = await ask<LinkedCustomers>(
    db,
    sql`
    select coalesce((select customer_no from erp_users where user_name = ${user.erpUserName}), '') as company,
      array(select customer_no from erp_user_customers where user_name = ${user.erpUserName}
        union select unnest(customer_nos) from users where id = ${user.id}) as linked`,
  )
  return rows[0] ?? { company: '', linked: [] }
}

/**
 * True for a location `l` of a customer whose records the reader does not see (R-PRICE-06): the other end of a move or an
 * order that is theirs has neither number nor name for them. Without a filter, and for a depot, never.
 * @param alias of `erp_locations`, joined or missing
 */
export function isOfOthers(alias: SQL, { customers }: Pick<SessionUser, 'customers'>): SQL {
  const seen = customers === null ? null : [...customers]
  return sql`coalesce(${alias}.customer_no <> all(${sql.param(seen)}::text[]), false)`
}

/** The user's locations by number. */
export async function listUserLocations(db: Db, user: Owner): Promise<readonly UserLocation[]> {
  if (user.standsAt !== undefined) return listPreviewed(db, user, user.standsAt)
  return (await ask(db, listPlaces, seenBy(user))).map(withBlock)
}

/** The user's locations of one project, by number. */
export async function listProjectLocations(db: Db, user: Owner, projectNo: string): Promise<readonly UserLocation[]> {
  if (user.standsAt !== undefined)
    return (await listPreviewed(db, user, user.standsAt)).filter(({ projectNummer }) => projectNummer === projectNo)
  return (await ask(db, listPlacesOfProject, { ...seenBy(user), projectNo })).map(withBlock)
}

/** The addresses of a location, work addresses first. */
export async function listAddresses(db: Db, locationNo: string): Promise<Address[]> {
  const rows = await ask<Address>(
    db,
    sql`
    select code, name as naam, address as adres, post_code as postcode, city as plaats, contact as contactpersoon,
      phone_no as telefoonnummer, work_address as werkadres
    from erp_location_addresses where location_no = ${locationNo} order by work_address desc, name, code`,
  )
  return rows
}

/** The addresses of several locations, work addresses first; their own address goes by the number of the location. */
export async function listAddressesOf(
  db: Db,
  locationNos: readonly string[],
): Promise<(Address & { readonly locatie: string })[]> {
  const rows = await ask<Address & { locatie: string }>(
    db,
    sql`
    select location_no as locatie, code, name as naam, address as adres, post_code as postcode, city as plaats,
      contact as contactpersoon, phone_no as telefoonnummer, work_address as werkadres
    from erp_location_addresses where location_no = any(${sql.param(locationNos)}::text[])
    union all
    select no, no, coalesce(nullif(description, ''), no), address, post_code, city, contact, phone_no, false
    from erp_locations where no = any(${sql.param(locationNos)}::text[]) and address <> ''
    order by locatie, werkadres desc, naam, code`,
  )
  return rows
}

/** A location that goods might go to. */
export interface TargetPlace {
  readonly nummer: string
  readonly omschrijving: string
  readonly kind: string
  readonly state: string
  readonly geblokkeerd: boolean
  readonly contactpersoon: string
  readonly telefoonnummer: string
  readonly adres: string
  readonly plaats: string
  readonly isOwn: boolean
}

/**
 * The user's own locations and the others of these customers, own ones first; with `no` that one only. A site of another
 * customer is no target.
 */
export async function listTargets(
  db: Db,
  user: Pick<SessionUser, 'erpUserName' | 'customers'>,
  wanted: { readonly customerNos: readonly string[]; readonly no?: string },
): Promise<TargetPlace[]> {
  const only = wanted.no === undefined ? sql`` : sql`and l.no = ${wanted.no}`
  const rows = await ask<TargetPlace>(
    db,
    sql`
    select l.no as nummer, coalesce(nullif(l.description, ''), l.no) as omschrijving, l.kind, l.state,
      l.blocked as geblokkeerd, l.contact as contactpersoon, l.phone_no as telefoonnummer, l.address as adres,
      l.city as plaats, u.user_name is not null as "isOwn"
    from erp_locations l
    left join erp_user_locations u on u.location_no = l.no and u.user_name = ${user.erpUserName}
    where (u.user_name is not null
      or (l.customer_no <> '' and l.customer_no = any(${sql.param(wanted.customerNos)}::text[]))) ${only}
      and (${user.customers === null}::boolean or l.customer_no = any(${sql.param(user.customers ?? [])}::text[]))
    order by "isOwn" desc, l.no`,
  )
  return rows
}

/**
 * Depots with the addresses the back office has for them; a depot without any has its own address, with its number as code.
 */
export async function listDepots(db: Db): Promise<Depot[]> {
  const rows = await ask<Depot>(
    db,
    sql`
    select d.no as nummer, d.description as omschrijving, d.address as adres, d.post_code as postcode, d.city as plaats,
      d.phone_no as telefoonnummer, d.pickup_allowed as "ophalenMogelijk",
      coalesce(
        (select jsonb_agg(jsonb_build_object('code', a.code, 'naam', a.name, 'adres', a.address,
            'postcode', a.post_code, 'plaats', a.city) order by a.code)
          from erp_location_addresses a where a.location_no = d.no),
        jsonb_build_array(jsonb_build_object('code', d.no, 'naam', d.description, 'adres', d.address,
          'postcode', d.post_code, 'plaats', d.city))) as adressen
    from erp_depots d order by d.description, d.no`,
  )
  return rows
}

/** What is known of the depot of a location: its own by the back office, and where its last removal went. */
export async function findKnownDepots(db: Db, locationNo: string): Promise<KnownDepots> {
  const rows = await ask<KnownDepots>(
    db,
    sql`
    select coalesce((select depot_no from erp_locations where no = ${locationNo}), '') as "ofLocation",
      coalesce((select depot_no from (
          select depot_no, created_at as at from requests
            where location_no = ${locationNo} and type = 'Afvoer' and depot_no <> ''
          union all
          select depot_no, request_date::timestamptz from erp_requests
            where from_location = ${locationNo} and type = 'Afvoer' and depot_no <> '') r
        order by at desc nulls last limit 1), '') as "ofLastRemoval"`,
  )
  return rows[0] ?? { ofLocation: '', ofLastRemoval: '' }
}

/**
 * Whether the back office knows the account (else its locations mean nothing, and the answer is 416); null while no
 * account of it was read yet.
 */
export async function isErpUserKnown(db: Db, erpUserName: string): Promise<boolean | null> {
  const rows = await ask<{ known: boolean | null }>(
    db,
    sql`
    select bool_or(user_name = ${erpUserName}) as known
    from (select user_name from erp_users where user_name = ${erpUserName}
      union all (select user_name from erp_users limit 1)) u`,
  )
  return rows[0]?.known ?? null
}

/** An approver as people know one: name and e-mail of the portal's account, else of the back office's. */
export interface Approver {
  readonly erpUserName: string
  readonly name: string
  readonly email: string
  /** Null for one who never was here. */
  readonly language: Locale | null
}

/** Approvers in the order given; one that neither knows is left out. */
export async function listApprovers(db: Db, erpUserNames: readonly string[]): Promise<Approver[]> {
  const rows = await ask<Approver>(
    db,
    sql`
    select w.name as "erpUserName", coalesce(u.email, nullif(e.email, ''), '') as email,
      u.language,
      coalesce(u.name, nullif(e.name, ''), w.name) as name
    from unnest(${sql.param(erpUserNames)}::text[]) with ordinality as w(name, position)
    left join erp_users e on e.user_name = w.name
    left join lateral (select nullif(email, '') as email, language,
        nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), '') as name
      from users where erp_user_name = w.name and not is_blocked order by created_at limit 1) u on true
    where e.blocked is not true and (e.user_name is not null or u.email is not null or u.name is not null)
    order by w.position`,
  )
  return rows
}
