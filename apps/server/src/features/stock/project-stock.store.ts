import type { ProjectItem, StockOfProject } from '@portal/contract/stock.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import type { ItemReader } from '../catalogue/catalogue.store.ts'
import { inspectionsOf, itemWords } from './stock.store.ts'

/** Days back in which the invoices say on which post a counted thing is booked. */
const countedDays = 100

/** What stands at these locations or is on its way there. */
const standing = (locationNos: readonly string[]): SQL => sql`
  select s.* from erp_stock s where s.location_no = any(${sql.param([...locationNos])}::text[])
    and (s.quantity > 0 or s.qty_on_order > 0)`

/**
 * The post of each row of `here`: on which its piece was charged last at that location; a counted thing goes with its kind
 * there. Three named parts of a statement, the last of them `posts`.
 */
function postParts(locationNos: readonly string[], today: CalendarDate): SQL {
  return sql`
    piece_posts as materialized (
      select distinct on (h.location_no, h.plant_no) h.location_no, h.plant_no, l.bewakingspost as post
      from here h join erp_invoice_lines l on l.plant_no = h.plant_no
      join erp_invoices i on i.no = l.invoice_no and i.location_no = h.location_no
      where h.plant_no <> '' and l.bewakingspost <> ''
      order by 1, 2, i.posting_date desc nulls last, i.no desc),
    kind_posts as materialized (
      select distinct on (i.location_no, l.plant_type) i.location_no, l.plant_type, l.bewakingspost as post
      from erp_invoices i join erp_invoice_lines l on l.invoice_no = i.no
      where i.location_no = any(${sql.param([...locationNos])}::text[]) and i.posting_date > ${today}::date - ${countedDays}::int
        and l.plant_type <> '' and l.bewakingspost <> ''
      order by 1, 2, i.posting_date desc, i.no desc),
    posts as materialized (
      select h.location_no, h.kind, h.plant_type, h.plant_no, h.price_type, coalesce(pp.post, kp.post, '') as post
      from here h
      left join piece_posts pp on (pp.location_no, pp.plant_no) = (h.location_no, h.plant_no)
      left join kind_posts kp on (kp.location_no, kp.plant_type) = (h.location_no, h.plant_type))`
}

/** A row as it is stored; what depends on today and on the settings is decided by the use case. */
export type StoredProjectItem = Omit<ProjectItem, 'keuringsWaarschuwing'>

interface Question {
  readonly locationNos: readonly string[]
  readonly reader: ItemReader
}

/** What stands at these locations, each with its post, in one statement. */
export function listProjectStock(db: Db, { locationNos, reader }: Question): Promise<StoredProjectItem[]> {
  return ask<StoredProjectItem>(
    db,
    sql`
    with here as materialized (${standing(locationNos)}),
    words as materialized (${itemWords(sql`select distinct kind, plant_type as no from here`, reader)}),
    inspected as materialized (${inspectionsOf(sql`select distinct plant_no from here where plant_no <> ''`)}),
    ${postParts(locationNos, reader.today)}
    select h.plant_type as "materieelSoort", h.plant_no as "materieelNummer", h.kind as type,
      coalesce(tp.text, w.description, p.description, h.plant_type) as omschrijving,
      coalesce(ut.text, u.description, h.unit_code) as eenheid, h.quantity::float8 as huidig,
      coalesce(p.inspection_no, '') as "keuringsNummer", coalesce(p.serial_no, '') as serienummer,
      i.next_date as "keuringsDatum", coalesce(i.passed, true) as goedgekeurd,
      '/afbeeldingen/' || w.hash as afbeelding, h.location_no as materieellocatie,
      coalesce(nullif(l.description, ''), h.location_no) as "locatieOmschrijving", b.post as bewakingspost,
      h.qty_on_order::float8 as "inAanvoer", h.qty_on_removal::float8 as "inAfvoer", h.price_type as "saleType",
      h.expected_return as "verwachteRetourDatum", w.known as "toonPrijs", w.week as "huurPrijsWeek"
    from here h
    join words w on w.kind = h.kind and w.no = h.plant_type
    join posts b on (b.location_no, b.kind, b.plant_type, b.plant_no, b.price_type)
      = (h.location_no, h.kind, h.plant_type, h.plant_no, h.price_type)
    left join erp_locations l on l.no = h.location_no
    left join erp_pieces p on p.no = h.plant_no
    left join inspected i on i.plant_no = h.plant_no
    left join erp_translations tp on tp.subject = 'Stuk' and tp.code = h.plant_no and tp.language = ${reader.language}
    left join erp_units u on u.code = h.unit_code
    left join erp_translations ut on ut.subject = 'Eenheid' and ut.code = h.unit_code and ut.language = ${reader.language}
    order by bewakingspost, omschrijving, h.plant_type, h.plant_no, h.location_no, h.price_type`,
  )
}

