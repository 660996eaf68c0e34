import type { AskedReturn, ReturnFacts } from '@portal/domain/removal-list/plan-returns.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import type { RemovalListHead } from './removal-list.store.ts'

/** What is known of each asked thing at the location of the list, in the order asked. */
export function readReturnFacts(
  db: Db,
  list: RemovalListHead,
  asked: readonly AskedReturn[],
): Promise<readonly ReturnFacts[]> {
  const kinds = sql.param(asked.map((item) => item.type))
  const numbers = sql.param(asked.map((item) => item.materieelSoort))
  const pieces = sql.param(asked.map((item) => item.materieelNummer))
  return ask<ReturnFacts>(
    db,
    sql`
    select coalesce(s.free, 0) as present, coalesce(r.quantity, 0) as listed,
      case when w.piece = '' then i.no is not null
        else coalesce(s.there > 0, false) or coalesce(p.location_no = ${list.locationNo}, false) end as "isHere"
    from unnest(${kinds}::text[], ${numbers}::text[], ${pieces}::text[]) with ordinality as w(kind, no, piece, position)
    left join erp_items i on i.kind = w.kind and i.no = w.no
    left join erp_pieces p on p.no = w.piece and p.plant_type = w.no and w.kind = 'Materieel' and w.piece <> ''
    left join lateral (select sum(quantity - qty_on_removal)::float8 as free, sum(quantity) as there from erp_stock
      where location_no = ${list.locationNo} and kind = w.kind and plant_type = w.no and plant_no = w.piece) s on true
    left join removal_list_items r
      on r.list_id = ${list.id} and r.kind = w.kind and r.no = w.no and r.plant_no = w.piece
    order by w.position`,
  )
}

/** Writes new and grown lines and raises the version, in one statement. A remark that is there already stays. */
export async function saveReturns(
  db: Db,
  list: RemovalListHead,
  change: { readonly lines: readonly AskedReturn[]; readonly at: Date },
): Promise<number> {
  const rows = await ask<{ version: number }>(
    db,
    sql`
    with start as (select coalesce(max(position), 0) as position from removal_list_items where list_id = ${list.id}),
    saved as (
      insert into removal_list_items (list_id, kind, no, plant_no, quantity, remark, position, added_at)
      select ${list.id}, r.type, r."materieelSoort", r."materieelNummer", r."retourAantal", coalesce(r.opmerking, ''),
        start.position + r.position, ${change.at}
      from start, rows from (jsonb_to_recordset(${JSON.stringify(change.lines)}::jsonb) as (type text,
        "materieelSoort" text, "materieelNummer" text, "retourAantal" int, opmerking text)) with ordinality
        as r(type, "materieelSoort", "materieelNummer", "retourAantal", opmerking, position)
      on conflict (list_id, kind, no, plant_no) do update set quantity = excluded.quantity,
        remark = case when removal_list_items.remark = '' then excluded.remark else removal_list_items.remark end)
    update removal_lists set version = version + 1, changed_at = ${change.at} where id = ${list.id} returning version`,
  )
  return rows[0]?.version ?? list.version
}

export interface RemovalLineChange {
  readonly id: string
  readonly retourAantal: number
  readonly opmerking: string
}

/** Sets quantities and remarks and raises the version of each list that has such a line, in one statement. */
export async function saveRemovalLines(
  db: Db,
  listIds: readonly string[],
  change: { readonly lines: readonly RemovalLineChange[]; readonly at: Date },
): Promise<void> {
  await ask(
    db,
    sql`
    with changed as (
      update removal_list_items r set quantity = c."retourAantal", remark = c.opmerking
      from jsonb_to_recordset(${JSON.stringify(change.lines)}::jsonb) as c(id uuid, "retourAantal" int, opmerking text)
      where r.id = c.id and r.list_id = any(${sql.param(listIds)}::uuid[]) returning r.list_id)
    update removal_lists set version = version + 1, changed_at = ${change.at}
    where id in (select list_id from changed)`,
  )
}
