import { isNumberEnding } from '@portal/domain/plain/search-text.ts'
import type { Label } from '@portal/domain/removal-list/read-label.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { numberKeyOf } from '../../platform/db/number-key.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

/** Something a label can mean, with where it stands. */
export interface Scanned {
  readonly type: 'Materieel' | 'Artikel'
  readonly materieelSoort: string
  readonly materieelNummer: string
  readonly omschrijving: string
  readonly locationNo: string
  readonly isBlocked: boolean
}

interface At {
  readonly locationNo: string
  readonly language: string
}

/** Most that one label is taken to mean. */
const mostMeant = 20

/**
 * Rows whose columns are `label, kind, no, piece, description, location_no, blocked, rank`, of each label by rank.
 * @param found begins after the `with`, and ends with its rows as `found`
 */
async function readFound(
  db: Db,
  labels: readonly Label[],
  { found, language }: { readonly found: SQL; readonly language: string },
): Promise<readonly (readonly Scanned[])[]> {
  if (labels.every(({ length }) => length === 0)) return labels.map(() => [])
  const rows = await ask<Scanned & { readonly label: number }>(
    db,
    sql`
    with ${found},
    ranked as (select *, row_number() over (partition by label order by rank, kind desc, piece) as place from found)
    select f.label, f.kind as type, f.no as "materieelSoort", f.piece as "materieelNummer",
      f.location_no as "locationNo", f.blocked as "isBlocked",
      coalesce(t.text, nullif(f.description, ''), f.no) as omschrijving
    from ranked f left join erp_translations t on t.subject = 'Soort' and t.code = f.no and t.language = ${language}
    where f.place <= ${mostMeant} order by f.label, f.place`,
  )
  const meant = Map.groupBy(rows, ({ label }) => label)
  return labels.map((_, at) => (meant.get(at) ?? []).map(({ label: _, ...one }) => one))
}

const isBlocked = sql`p.status in ('Blocked', 'Out_Of_Service')`

