import type { WalkDecision } from '@portal/contract/site-walks.ts'
import { type SeenThing, thingKey } from '@portal/domain/site-walks/sighting.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

export interface ThingWords {
  readonly omschrijving: string
  readonly eenheid: string
  readonly afbeelding: string | null
}

const column = <T>(things: readonly T[], value: (one: T) => string) => sql`${sql.param(things.map(value))}::text[]`

/** Name, unit and picture of things, by `thingKey`. */
export async function describeThings(
  db: Db,
  things: readonly SeenThing[],
  language: string,
): Promise<ReadonlyMap<string, ThingWords>> {
  const named = things.filter(({ code }) => code === '')
  const rows = await ask<ThingWords & SeenThing>(
    db,
    sql`
    select w.kind as type, w.no as "materieelSoort", w.plant_no as "materieelNummer", '' as code,
      coalesce(tp.text, t.text, nullif(i.description, ''), nullif(p.description, ''), w.no) as omschrijving,
      coalesce(ut.text, u.description, i.unit_code, '') as eenheid, '/afbeeldingen/' || im.hash as afbeelding
    from unnest(${column(named, (one) => one.type)}, ${column(named, (one) => one.materieelSoort)},
      ${column(named, (one) => one.materieelNummer)}) as w(kind, no, plant_no)
    left join erp_items i on i.kind = w.kind and i.no = w.no
    left join erp_pieces p on p.no = w.plant_no
    left join erp_units u on u.code = i.unit_code
    left join erp_translations t on t.subject = 'Soort' and t.code = w.no and t.language = ${language}
    left join erp_translations tp on tp.subject = 'Stuk' and tp.code = w.plant_no and tp.language = ${language}
    left join erp_translations ut on ut.subject = 'Eenheid' and ut.code = i.unit_code and ut.language = ${language}
    left join lateral (select hash from erp_images
      where parent_type = 'Soort' and parent_no = w.no order by line_no limit 1) im on true`,
  )
  return new Map(
    rows.map(({ omschrijving, eenheid, afbeelding, ...thing }) => [
      thingKey(thing),
      { omschrijving, eenheid, afbeelding },
    ]),
  )
}

export interface Decided extends SeenThing {
  readonly besluit: WalkDecision
  readonly door: string
}

/** What was decided about things of a walk. */
export function listDecisions(db: Db, walkId: string): Promise<Decided[]> {
  return ask<Decided>(
    db,
    sql`
    select d.kind as type, d.no as "materieelSoort", d.plant_no as "materieelNummer", d.code, d.decision as besluit,
      coalesce(nullif(concat_ws(' ', nullif(o.first_name, ''), nullif(o.last_name, '')), ''), d.decided_by) as door
    from site_walk_decisions d left join users o on o.user_name = d.decided_by where d.walk_id = ${walkId}::uuid`,
  )
}

/** Writes a decision about each thing; null takes what was decided away. */
export async function saveDecision(
  db: Db,
  { walkId, by, at }: { readonly walkId: string; readonly by: string; readonly at: Date },
  { things, decided }: { readonly things: readonly SeenThing[]; readonly decided: WalkDecision | null },
): Promise<void> {
  const named = sql`unnest(${column(things, (one) => one.type)}, ${column(things, (one) => one.materieelSoort)},
    ${column(things, (one) => one.materieelNummer)}, ${column(things, (one) => one.code)}) as n(kind, no, plant_no, code)`
  await ask(
    db,
    decided === null
      ? sql`
        delete from site_walk_decisions d using ${named} where d.walk_id = ${walkId}::uuid
          and d.kind = n.kind and d.no = n.no and d.plant_no = n.plant_no and d.code = n.code`
      : sql`
        insert into site_walk_decisions (walk_id, kind, no, plant_no, code, decision, decided_by, decided_at)
        select ${walkId}::uuid, kind, no, plant_no, code, ${decided}, ${by}, ${at} from ${named}
        on conflict (walk_id, kind, no, plant_no, code) do update set decision = excluded.decision,
          decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
  )
}

export interface StandingRow {
  readonly materieellocatie: string
  readonly locatieOmschrijving: string
  readonly regels: number
  /** ISO 8601. */
  readonly laatsteRonde: string | null
  readonly ontbreekt: number
  readonly extra: number
}

/** Every location where something stands with its last walk of the whole site; those not walked longest first. */
export function listStanding(db: Db): Promise<StandingRow[]> {
  return ask<StandingRow>(
    db,
    sql`
    select l.no as materieellocatie, coalesce(nullif(l.description, ''), l.no) as "locatieOmschrijving", s.regels,
      to_char(w.closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "laatsteRonde", coalesce((w.counts->>'missing')::int, 0) as ontbreekt,
      coalesce((w.counts->>'extra')::int, 0) as extra
    from (select location_no, count(*)::int as regels from erp_stock where quantity > 0 group by 1) s
    join erp_locations l on l.no = s.location_no
    left join lateral (select closed_at, counts from site_walks
      where location_no = l.no and part = '' and closed_at is not null order by closed_at desc limit 1) w on true
    order by w.closed_at nulls first, l.no limit 10000`,
  )
}
