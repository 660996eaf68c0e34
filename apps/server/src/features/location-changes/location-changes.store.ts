import type { LocationChange } from '@portal/contract/location-changes.ts'
import type { Locale } from '@portal/contract/values.ts'
import type { LocationForm } from '@portal/domain/location-changes/location-form.ts'
import { mostNewLocations } from '@portal/domain/location-changes/new-locations.ts'
import type { Delivery } from '@portal/domain/requests/delivery.ts'
import type { Corrections } from '../../platform/back-office/erp-gateway.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

export type LocationChangeKind = LocationChange['soort']

export interface NewLocationChange {
  readonly id: string
  readonly kind: LocationChangeKind
  readonly userName: string
  readonly erpUserName: string
  readonly locationNo: string
  readonly description: string
  /** Empty for closing. */
  readonly form: Partial<LocationForm>
  readonly language: Locale
  readonly at: Date
}

const dayMs = 24 * 3_600_000

/** @returns false when the person asked for as many new locations in the last 24 hours as one may */
export async function insertLocationChange(db: Db, change: NewLocationChange): Promise<boolean> {
  const { id, kind, userName, erpUserName, locationNo, description, form, language, at } = change
  await ask(db, sql`select pg_advisory_xact_lock(hashtext(${userName}), hashtext('location changes'))`)
  const rows = await ask<{ id: string }>(
    db,
    sql`
    insert into location_changes (id, kind, user_name, erp_user_name, location_no, description, form, delivery, language,
      created_at, changed_at)
    select ${id}, ${kind}, ${userName}, ${erpUserName}, ${locationNo}, ${description}, ${JSON.stringify(form)}::jsonb,
      'wachtrij', ${language}, ${at}::timestamptz, ${at}::timestamptz
    where ${kind} = 'afmelden' or (select count(*) from location_changes where user_name = ${userName}
      and kind <> 'afmelden' and created_at > ${new Date(at.getTime() - dayMs)}) < ${mostNewLocations}
    returning id`,
  )
  return rows.length > 0
}

/** Notes that a refused one was sent again; false when it is not this person's, was not refused, or was sent already. */
export async function markReplaced(
  db: Db,
  replaced: { readonly id: string; readonly userName: string; readonly by: string },
): Promise<boolean> {
  const rows = await ask<{ id: string }>(
    db,
    sql`update location_changes set replaced_by = ${replaced.by}
      where id = ${replaced.id} and user_name = ${replaced.userName} and delivery in ('geweigerd', 'vervallen')
        and replaced_by is null returning id`,
  )
  return rows.length > 0
}

/** Other changes of the location of this number wait until the transaction ends. */
export async function lockLocationNo(db: Db, no: string): Promise<void> {
  await ask(db, sql`select pg_advisory_xact_lock(hashtext('location number'), hashtext(${no}))`)
}

/** It is on its way, or was taken so lately that the copy may not show it yet. */
const isUnderWay = (since: Date): SQL =>
  sql`(delivery in ('wachtrij', 'aangehouden') or (delivery = 'bevestigd' and changed_at > ${since}))`

/** Whether a number is taken as far as it is known here: by a location of the copy, or by one that is being made. */
export async function isNumberKnown(db: Db, no: string, since: Date): Promise<boolean> {
  const rows = await ask<{ known: boolean }>(
    db,
    sql`select exists (select from erp_locations where no = ${no}) or exists
      (select from location_changes where kind = 'aanmaken' and location_no = ${no} and ${isUnderWay(since)}) as known`,
  )
  return rows[0]?.known ?? false
}

/** Whether a location is being closed, or was closed by the portal while the copy shows that its work has ended. */
export async function isBeingClosed(
  db: Db,
  { nummer, state }: { readonly nummer: string; readonly state: string },
  since: Date,
): Promise<boolean> {
  const rows = await ask<{ closing: boolean }>(
    db,
    sql`select exists (select from location_changes where kind = 'afmelden' and location_no = ${nummer}
      and (${isUnderWay(since)} or (delivery = 'bevestigd' and ${state} <> 'Production'))) as closing`,
  )
  return rows[0]?.closing ?? false
}

