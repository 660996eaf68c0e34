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

/** Whose columns `kind, no, piece, description, location_no, blocked, rank` these rows have, by rank. */
function readFound(db: Db, found: SQL, { language }: At): Promise<Scanned[]> {
  return ask<Scanned>(
    db,
    sql`
    with found as (${found})
    select f.kind as type, f.no as "materieelSoort", f.piece as "materieelNummer", f.location_no as "locationNo",
      f.blocked as "isBlocked", coalesce(t.text, nullif(f.description, ''), f.no) as omschrijving
    from found f left join erp_translations t on t.subject = 'Soort' and t.code = f.no and t.language = ${language}
    order by f.rank, f.kind desc, f.piece limit 20`,
  )
}

const isBlocked = sql`p.status in ('Blocked', 'Out_Of_Service')`

/**
 * Everything a label can mean as it is written, anywhere, best reading first: of each its piece number, `soort-nummer`,
 * inspection number, serial number, counted item at this location (OP-13). Whose it is, the caller decides.
 */
export function findScanned(db: Db, label: Label, at: At): Promise<Scanned[]> {
  const codes = sql`${sql.param(label.map(({ code }) => code))}::text[]`
  const pairs = label.flatMap((reading) => reading.pairs.map((pair) => ({ ...pair, code: reading.code })))
  const types = sql.param(pairs.map((pair) => pair.materieelSoort))
  const numbers = sql.param(pairs.map((pair) => pair.materieelNummer))
  const pairCodes = sql.param(pairs.map(({ code }) => code))
  const pairCode = sql`(select w.code from unnest(${types}::text[], ${numbers}::text[], ${pairCodes}::text[]) as w(type, no, code)
    where w.type = p.plant_type and w.no = p.no limit 1)`
  // A label that is read in several ways means the first of them that is there.
  const rank = (code: SQL, way: number) => sql`10 * array_position(${codes}, ${code}) + ${sql.raw(String(way))}`
  return readFound(
    db,
    sql`
      select 'Materieel' as kind, p.plant_type as no, p.no as piece, p.description,
        coalesce(s.location_no, p.location_no) as location_no, ${isBlocked} as blocked,
        least(${rank(sql`p.no`, 0)}, ${rank(pairCode, 1)}, ${rank(sql`p.inspection_no`, 2)},
          ${rank(sql`upper(p.serial_no)`, 3)}) as rank
      from erp_pieces p
      left join lateral (select location_no from erp_stock where plant_no = p.no and quantity > 0 limit 1) s on true
      where p.no = any(${codes}) or p.inspection_no = any(${codes}) or upper(p.serial_no) = any(${codes})
        or (p.no = any(${numbers}::text[]) and ${pairCode} is not null)
      union all
      select s.kind, s.plant_type, '', i.description, s.location_no, false, 10 * c.place + 4
      from unnest(${codes}) with ordinality as c(code, place)
      join erp_stock s on s.location_no = ${at.locationNo} and s.plant_type = rtrim(c.code, '-') and s.plant_no = ''
        and s.quantity > 0
      join erp_items i on i.kind = s.kind and i.no = s.plant_type`,
    at,
  )
}

/**
 * What stands at this location with a number that is written otherwise than on the label, without its hyphens for
 * instance, or else a number that ends as the label does. Several of them are all answered: nothing says which is meant.
 */
export async function findHere(db: Db, label: Label, at: At): Promise<Scanned[]> {
  const keys = label.map(({ key }) => key)
  const same = await findKeys(db, (key) => sql`${key} = any(${sql.param(keys)}::text[])`, at)
  const endings = keys.filter(isNumberEnding).map((key) => `%${key}`)
  if (same.length > 0 || endings.length === 0) return same
  return findKeys(db, (key) => sql`${key} like any(${sql.param(endings)}::text[])`, at)
}

function findKeys(db: Db, fits: (key: SQL) => SQL, at: At): Promise<Scanned[]> {
  const written = ['p.no', 'p.plant_type || p.no', 'p.inspection_no', 'p.serial_no'].map((text) => sql.raw(text))
  return readFound(
    db,
    sql`
      select 'Materieel' as kind, p.plant_type as no, p.no as piece, p.description, ${at.locationNo} as location_no,
        ${isBlocked} as blocked, 0 as rank
      from erp_pieces p
      where (p.no in (select plant_no from erp_stock where location_no = ${at.locationNo} and quantity > 0)
          or (p.location_no = ${at.locationNo} and not exists (select from erp_stock
            where plant_no = p.no and quantity > 0)))
        and (${sql.join(
          written.map((text) => fits(numberKeyOf(text))),
          sql` or `,
        )})
      union all
      select s.kind, s.plant_type, '', i.description, s.location_no, false, 1
      from erp_stock s join erp_items i on i.kind = s.kind and i.no = s.plant_type
      where s.location_no = ${at.locationNo} and s.plant_no = '' and s.quantity > 0
        and ${fits(numberKeyOf(sql`s.plant_type`))}`,
    at,
  )
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
