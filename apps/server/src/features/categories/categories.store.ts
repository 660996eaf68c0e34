import type { Locale } from '@portal/contract/values.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import type { ItemKey, StoredCategory } from '../catalogue/catalogue.store.ts'

export interface DecidedCategory extends StoredCategory {
  /** What the company decided; null leaves it to the back office. */
  readonly hidden: boolean | null
  readonly hiddenThere: boolean
}

/** The first picture of each item, by item number. */
export async function listItemPictures(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await ask<{ no: string; hash: string }>(
    db,
    sql`
    select distinct on (parent_no) parent_no as no, hash from erp_images
    where parent_type = 'Soort' order by parent_no, line_no`,
  )
  return new Map(rows.map((row) => [row.no, row.hash]))
}

/** Every category with what the company decided about it. */
export function listDecidedCategories(db: Db, language: Locale): Promise<DecidedCategory[]> {
  return ask<DecidedCategory>(
    db,
    sql`
    select c.code as id, c.parent_code as parent, c.navision_filter as "navisionFilter",
      coalesce(t.text, c.description) as omschrijving, c.presentation_order as volgorde, o.picture, o.hidden,
      c.hidden as "hiddenThere"
    from erp_categories c
    left join category_choices o on o.code = c.code
    left join erp_translations t on t.subject = 'Categorie' and t.code = c.code and t.language = ${language}
    order by c.presentation_order, c.code`,
  )
}

interface Choice {
  readonly code: string
  readonly by: string
  readonly at: Date
}

/** Shows or hides a category; false for one that the back office does not have. */
export async function chooseHidden(tx: Db, { code, by, at }: Choice, hidden: boolean): Promise<boolean> {
  const rows = await ask(
    tx,
    sql`
    insert into category_choices (code, hidden, changed_by, changed_at)
    select code, ${hidden}, ${by}, ${at} from erp_categories where code = ${code}
    on conflict (code) do update set hidden = excluded.hidden, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at
    returning code`,
  )
  return rows.length === 1
}

/** Gives a category a picture or, with null, takes it away; false for one that the back office does not have. */
export async function choosePicture(tx: Db, { code, by, at }: Choice, picture: string | null): Promise<boolean> {
  const rows = await ask(
    tx,
    sql`
    insert into category_choices (code, picture, changed_by, changed_at)
    select code, ${picture}, ${by}, ${at} from erp_categories where code = ${code}
    on conflict (code) do update set picture = excluded.picture, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at
    returning code`,
  )
  return rows.length === 1
}

/** Until the transaction ends nobody else decides what is hidden. */
export async function lockHidden(tx: Db): Promise<void> {
  await ask(tx, sql`lock table hidden_items in exclusive mode`)
}

/** Keeps these items as the hidden ones, and the sets that cannot be without one of them; true when others were. */
export async function saveHidden(tx: Db, items: readonly ItemKey[]): Promise<boolean> {
  const given = items.map(({ kind, no }) => ({ kind, no }))
  const rows = await ask(
    tx,
    sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(kind text, no text)),
      wanted as (
        select kind, no from given
        union select 'Set', l.set_no from erp_set_lines l join given using (kind, no)
          where l.quantity > 0 group by l.set_no, l.kind, l.no having not bool_and(l.optional)),
      shown as (delete from hidden_items h
        where not exists (select from wanted w where w.kind = h.kind and w.no = h.no) returning no),
      hidden as (insert into hidden_items select kind, no from wanted on conflict do nothing returning no)
    select no from shown union all select no from hidden`,
  )
  return rows.length > 0
}
