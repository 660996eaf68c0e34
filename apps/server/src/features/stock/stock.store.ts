import type { PlantItem } from '@portal/contract/stock.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { limitOf, type WantedPage } from '../../platform/db/page-of-rows.ts'
import { eq, type SQL, sql } from '../../platform/db/query.ts'
import { syncState } from '../../platform/db/schema/exchange.ts'
import { type ItemReader, priceOf } from '../catalogue/catalogue.store.ts'

/** A row as it is stored; what depends on today and on the settings is decided by the use case. */
export type StockRow = Omit<PlantItem, 'keuringsWaarschuwing' | 'retourAantal'>

/** Over which locations the available quantity is counted (R-PRICE-05); null hides it. */
export type AvailableAt = { readonly locations: readonly string[] } | 'everywhere' | null

interface StockQuestion {
  readonly locationNo: string
  readonly reader: ItemReader
  readonly availableAt: AvailableAt
  /** One item or one piece of it instead of everything. */
  readonly only?: { readonly itemNo: string; readonly pieceNo: string | null }
  /** Leaves out what is only counted. */
  readonly onlyPieces?: boolean
  readonly page?: WantedPage
}

/** The last inspection of each kind of a piece: the first next date counts, and every one must be passed. */
export function inspectionsOf(pieces: SQL): SQL {
  return sql`
    select last.plant_no, min(last.next_date) as next_date, bool_and(last.result = 'Approved') as passed
    from (
      select distinct on (i.plant_no, i.inspection_type) i.plant_no, i.next_date, i.result
      from (${pieces}) p join erp_inspections i on i.plant_no = p.plant_no
      order by i.plant_no, i.inspection_type, i.inspection_date desc nulls last, i.entry_no desc) last
    group by last.plant_no`
}

/** Words, price and picture of each kind of equipment once, because a location has many pieces of one kind. */
export function itemWords(keys: SQL, reader: ItemReader): SQL {
  return sql`
    select w.kind, w.no, coalesce(t.text, i.description) as description, i.no is not null as known,
      coalesce(${priceOf(reader, 'day')}, 0) as day, coalesce(${priceOf(reader, 'week')}, 0) as week,
      coalesce(${priceOf(reader, 'sale')}, 0) as sale, coalesce(i.weight, 0)::float8 as weight, im.hash
    from (${keys}) w
    left join erp_items i on i.kind = w.kind and i.no = w.no
    left join erp_translations t on t.subject = 'Soort' and t.code = w.no and t.language = ${reader.language}
    left join lateral (select hash from erp_images
      where parent_type = 'Soort' and parent_no = w.no order by line_no limit 1) im on true`
}

function available(at: AvailableAt): SQL {
  if (at === null) return sql`select null::text as kind, null::text as no, null::float8 as quantity where false`
  const there = at === 'everywhere' ? sql`true` : sql`s.location_no = any(${sql.param([...at.locations])}::text[])`
  return sql`
    select s.kind, s.plant_type as no, sum(greatest(s.quantity - s.qty_on_removal, 0))::float8 as quantity
    from words w join erp_stock s on s.kind = w.kind and s.plant_type = w.no where ${there} group by 1, 2`
}

/** What stands at a location or is on its way there, in one statement. */
export async function listStock(db: Db, question: StockQuestion): Promise<(StockRow & { totaal: number })[]> {
  const { locationNo, reader, availableAt, only, page, onlyPieces = false } = question
  const wanted =
    only === undefined
      ? sql`true`
      : sql`s.plant_type = ${only.itemNo.toUpperCase()}
          and (${only.pieceNo}::text is null or s.plant_no = ${only.pieceNo?.toUpperCase() ?? null})`
  return ask<StockRow & { totaal: number }>(
    db,
    sql`
    with here as materialized (
      select * from erp_stock s where s.location_no = ${locationNo} and ${wanted}
        and (s.quantity > 0 or s.qty_on_order > 0) and (not ${onlyPieces}::boolean or s.plant_no <> '')),
    words as materialized (${itemWords(sql`select distinct kind, plant_type as no from here`, reader)}),
    inspected as materialized (${inspectionsOf(sql`select plant_no from here where plant_no <> ''`)}),
    available as materialized (${available(availableAt)})
    select h.plant_type as "materieelSoort", h.plant_no as "materieelNummer", h.kind as type,
      coalesce(tp.text, w.description, p.description, h.plant_type) as omschrijving,
      coalesce(ut.text, u.description, h.unit_code) as eenheid,
      ${availableAt === null ? sql`null::float8` : sql`coalesce(a.quantity, 0)`} as beschikbaar,
      h.quantity::float8 as huidig, h.qty_on_order::float8 as "inAanvoer", h.qty_on_removal::float8 as "inAfvoer",
      coalesce(p.inspection_no, '') as "keuringsNummer", coalesce(p.serial_no, '') as serienummer,
      i.next_date as "keuringsDatum", coalesce(i.passed, true) as goedgekeurd, h.bulk, h.external,
      h.price_type as "saleType", h.available_from as "beschikbaarVanaf", h.expected_return as "verwachteRetourDatum",
      '/afbeeldingen/' || w.hash as afbeelding, w.known as "toonPrijs", w.day as "huurPrijs",
      w.week as "huurPrijsWeek", w.sale as "verkoopPrijs", w.weight as "gewichtPerStuk",
      (select count(*)::int from here) as totaal
    from here h
    join words w on w.kind = h.kind and w.no = h.plant_type
    left join erp_pieces p on p.no = h.plant_no
    left join inspected i on i.plant_no = h.plant_no
    left join available a on a.kind = h.kind and a.no = h.plant_type
    left join erp_translations tp on tp.subject = 'Stuk' and tp.code = h.plant_no and tp.language = ${reader.language}
    left join erp_units u on u.code = h.unit_code
    left join erp_translations ut on ut.subject = 'Eenheid' and ut.code = h.unit_code and ut.language = ${reader.language}
    order by omschrijving, h.plant_type, h.plant_no, h.price_type, h.kind ${page === undefined ? sql`` : limitOf(page)}`,
  )
}

/** The words of kinds of equipment, by kind and number. */
export async function describeItems(
  db: Db,
  keys: readonly { readonly kind: string; readonly no: string }[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await ask<{ key: string; text: string }>(
    db,
    sql`
    select i.kind || ' ' || i.no as key, coalesce(t.text, i.description) as text
    from unnest(${sql.param(keys.map(({ kind }) => kind))}::text[], ${sql.param(keys.map(({ no }) => no))}::text[])
      as w(kind, no)
    join erp_items i on i.kind = w.kind and i.no = w.no
    left join erp_translations t on t.subject = 'Soort' and t.code = i.no and t.language = ${language}`,
  )
  return new Map(rows.map(({ key, text }) => [key, text]))
}

/** When a table of the mirror was last in step; null when it never was read. */
export async function findMirrorMoment(db: Db, service: string): Promise<Date | null> {
  const [found] = await db.select({ at: syncState.lastSuccessAt }).from(syncState).where(eq(syncState.service, service))
  return found?.at ?? null
}