export interface Customer {
  readonly klantnummer: string
  readonly naam: string
}

/** The customers of a person: their company, and those linked to them; all that are known for who sees all. */
export async function listCustomers(
  db: Db,
  of: { readonly userId: string; readonly erpUserName: string; readonly seesAll: boolean },
): Promise<Customer[]> {
  return ask<Customer>(
    db,
    sql`
    with own as (
      select customer_no from erp_users where user_name = ${of.erpUserName}
      union select customer_no from erp_user_customers where user_name = ${of.erpUserName} or ${of.seesAll}::boolean
      union select unnest(customer_nos) from users where id = ${of.userId})
    select o.customer_no as klantnummer, coalesce(
      (select max(c.customer_name) from erp_user_customers c where c.customer_no = o.customer_no and c.customer_name <> ''),
      (select max(u.company_name) from erp_users u where u.customer_no = o.customer_no and u.company_name <> ''),
      o.customer_no) as naam
    from own o where o.customer_no <> '' order by naam, klantnummer`,
  )
}

export interface OutcomeOfChange {
  readonly id: string
  readonly delivery: Delivery
  readonly erpNo: string | null
  readonly reason: string
  readonly corrections: Corrections
  readonly at: Date
}

/** A change whose outcome became known, with who is to be notified. */
export interface SettledChange {
  readonly id: string
  readonly kind: LocationChangeKind
  readonly userName: string
  readonly erpUserName: string
  readonly locationNo: string
  readonly description: string
  readonly language: Locale
  /** Empty where the account is gone. */
  readonly email: string
  readonly name: string
}

/** Writes what became of a change; null when that was known. What the back office has cannot be refused any more. */
export async function saveOutcome(db: Db, outcome: OutcomeOfChange): Promise<SettledChange | null> {
  const { id, delivery, erpNo, reason, corrections, at } = outcome
  const corrected = {
    ...(corrections.contact !== undefined && { contactpersoon: corrections.contact }),
    ...(corrections.phone !== undefined && { telefoonnummer: corrections.phone }),
    ...(corrections.remark !== undefined && { opmerking: corrections.remark }),
  }
  const rows = await ask<SettledChange>(
    db,
    sql`
    with changed as (
      update location_changes set delivery = ${delivery}, erp_no = coalesce(${erpNo}, erp_no), refusal = ${reason},
        form = form || ${JSON.stringify(corrected)}::jsonb, changed_at = ${at}
      where id = ${id} and (delivery <> ${delivery} or erp_no is distinct from coalesce(${erpNo}, erp_no))
        and (delivery <> 'bevestigd' or ${delivery} = 'bevestigd')
      returning id, kind, user_name, erp_user_name, location_no, description, language)
    select c.id, c.kind, c.user_name as "userName", c.erp_user_name as "erpUserName", c.location_no as "locationNo",
      c.description, c.language, coalesce(u.email, '') as email,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), c.user_name) as name
    from changed c left join users u on u.user_name = c.user_name`,
  )
  return rows[0] ?? null
}

const iso = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What somebody asked for since a moment, newest first. */
export async function listLocationChanges(db: Db, userName: string, since: Date): Promise<LocationChange[]> {
  return ask<LocationChange>(
    db,
    sql`
    select id, kind as soort, location_no as nummer, description as omschrijving, delivery as status,
      erp_no as "backofficeNummer", refusal as reden, ${iso(sql`created_at`)} as moment,
      ${iso(sql`changed_at`)} as gewijzigd, replaced_by is not null as vervangen, form as formulier
    from location_changes where user_name = ${userName} and created_at > ${since} order by created_at desc, id`,
  )
}
