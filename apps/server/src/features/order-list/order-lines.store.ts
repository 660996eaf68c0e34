import type { AdditionPlan, IncludedItem, ListLine, NewItem } from '@portal/domain/order-list/plan-additions.ts'
import type { Db } from '../../platform/db/database.ts'
import { prepare, value } from '../../platform/db/named-query.ts'
import { sql } from '../../platform/db/query.ts'
import { isOrderable } from '../catalogue/catalogue.store.ts'

export interface AdditionFacts {
  readonly lines: readonly ListLine[]
  /** Of the items asked for, those that can be ordered. */
  readonly orderable: readonly { readonly type: string; readonly materieelSoort: string }[]
  readonly included: readonly (IncludedItem & { readonly ofType: string; readonly of: string })[]
}

const asked = sql`(select distinct * from unnest(${value('kinds')}::text[], ${value('numbers')}::text[]) as w(kind, no)) w`
const readFacts = prepare<AdditionFacts>(sql`
  select
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'parentId', parent_id, 'type', kind,
        'materieelSoort', no, 'aantal', quantity) order by position)
      from order_list_items where list_id = ${value('listId')}), '[]') as lines,
    coalesce((select jsonb_agg(jsonb_build_object('type', i.kind, 'materieelSoort', i.no))
      from ${asked} join erp_items i on i.kind = w.kind and i.no = w.no and ${isOrderable}),
      '[]') as orderable,
    coalesce((select jsonb_agg(jsonb_build_object('ofType', m.kind, 'of', m.no, 'type', m.other_kind,
        'materieelSoort', m.other_no, 'aantalPerStuk', m.quantity, 'optioneel', m.optional) order by m.line_no)
      from ${asked} join erp_included_items m on m.kind = w.kind and m.no = w.no
      join erp_items i on i.kind = m.other_kind and i.no = m.other_no and ${isOrderable}), '[]') as included`)

/** All that adding needs to know, in one statement. */
export async function readAdditionFacts(db: Db, listId: string, items: readonly NewItem[]): Promise<AdditionFacts> {
  const kinds = items.map((item) => item.type)
  const numbers = items.map((item) => item.materieelSoort)
  const [facts] = await readFacts(db, { listId, kinds, numbers })
  if (facts === undefined) throw new Error('A select without from gave no row')
  return facts
}

const touched = sql`
  update order_lists set version = version + 1, changed_at = ${value('at')}
  where id = ${value('listId')} returning version`

const insertAdditions = prepare<{ version: number }>(sql`
  with start as (select coalesce(max(position), 0) as position from order_list_items where list_id = ${value('listId')}),
  added as (
    insert into order_list_items (id, list_id, parent_id, kind, no, quantity, position, added_at)
    select r.id, ${value('listId')}::uuid, r."parentId", r.type, r."materieelSoort", r.aantal,
      start.position + r.position, ${value('at')}::timestamptz
    from start, rows from (jsonb_to_recordset(${value('inserts')}::jsonb)
      as (id uuid, "parentId" uuid, type text, "materieelSoort" text, aantal int)) with ordinality
      as r(id, "parentId", type, "materieelSoort", aantal, position)),
  grown as (
    update order_list_items l set quantity = r.aantal
    from jsonb_to_recordset(${value('updates')}::jsonb) as r(id uuid, aantal int)
    where l.id = r.id and l.list_id = ${value('listId')})
  ${touched}`)

/** Writes new and grown lines and raises the version, in one statement. */
export async function saveAdditions(db: Db, listId: string, change: AdditionPlan & { at: Date }): Promise<number> {
  const { at, inserts, updates } = change
  const rows = await insertAdditions(db, {
    listId,
    at,
    inserts: JSON.stringify(inserts),
    updates: JSON.stringify(updates),
  })
  return rows[0]?.version ?? 0
}

export interface LineChange {
  readonly id: string
  readonly aantal: number
  /** Left as it is when not given. */
  readonly comment?: string
}

const updateLines = prepare<{ version: number }>(sql`
  with changed as (
    update order_list_items l set quantity = r.aantal, comment = coalesce(r.comment, l.comment)
    from jsonb_to_recordset(${value('lines')}::jsonb) as r(id uuid, aantal int, comment text)
    where l.id = r.id and l.list_id = ${value('listId')})
  ${touched}`)

/** Sets quantities and remarks and raises the version, in one statement. */
export async function saveLines(
  db: Db,
  listId: string,
  change: { lines: readonly LineChange[]; at: Date },
): Promise<number> {
  const rows = await updateLines(db, { listId, at: change.at, lines: JSON.stringify(change.lines) })
  return rows[0]?.version ?? 0
}

const removeLine = prepare<{ version: number }>(sql`
  with gone as (delete from order_list_items where id = ${value('lineId')} and list_id = ${value('listId')})
  ${touched}`)

/** Removes a line; the lines that came with it go with it (R-LIST-01). */
export async function deleteLine(db: Db, listId: string, line: { id: string; at: Date }): Promise<void> {
  await removeLine(db, { listId, lineId: line.id, at: line.at })
}

/** A line that may follow the line it came with. */
export interface FollowingLine extends ListLine {
  /** Pieces of it for one piece of its main line's item; null when it has no main line. */
  readonly perPiece: number | null
}

const readFollowing = prepare<FollowingLine>(sql`
  select c.id, c.parent_id as "parentId", c.kind as type, c.no as "materieelSoort", c.quantity as aantal,
    m.quantity::float8 as "perPiece"
  from order_list_items c left join order_list_items p on p.id = c.parent_id
  left join lateral (select quantity from erp_included_items
    where kind = p.kind and no = p.no and other_kind = c.kind and other_no = c.no order by line_no limit 1) m on true
  where c.list_id in (select list_id from order_list_items where id = any(${value('lineIds')}::uuid[]))
  order by c.position`)

/** All lines of the list that these are on. */
export function listFollowingLines(db: Db, lineIds: readonly string[]): Promise<readonly FollowingLine[]> {
  return readFollowing(db, { lineIds })
}
