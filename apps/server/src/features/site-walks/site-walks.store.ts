import type { Sighting } from '@portal/domain/site-walks/sighting.ts'
import type { BookRow, WalkCounts } from '@portal/domain/site-walks/walk-report.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import { inspectionsOf } from '../stock/stock.store.ts'

export interface NewWalk {
  readonly id: string
  readonly locationNo: string
  readonly part: string
  readonly begunAt: Date
  readonly begunBy: string
}

export interface Walk {
  readonly id: string
  readonly locationNo: string
  readonly part: string
  /** ISO 8601. */
  readonly begunAt: string
  /** Full name, or the name of the account. */
  readonly begunBy: string
  /** ISO 8601; null while it goes on. */
  readonly closedAt: string | null
  readonly closedBy: string
  readonly counts: WalkCounts | null
}

const iso = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const nameOf = (userName: SQL) => sql`
  coalesce((select nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), '') from users
    where user_name = ${userName}), ${userName}, '')`

const walkColumns = sql`
  w.id, w.location_no as "locationNo", w.part, ${iso(sql`w.begun_at`)} as "begunAt", ${nameOf(sql`w.begun_by`)} as "begunBy",
  ${iso(sql`w.closed_at`)} as "closedAt", ${nameOf(sql`w.closed_by`)} as "closedBy", w.counts`

const openWalk = (locationNo: string) => sql`
  select ${walkColumns} from site_walks w
  where w.location_no = ${locationNo} and w.closed_at is null and w.joined is null`

/** Makes the walk, unless it is there or another one is going on at the location. */
export async function insertWalk(db: Db, walk: NewWalk): Promise<void> {
  await ask(
    db,
    sql`
    insert into site_walks (id, location_no, part, begun_at, begun_by)
    values (${walk.id}::uuid, ${walk.locationNo}, ${walk.part}, ${walk.begunAt}, ${walk.begunBy})
    on conflict do nothing`,
  )
}

const walkOf = (id: string) => sql`
  select ${walkColumns} from site_walks a join site_walks w on w.id = coalesce(a.joined, a.id) where a.id = ${id}::uuid`

/** The walk with an id, or the one that takes in what comes for it. */
export async function findWalk(db: Db, id: string): Promise<Walk | null> {
  const [found] = await ask<Walk>(db, walkOf(id))
  return found ?? null
}

/** As `findWalk`; nobody else changes it before the transaction ends. */
export async function lockWalk(db: Db, id: string): Promise<Walk | null> {
  const [found] = await ask<Walk>(db, sql`${walkOf(id)} for update of w`)
  return found ?? null
}

/** The walk that is going on at a location. */
export async function findOpenWalk(db: Db, locationNo: string): Promise<Walk | null> {
  const [found] = await ask<Walk>(db, openWalk(locationNo))
  return found ?? null
}

/** As `findOpenWalk`; nobody else ends it before the transaction does. */
export async function lockOpenWalk(db: Db, locationNo: string): Promise<Walk | null> {
  const [found] = await ask<Walk>(db, sql`${openWalk(locationNo)} for update of w`)
  return found ?? null
}

/** What comes for the new walk goes into the other; walks of different parts become one of the whole site. */
export async function joinWalk(db: Db, walk: NewWalk, other: Walk): Promise<void> {
  await ask(
    db,
    sql`
    insert into site_walks (id, location_no, part, begun_at, begun_by, joined)
    values (${walk.id}::uuid, ${walk.locationNo}, ${walk.part}, ${walk.begunAt}, ${walk.begunBy}, ${other.id}::uuid)
    on conflict do nothing`,
  )
  if (walk.part !== other.part) await ask(db, sql`update site_walks set part = '' where id = ${other.id}::uuid`)
}

export interface StoredSighting extends Sighting {
  readonly seenAt: Date
  /** The location in whose books it stands; empty when that is this one, or none is known. */
  readonly elsewhereNo: string
}

