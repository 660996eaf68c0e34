import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { type ItemReader, priceOf } from '../catalogue/catalogue.store.ts'

/** Whose lists, at which of their locations. */
export interface RemovalListOwner {
  readonly userName: string
  readonly locationNos: readonly string[]
}

export interface RemovalListHead {
  readonly id: string
  readonly locationNo: string
  readonly version: number
}

/** A line as a request takes it, with what stands there now. */
export interface RemovalLine {
  readonly id: string
  readonly listId: string
  readonly type: 'Materieel' | 'Artikel'
  readonly materieelSoort: string
  readonly materieelNummer: string
  readonly retourAantal: number
  readonly opmerking: string
  readonly aanwezig: number
}

/** What stands at the location of list `l` of the thing of line `r` and nobody has asked to be taken away yet. */
const present = sql`
  left join lateral (select sum(quantity - qty_on_removal)::float8 as free,
      (array_agg(price_type order by quantity desc))[1] as price_type, min(unit_code) as unit_code
    from erp_stock where location_no = l.location_no and kind = r.kind and plant_type = r.no
      and plant_no = r.plant_no) s on true`

/** The lists as they are; a location without one has none here. Versions only rise, so their sum is one of all. */
export function findRemovalLists(db: Db, owner: RemovalListOwner): Promise<RemovalListHead[]> {
  return ask<RemovalListHead>(
    db,
    sql`
    select id, location_no as "locationNo", version from removal_lists
    where user_name = ${owner.userName} and location_no = any(${sql.param(owner.locationNos)}::text[])
    order by location_no`,
  )
}

/** As `findRemovalLists`, and nobody else changes them until the transaction ends. */
export function lockRemovalLists(db: Db, owner: RemovalListOwner): Promise<RemovalListHead[]> {
  return ask<RemovalListHead>(
    db,
    sql`
    select id, location_no as "locationNo", version from removal_lists
    where user_name = ${owner.userName} and location_no = any(${sql.param(owner.locationNos)}::text[])
    order by location_no for update`,
  )
}

/** The list of a person at a location, made when there is none yet, locked until the transaction ends. */
export async function openRemovalList(
  db: Db,
  owner: { readonly userName: string; readonly locationNo: string },
  at: Date,
): Promise<RemovalListHead> {
  const rows = await ask<RemovalListHead>(
    db,
    sql`
    insert into removal_lists (user_name, location_no, changed_at)
    values (${owner.userName}, ${owner.locationNo}, ${at})
    on conflict (user_name, location_no) do update set changed_at = removal_lists.changed_at
    returning id, location_no as "locationNo", version`,
  )
  const [list] = rows
  if (list === undefined) throw new Error('An insert that answers with its row gave none')
  return list
}

/** The lines with what a request needs of them, in the order they came. */
export function listRemovalLines(db: Db, listIds: readonly string[]): Promise<RemovalLine[]> {
  return ask<RemovalLine>(
    db,
    sql`
    select r.id, r.list_id as "listId", r.kind as type, r.no as "materieelSoort", r.plant_no as "materieelNummer",
      r.quantity as "retourAantal", r.remark as opmerking, coalesce(s.free, 0) as aanwezig
    from removal_list_items r join removal_lists l on l.id = r.list_id ${present}
    where r.list_id = any(${sql.param(listIds)}::uuid[]) order by l.location_no, r.position, r.id`,
  )
}

/** The lines with texts, prices and weights of today, and what stands there. */
export function readRemovalItems(
  db: Db,
  listIds: readonly string[],
  reader: ItemReader,
): Promise<readonly RemovalListItem[]> {
  return ask<RemovalListItem>(
    db,
    sql`
    select r.id, r.kind as type, r.no as "materieelSoort", r.plant_no as "materieelNummer",
      l.location_no as "materieelLocatie", r.quantity as "retourAantal", r.remark as opmerking,
      coalesce(i.weight, 0)::float8 as "gewichtPerStuk",
      coalesce(t.text, nullif(p.description, ''), i.description, r.no) as omschrijving,
      coalesce(ut.text, u.description, s.unit_code, i.unit_code, '') as eenheid,
      coalesce(p.serial_no, '') as "serieNummer", coalesce(p.inspection_no, '') as "keuringsNummer",
      '/afbeeldingen/' || im.hash as afbeelding, coalesce(s.price_type, i.price_type, 'Verhuur') as "priceType",
      i.no is not null as "toonPrijs", coalesce(${priceOf(reader, 'day')}, 0) as "huurPrijs",
      coalesce(${priceOf(reader, 'week')}, 0) as "huurPrijsWeek", coalesce(${priceOf(reader, 'sale')}, 0) as "verkoopPrijs",
      coalesce(s.free, 0) as aanwezig
    from removal_list_items r join removal_lists l on l.id = r.list_id ${present}
    left join erp_items i on i.kind = r.kind and i.no = r.no
    left join erp_pieces p on p.no = r.plant_no and r.plant_no <> ''
    left join erp_translations t on t.subject = 'Soort' and t.code = r.no and t.language = ${reader.language}
    left join erp_units u on u.code = coalesce(s.unit_code, i.unit_code)
    left join erp_translations ut on ut.subject = 'Eenheid' and ut.code = coalesce(s.unit_code, i.unit_code)
      and ut.language = ${reader.language}
    left join lateral (select hash from erp_images
      where parent_type = 'Soort' and parent_no = r.no order by line_no limit 1) im on true
    where r.list_id = any(${sql.param(listIds)}::uuid[]) order by l.location_no, r.position, r.id`,
  )
}

/** The locations that lines of this person are at; lines of others and of no person are not among them. */
export function findRemovalLineLocations(
  db: Db,
  userName: string,
  lineIds: readonly string[],
): Promise<{ locationNo: string }[]> {
  return ask<{ locationNo: string }>(
    db,
    sql`
    select distinct l.location_no as "locationNo" from removal_list_items r join removal_lists l on l.id = r.list_id
    where r.id = any(${sql.param(lineIds)}::uuid[]) and l.user_name = ${userName} order by 1`,
  )
}

/** Removes these lines and raises the version of each list that had one; a list itself stays, so that its version does. */
export async function deleteRemovalLines(
  db: Db,
  listIds: readonly string[],
  gone: { readonly lineIds: readonly string[]; readonly at: Date },
): Promise<number> {
  const rows = await ask<{ lines: number }>(
    db,
    sql`
    with gone as (delete from removal_list_items
      where id = any(${sql.param(gone.lineIds)}::uuid[]) and list_id = any(${sql.param(listIds)}::uuid[])
      returning list_id),
    raised as (update removal_lists set version = version + 1, changed_at = ${gone.at}
      where id in (select list_id from gone))
    select count(*)::int as lines from gone`,
  )
  return rows[0]?.lines ?? 0
}