interface AllQuestion {
  readonly locationNos: readonly string[]
  readonly language: string
  readonly today: CalendarDate
  /** Normalised words that must all stand in the row. */
  readonly words: readonly string[]
  readonly most: number
}

/** One row for each kind of equipment on each post of each project, and how many there are in all. */
export async function listAllProjectStock(
  db: Db,
  { locationNos, language, today, words, most }: AllQuestion,
): Promise<{ readonly rows: readonly StockOfProject[]; readonly total: number }> {
  const found = await ask<StockOfProject & { totaal: number }>(
    db,
    sql`
    with here as materialized (${standing(locationNos)}),
    ${postParts(locationNos, today)},
    kinds as materialized (
      select coalesce(l.project_no, '') as project_no, b.post, h.kind, h.plant_type, h.price_type,
        min(h.location_no) as location_no, count(distinct h.location_no)::int as places, min(h.unit_code) as unit_code,
        sum(h.quantity) as quantity, count(*) filter (where h.plant_no <> '' and h.quantity > 0)::int as pieces,
        sum(h.qty_on_order) as coming, sum(h.qty_on_removal) as leaving
      from here h
      join posts b on (b.location_no, b.kind, b.plant_type, b.plant_no, b.price_type)
        = (h.location_no, h.kind, h.plant_type, h.plant_no, h.price_type)
      left join erp_locations l on l.no = h.location_no
      group by 1, 2, 3, 4, 5)
    select k.project_no as "projectNummer", k.post as bewakingspost, k.location_no as materieellocatie,
      k.places as "aantalLocaties", k.plant_type as "materieelSoort", k.kind as type,
      coalesce(t.text, i.description, k.plant_type) as omschrijving,
      coalesce(ut.text, u.description, k.unit_code) as eenheid, k.quantity::float8 as huidig, k.pieces as stuks,
      k.coming::float8 as "inAanvoer", k.leaving::float8 as "inAfvoer", k.price_type as "saleType",
      '/afbeeldingen/' || im.hash as afbeelding, count(*) over ()::int as totaal
    from kinds k
    left join erp_items i on i.kind = k.kind and i.no = k.plant_type
    left join erp_translations t on t.subject = 'Soort' and t.code = k.plant_type and t.language = ${language}
    left join erp_units u on u.code = k.unit_code
    left join erp_translations ut on ut.subject = 'Eenheid' and ut.code = k.unit_code and ut.language = ${language}
    left join lateral (select hash from erp_images
      where parent_type = 'Soort' and parent_no = k.plant_type order by line_no limit 1) im on true
    where (select bool_and(position(word in lower(concat_ws(' ', k.plant_type, t.text, i.description, k.project_no,
      k.post))) > 0) from unnest(${sql.param([...words])}::text[]) word) is not false
    order by k.project_no, k.post, omschrijving, k.plant_type, k.price_type limit ${most}`,
  )
  return { rows: found.map(({ totaal: _, ...row }) => row), total: found[0]?.totaal ?? 0 }
}
