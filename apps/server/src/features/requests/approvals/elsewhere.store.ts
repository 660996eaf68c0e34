import type { StandsElsewhere } from '@portal/contract/submissions.ts'
import { ask } from '../../../platform/db/ask.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/query.ts'
import { linesOf } from './submissions.store.ts'

/** The free stock of this many places is shown of one line: more is not read. */
const mostPlaces = 3

interface Asked {
  /** Number of the submission. */
  readonly no: string
  /** Where to look. */
  readonly locationNos: readonly string[]
  /** Of these the pieces are named, to be moved. */
  readonly movableFrom: readonly string[]
  readonly today: string
}

/** The things asked for, once each, with the first line that asks for it. */
const wanted = sql`
  select kind, no, min("lineNo") as line_no, sum(quantity)::int as quantity from ${linesOf} x group by kind, no`

/**
 * What of a submission stands on removal lists at these locations, where it is not needed any more; and what is free there:
 * on no removal list, and in no order to leave. What had to be back already comes first.
 */
export function listElsewhere(db: Db, { no, locationNos, movableFrom, today }: Asked): Promise<StandsElsewhere[]> {
  return ask<StandsElsewhere>(
    db,
    sql`
    with lines as materialized (
      select l.* from saved_requests s cross join lateral (${wanted}) l where s.no = ${no}),
    leaving as materialized (
      select w.location_no, i.kind, i.no, i.plant_no, i.quantity, i.added_at
      from lines l join removal_list_items i on i.kind = l.kind and i.no = l.no
      join removal_lists w on w.id = i.list_id and w.location_no = any(${sql.param(locationNos)}::text[])),
    standing as materialized (
      select l.line_no, l.quantity as asked, s.location_no, s.kind, s.plant_type, s.plant_no,
        greatest(s.quantity - s.qty_on_removal, 0) - coalesce((select sum(v.quantity) from leaving v
          where v.location_no = s.location_no and v.kind = s.kind and v.no = s.plant_type and v.plant_no = s.plant_no), 0)
          as free, s.available_from, s.expected_return
      from lines l join erp_stock s on s.kind = l.kind and s.plant_type = l.no
        and s.location_no = any(${sql.param(locationNos)}::text[])),
    pieces as (
      select f.*, sum(free) over (partition by line_no, location_no order by expected_return nulls last, plant_no
        rows unbounded preceding) - free as before
      from standing f where free >= 1),
    places as (
      select line_no, location_no, sum(free)::int as pieces, min(available_from) as since,
        min(expected_return) filter (where expected_return < ${today}::date) as due,
        coalesce(jsonb_agg(jsonb_build_object('materieelNummer', plant_no,
            'aantal', least(free, asked - before)::int) order by expected_return nulls last, plant_no)
          filter (where before < asked and location_no = any(${sql.param(movableFrom)}::text[])), '[]') as movable
      from pieces group by line_no, location_no),
    ranked as (
      select *, row_number() over (partition by line_no order by due nulls last, pieces desc, location_no) as place
      from places),
    told as (
      select l.line_no, 'afvoerlijst' as sort, v.location_no, sum(v.quantity)::int as pieces,
        min(v.added_at at time zone 'Europe/Amsterdam')::date as since, null::date as due, '[]'::jsonb as movable
      from lines l join leaving v on v.kind = l.kind and v.no = l.no group by l.line_no, v.location_no
      union all
      select line_no, 'voorraad', location_no, pieces, since, due, movable from ranked where place <= ${mostPlaces})
    select t.line_no::int as "regelNummer", t.sort as soort, t.location_no as materieellocatie,
      coalesce(nullif(p.description, ''), t.location_no) as "locatieOmschrijving", t.pieces as aantal,
      to_char(t.since, 'YYYY-MM-DD') as sinds, to_char(t.due, 'YYYY-MM-DD') as "terugOp", t.movable as stukken
    from told t join erp_locations p on p.no = t.location_no
    order by t.line_no, t.sort, t.due nulls last, t.since, t.location_no`,
  )
}

/** Where somebody has things on a removal list: what is put on it would leave together with those. */
export async function listOwnRemovals(
  db: Db,
  userName: string,
  locationNos: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await ask<{ no: string }>(
    db,
    sql`
    select w.location_no as no from removal_lists w where w.user_name = ${userName}
      and w.location_no = any(${sql.param(locationNos)}::text[])
      and exists (select from removal_list_items i where i.list_id = w.id)`,
  )
  return new Set(rows.map(({ no }) => no))
}