/** Plain rows as a table of a statement. */
const tableOf = (rows: readonly object[], columns: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`

/**
 * Everything that each label can mean as it is written, anywhere, best reading first: of each its piece number,
 * `soort-nummer`, inspection number, serial number, counted item at this location (OP-13). Whose it is, the caller decides.
 */
export function findScanned(
  db: Db,
  labels: readonly Label[],
  { locationNo, language }: At,
): Promise<readonly (readonly Scanned[])[]> {
  const readings = labels.flatMap((readings, label) => readings.map((one, place) => ({ ...one, label, place })))
  const codes = readings.map(({ label, place, code }) => ({ label, place, code }))
  const pairs = readings.flatMap(({ label, place, pairs }) => pairs.map((pair) => ({ label, place, ...pair })))
  // A label that is read in several ways means the first of them that is there.
  const found = sql`
    codes as (select * from ${tableOf(codes, 'label int, place int, code text')}),
    named as (
      select label, p.no, 10 * place as rank from codes join erp_pieces p on p.no = code
      union all
      select label, p.no, 10 * place + 1
      from ${tableOf(pairs, 'label int, place int, "materieelSoort" text, "materieelNummer" text')}
      join erp_pieces p on p.no = r."materieelNummer" and p.plant_type = r."materieelSoort"
      union all
      select label, p.no, 10 * place + 2 from codes join erp_pieces p on p.inspection_no = code
      union all
      select label, p.no, 10 * place + 3 from codes join erp_pieces p on upper(p.serial_no) = code),
    found as (
      select n.label, 'Materieel' as kind, p.plant_type as no, p.no as piece, p.description,
        coalesce(s.location_no, p.location_no) as location_no, ${isBlocked} as blocked, n.rank
      from (select label, no, min(rank) as rank from named group by label, no) n
      join erp_pieces p on p.no = n.no
      left join lateral (select location_no from erp_stock where plant_no = p.no and quantity > 0 limit 1) s on true
      union all
      select label, s.kind, s.plant_type, '', i.description, s.location_no, false, 10 * place + 4
      from codes
      join erp_stock s on s.location_no = ${locationNo} and s.plant_type = rtrim(code, '-') and s.plant_no = ''
        and s.quantity > 0
      join erp_items i on i.kind = s.kind and i.no = s.plant_type)`
  return readFound(db, labels, { found, language })
}

/**
 * What stands at this location with a number that is written otherwise than on each label, without its hyphens for
 * instance, or else a number that ends as the label does. Several of them are all answered: nothing says which is meant.
 */
export function findHere(
  db: Db,
  labels: readonly Label[],
  { locationNo, language }: At,
): Promise<readonly (readonly Scanned[])[]> {
  const keys = labels.flatMap((readings, label) =>
    readings.map(({ key }) => ({ label, key, ends: isNumberEnding(key) })),
  )
  const written = ['p.no', 'p.plant_type || p.no', 'p.inspection_no', 'p.serial_no'].map((text) => sql.raw(text))
  const found = sql`
    here as materialized (
      select 'Materieel' as kind, p.plant_type as no, p.no as piece, p.description, ${isBlocked} as blocked, 0 as rank,
        array[${sql.join(written.map(numberKeyOf), sql`, `)}] as keys
      from erp_pieces p
      where p.no in (select plant_no from erp_stock where location_no = ${locationNo} and quantity > 0)
        or (p.location_no = ${locationNo} and not exists (select from erp_stock
          where plant_no = p.no and quantity > 0))
      union all
      select s.kind, s.plant_type, '', i.description, false, 1, array[${numberKeyOf(sql`s.plant_type`)}]
      from erp_stock s join erp_items i on i.kind = s.kind and i.no = s.plant_type
      where s.location_no = ${locationNo} and s.plant_no = '' and s.quantity > 0),
    fitting as (
      select h.*, r.label, r.key = any(h.keys) as same
      from here h join ${tableOf(keys, 'label int, key text, ends boolean')}
        on r.key = any(h.keys) or (r.ends and exists (select from unnest(h.keys) k where right(k, length(r.key)) = r.key))),
    found as (
      select distinct label, kind, no, piece, description, ${locationNo}::text as location_no, blocked, rank
      from fitting f where f.same or not exists (select from fitting o where o.label = f.label and o.same))`
  return readFound(db, labels, { found, language })
}

/** The address of the first picture of a kind of equipment. */
export async function findKindPicture(db: Db, itemNo: string): Promise<string | null> {
  const [row] = await ask<{ adres: string }>(
    db,
    sql`select '/afbeeldingen/' || hash as adres from erp_images
      where parent_type = 'Soort' and parent_no = ${itemNo} order by line_no limit 1`,
  )
  return row?.adres ?? null
}

/** Machines that get a label: number and name in a language, as the stock calls them. */
export function listLabelled(
  db: Db,
  of: { readonly locationNo: string; readonly language: string; readonly only: readonly string[] | null },
): Promise<{ readonly number: string; readonly name: string }[]> {
  return ask<{ number: string; name: string }>(
    db,
    sql`
    select p.no as number, coalesce(tp.text, ts.text, nullif(i.description, ''), p.description) as name
    from (select distinct plant_no from erp_stock
      where location_no = ${of.locationNo} and plant_no <> '' and quantity > 0) s
    join erp_pieces p on p.no = s.plant_no
    left join erp_items i on i.kind = 'Materieel' and i.no = p.plant_type
    left join erp_translations tp on tp.subject = 'Stuk' and tp.code = p.no and tp.language = ${of.language}
    left join erp_translations ts on ts.subject = 'Soort' and ts.code = p.plant_type and ts.language = ${of.language}
    where ${of.only === null}::boolean or p.no = any(${sql.param([...(of.only ?? [])])}::text[])
    order by name, number`,
  )
}
