import type { FavouriteDetails, FavouriteList } from '@portal/contract/favourites.ts'
import { bounds } from '@portal/domain/bounds.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { type ItemKey, type ItemReader, isOrderable, itemOfLine, priceOf } from '../catalogue/catalogue.store.ts'

/** Whose lists are read: the own ones, and those shared with one of these locations. */
export interface FavouriteReader {
  readonly userName: string
  readonly locationNos: readonly string[]
}

const head = (userName: string) => sql`
    f.id, f.title as titel, f.user_name = ${userName} as eigen, f.version as versie,
      coalesce(nullif(concat_ws(' ', nullif(o.first_name, ''), nullif(o.last_name, '')), ''), f.user_name) as eigenaar,
      f.shared_location as "gedeeldMet", (select count(*)::int from favourite_items where list_id = f.id) as "aantalItems"`

const seenBy = ({ userName, locationNos }: FavouriteReader) => sql`
    from favourite_lists f left join users o on o.user_name = f.user_name
    where (f.user_name = ${userName} or f.shared_location = any(${sql.param([...locationNos])}::text[]))`

/** Somebody with many locations sees the own lists, and of the others so many. */
const mostSeen = 500

/** The lists a person sees without their items, the own ones first. */
export function listFavourites(db: Db, by: FavouriteReader): Promise<FavouriteList[]> {
  return ask<FavouriteList>(
    db,
    sql`select ${head(by.userName)} ${seenBy(by)}
      order by f.user_name <> ${by.userName}, f.created_at, f.id limit ${mostSeen}`,
  )
}

/** One of these lists with its items; empty when the person does not see it. */
export function findFavourites(
  db: Db,
  by: FavouriteReader,
  { id, reader }: { readonly id: string; readonly reader: ItemReader },
): Promise<FavouriteDetails[]> {
  return ask<FavouriteDetails>(
    db,
    sql`
    select ${head(by.userName)},
      coalesce((select json_agg(item) from (
        select l.kind as type, l.no as "materieelSoort", l.quantity as aantal, coalesce(t.text, i.description, l.no) as omschrijving,
          coalesce(ut.text, u.description, i.unit_code, '') as eenheid, i.no is not null and ${isOrderable} as bestelbaar,
          coalesce(i.price_type, 'Verhuur') as "priceType", i.no is not null as "toonPrijs",
          coalesce(${priceOf(reader, 'day')}, 0) as "huurPrijs", coalesce(${priceOf(reader, 'week')}, 0) as "huurPrijsWeek",
          coalesce(${priceOf(reader, 'sale')}, 0) as "verkoopPrijs", '/afbeeldingen/' || im.hash as afbeelding
        from favourite_items l ${itemOfLine(reader.language)}
        where l.list_id = f.id order by l.added_at, l.no, l.kind) item), '[]') as items
    ${seenBy(by)} and f.id = ${id}::uuid`,
  )
}

/** The own lists, each with whether an item is on it. */
export function listWithItem(
  db: Db,
  userName: string,
  item: ItemKey,
): Promise<{ id: string; titel: string; inLijst: boolean }[]> {
  return ask<{ id: string; titel: string; inLijst: boolean }>(
    db,
    sql`
    select f.id, f.title as titel, exists (select from favourite_items l
      where l.list_id = f.id and l.kind = ${item.kind} and l.no = ${item.no}) as "inLijst"
    from favourite_lists f where f.user_name = ${userName} order by f.created_at, f.id`,
  )
}

interface OwnList {
  readonly id: string
  readonly title: string
  readonly version: number
}

/** The lists of a person; nobody else makes, names or changes one of them until the transaction ends. */
export async function lockOwnLists(db: Db, userName: string): Promise<OwnList[]> {
  await ask(db, sql`select pg_advisory_xact_lock(hashtext(${userName}), hashtext('favourites'))`)
  return ask<OwnList>(db, sql`select id, title, version from favourite_lists where user_name = ${userName}`)
}

interface NewList {
  /** The id it had before; null for a new one. */
  readonly id: string | null
  readonly userName: string
  readonly title: string
  readonly sharedLocation: string | null
  readonly at: Date
}