/** Writes what was seen; of each thing the later sighting stays, whichever came first. */
export async function saveSightings(
  db: Db,
  { walkId, seenBy }: { readonly walkId: string; readonly seenBy: string },
  sightings: readonly StoredSighting[],
): Promise<void> {
  const column = (value: (one: StoredSighting) => string) => sql`${sql.param(sightings.map(value))}::text[]`
  await ask(
    db,
    sql`
    insert into site_walk_sightings as s (walk_id, kind, no, plant_no, code, quantity, seen_at, seen_by, elsewhere_no)
    select ${walkId}::uuid, kind, no, plant_no, code, quantity::int, seen_at::timestamptz, ${seenBy}, elsewhere_no
    from unnest(${column((one) => one.type)}, ${column((one) => one.materieelSoort)},
      ${column((one) => one.materieelNummer)}, ${column((one) => one.code)}, ${column((one) => `${one.aantal}`)},
      ${column((one) => one.seenAt.toISOString())}, ${column((one) => one.elsewhereNo)})
      as n(kind, no, plant_no, code, quantity, seen_at, elsewhere_no)
    on conflict (walk_id, kind, no, plant_no, code) do update set quantity = excluded.quantity,
      seen_at = excluded.seen_at, seen_by = excluded.seen_by, elsewhere_no = excluded.elsewhere_no
      where s.seen_at <= excluded.seen_at`,
  )
}

export async function countSightings(db: Db, walkId: string): Promise<number> {
  const [row] = await ask<{ count: number }>(
    db,
    sql`select count(*)::int as count from site_walk_sightings where walk_id = ${walkId}::uuid`,
  )
  return row?.count ?? 0
}

export interface SeenRow extends Sighting {
  /** Who saw it. */
  readonly door: string
  readonly elsewhereNo: string
}

/** What was seen on a walk. */
export function listSightings(db: Db, walkId: string): Promise<SeenRow[]> {
  return ask<SeenRow>(
    db,
    sql`
    select kind as type, no as "materieelSoort", plant_no as "materieelNummer", code, quantity as aantal,
      ${iso(sql`seen_at`)} as moment, ${nameOf(sql`s.seen_by`)} as door, elsewhere_no as "elsewhereNo"
    from site_walk_sightings s where walk_id = ${walkId}::uuid order by seen_at, code, no, plant_no`,
  )
}

/** Ends a walk with what the books say of its location at this moment. */
export async function closeWalk(
  db: Db,
  { id, locationNo }: Walk,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  await ask(
    db,
    sql`
    with here as materialized (select * from erp_stock where location_no = ${locationNo} and quantity > 0),
    inspected as materialized (${inspectionsOf(sql`select plant_no from here where plant_no <> ''`)})
    update site_walks set closed_at = ${at}, closed_by = ${by}, books = (
      select coalesce(jsonb_agg(jsonb_build_object('type', h.kind, 'materieelSoort', h.plant_type,
        'materieelNummer', h.plant_no, 'huidig', h.quantity, 'keuringsDatum', i.next_date,
        'goedgekeurd', coalesce(i.passed, true), 'beschikbaarVanaf', h.available_from,
        'verwachteRetourDatum', h.expected_return) order by h.plant_type, h.plant_no), '[]')
      from here h left join inspected i on i.plant_no = h.plant_no)
    where id = ${id}::uuid`,
  )
}

/** What the books said when the walk ended; nothing before. */
export async function findBooks(db: Db, walkId: string): Promise<readonly BookRow[]> {
  const [row] = await ask<{ books: readonly BookRow[] | null }>(
    db,
    sql`select books from site_walks where id = ${walkId}::uuid`,
  )
  return row?.books ?? []
}

export async function saveCounts(db: Db, walkId: string, counts: WalkCounts): Promise<void> {
  await ask(db, sql`update site_walks set counts = ${JSON.stringify(counts)}::jsonb where id = ${walkId}::uuid`)
}

/** The last walks of a location that are over, the newest first. */
export function listClosedWalks(db: Db, locationNo: string, most: number): Promise<Walk[]> {
  return ask<Walk>(
    db,
    sql`
    select ${walkColumns} from site_walks w
    where w.location_no = ${locationNo} and w.closed_at is not null order by w.closed_at desc, w.id limit ${most}`,
  )
}

/** The walk of the same part that was over before this one. */
export async function findFormerWalk(db: Db, { id, locationNo, part, closedAt }: Walk): Promise<Walk | null> {
  const [found] = await ask<Walk>(
    db,
    sql`
    select ${walkColumns} from site_walks w
    where w.location_no = ${locationNo} and w.part = ${part} and w.closed_at <= ${closedAt} and w.id <> ${id}::uuid
    order by w.closed_at desc, w.id limit 1`,
  )
  return found ?? null
}
