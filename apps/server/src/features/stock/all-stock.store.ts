import type { StockAtLocation } from '@portal/contract/stock.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { inspectionsOf } from './stock.store.ts'

type Row = Omit<StockAtLocation, 'keuringsWaarschuwing'>

interface Question {
  readonly locations: readonly string[]
  readonly language: string
  /** Normalised words that must all stand in the row. */
  readonly words: readonly string[]
  readonly most: number
}

/** One row for each kind of equipment at each of these locations, and how many there are in all. */
export async function listAllStock(
  db: Db,
  { locations, language, words, most }: Question,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const found = await ask<Row & { totaal: number }>(
    db,
    sql`
    with kinds as materialized (
      select s.location_no, s.kind, s.plant_type, s.price_type, min(s.unit_code) as unit_code,
        sum(s.quantity) as quantity, count(*) filter (where s.plant_no <> '' and s.quantity > 0) as pieces,
        sum(s.qty_on_order) as coming, sum(s.qty_on_removal) as leaving, min(s.expected_return) as expected_return
      from erp_stock s where s.location_no = any(${sql.param([...locations])}::text[])
      group by 1, 2, 3, 4 having sum(s.quantity) > 0 or sum(s.qty_on_order) > 0),
    named as materialized (
      select k.*, coalesce(t.text, i.description, k.plant_type) as omschrijving,
        coalesce(nullif(l.description, ''), l.no) as place,
        count(*) over ()::int as totaal
      from kinds k
      join erp_locations l on l.no = k.location_no
      left join erp_items i on i.kind = k.kind and i.no = k.plant_type
      left join erp_translations t on t.subject = 'Soort' and t.code = k.plant_type and t.language = ${language}
      where (select bool_and(position(word in lower(concat_ws(' ', k.plant_type, t.text, i.description, l.no,
        l.description, l.city))) > 0) from unnest(${sql.param([...words])}::text[]) word) is not false
      order by omschrijving, k.plant_type, k.location_no limit ${most}),
    inspected as materialized (${inspectionsOf(sql`
      select s.plant_no from named n join erp_stock s on s.location_no = n.location_no and s.kind = n.kind
        and s.plant_type = n.plant_type where s.plant_no <> '' and s.quantity > 0`)}),
    first as materialized (
      select s.location_no, s.kind, s.plant_type, min(i.next_date) as next_date
      from inspected i join erp_stock s on s.plant_no = i.plant_no group by 1, 2, 3)
    select n.location_no as materieellocatie, n.place as "locatieOmschrijving", n.plant_type as "materieelSoort",
      n.kind as type, n.omschrijving, coalesce(ut.text, u.description, n.unit_code) as eenheid,
      n.quantity::float8 as huidig, n.pieces::int as stuks, n.coming::float8 as "inAanvoer",
      n.leaving::float8 as "inAfvoer", f.next_date as "keuringsDatum", n.price_type as "saleType",
      n.expected_return as "verwachteRetourDatum", '/afbeeldingen/' || im.hash as afbeelding, n.totaal
    from named n
    left join first f on (f.location_no, f.kind, f.plant_type) = (n.location_no, n.kind, n.plant_type)
    left join erp_units u on u.code = n.unit_code
    left join erp_translations ut on ut.subject = 'Eenheid' and ut.code = n.unit_code and ut.language = ${language}
    left join lateral (select hash from erp_images
      where parent_type = 'Soort' and parent_no = n.plant_type order by line_no limit 1) im on true
    order by n.omschrijving, n.plant_type, n.location_no`,
  )
  return { rows: found.map(({ totaal: _, ...row }) => row), total: found[0]?.totaal ?? 0 }
}
