import type { SavedView } from '@portal/domain/saved-views/saved-view.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

/** The views of a person, those of all tables. */
export function listViews(db: Db, userName: string): Promise<SavedView[]> {
  return ask<SavedView>(
    db,
    sql`
    select id, screen as tabel, name as naam, address as adres, is_default as standaard
    from saved_views where user_name = ${userName} order by created_at, id`,
  )
}

/** The same; nobody else makes, names or changes one of them until the transaction ends. */
export async function lockViews(db: Db, userName: string): Promise<SavedView[]> {
  await ask(db, sql`select pg_advisory_xact_lock(hashtext(${userName}), hashtext('saved-views'))`)
  return listViews(db, userName)
}

/** @returns false when the id is that of somebody else's */
export async function storeView(db: Db, userName: string, view: SavedView & { readonly at: Date }): Promise<boolean> {
  const { id, tabel, naam, adres, standaard, at } = view
  const stored = await ask<{ id: string }>(
    db,
    sql`
    insert into saved_views as v (id, user_name, screen, name, address, is_default, created_at)
    values (${id}::uuid, ${userName}, ${tabel}, ${naam}, ${adres}, ${standaard}, ${at})
    on conflict (id) do update set screen = excluded.screen, name = excluded.name, address = excluded.address,
      is_default = excluded.is_default
    where v.user_name = excluded.user_name returning v.id`,
  )
  if (stored.length > 0 && standaard)
    await ask(
      db,
      sql`
      update saved_views set is_default = false
      where user_name = ${userName} and screen = ${tabel} and id <> ${id}::uuid and is_default`,
    )
  return stored.length > 0
}

/** @returns its name; null when the person has no such view */
export async function deleteView(db: Db, userName: string, id: string): Promise<string | null> {
  const [gone] = await ask<{ name: string }>(
    db,
    sql`delete from saved_views where id = ${id}::uuid and user_name = ${userName} returning name`,
  )
  return gone?.name ?? null
}