/** Other shares of a list with this location wait until the transaction ends. */
async function lockSharing(db: Db, locationNo: string): Promise<void> {
  await ask(db, sql`select pg_advisory_xact_lock(hashtext('shared favourites'), hashtext(${locationNo}))`)
}

/** True in a statement that shares a list with a location, or with none, while there is room. */
const hasRoom = (locationNo: string | null) => sql`(${locationNo}::text is null
  or (select count(*) from favourite_lists where shared_location = ${locationNo}) < ${bounds.sharedFavourites})`

/** @returns its id; null when there is a list with the id that was asked for; `full` when the location has too many */
export async function insertList(db: Db, list: NewList): Promise<string | 'full' | null> {
  const { id, userName, title, sharedLocation, at } = list
  if (sharedLocation !== null) await lockSharing(db, sharedLocation)
  const [row] = await ask<{ id: string | null; hasRoom: boolean }>(
    db,
    sql`
    with made as (
      insert into favourite_lists (id, user_name, title, shared_location, created_at)
      select coalesce(${id}::uuid, gen_random_uuid()), ${userName}, ${title}, ${sharedLocation}, ${at}::timestamptz
      where ${hasRoom(sharedLocation)}
      on conflict (id) do nothing returning id)
    select (select id from made) as id, ${hasRoom(sharedLocation)} as "hasRoom"`,
  )
  return row?.hasRoom === false ? 'full' : (row?.id ?? null)
}

interface NewItem extends ItemKey {
  readonly quantity: number
}

/**
 * Puts items on a list in their order; what is on it already keeps its place and gets the quantity.
 * @returns how many it has then; when those are too many, the transaction is not to be committed
 */
export async function insertItems(
  db: Db,
  listId: string,
  add: { items: readonly NewItem[]; at: Date },
): Promise<number> {
  await ask(
    db,
    sql`
    insert into favourite_items (list_id, kind, no, quantity, added_at)
    select ${listId}::uuid, r.kind, r.no, max(r.quantity), ${add.at}::timestamptz + min(r.place) * interval '1 microsecond'
    from (select *, row_number() over () as place
      from jsonb_to_recordset(${JSON.stringify(add.items)}::jsonb) as x(kind text, no text, quantity int)) r
    group by r.kind, r.no
    on conflict (list_id, kind, no) do update set quantity = excluded.quantity`,
  )
  const [row] = await ask<{ items: number }>(
    db,
    sql`select count(*)::int as items from favourite_items where list_id = ${listId}`,
  )
  return row?.items ?? 0
}

/** Items of these that are in the catalogue and can be ordered. */
export function listOrderable(db: Db, items: readonly ItemKey[]): Promise<ItemKey[]> {
  return ask<ItemKey>(
    db,
    sql`
    select i.kind, i.no from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as w(kind text, no text)
    join erp_items i on i.kind = w.kind and i.no = w.no and ${isOrderable}`,
  )
}

export async function deleteItem(db: Db, listId: string, { kind, no }: ItemKey): Promise<void> {
  await ask(db, sql`delete from favourite_items where list_id = ${listId} and kind = ${kind} and no = ${no}`)
}

export async function deleteList(db: Db, listId: string): Promise<void> {
  await ask(db, sql`delete from favourite_lists where id = ${listId}`)
}

/** Every change raises the version. */
export async function touchList(db: Db, listId: string): Promise<void> {
  await ask(db, sql`update favourite_lists set version = version + 1 where id = ${listId}`)
}

export async function saveTitle(db: Db, listId: string, title: string): Promise<void> {
  await ask(db, sql`update favourite_lists set title = ${title} where id = ${listId}`)
}

/** @returns false when the location has as many shared lists as there may be */
export async function saveSharing(db: Db, listId: string, locationNo: string | null): Promise<boolean> {
  if (locationNo !== null) await lockSharing(db, locationNo)
  const rows = await ask<{ id: string }>(
    db,
    sql`update favourite_lists set shared_location = ${locationNo}
      where id = ${listId} and (shared_location is not distinct from ${locationNo} or ${hasRoom(locationNo)})
      returning id`,
  )
  return rows.length > 0
}
