import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { ask, hiddenArray, value } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import { type ItemKey, type ItemReader, isOrderable, nameOfItem, numbered, pricesToday } from './catalogue.store.ts'

/**
 * Items `shown` that are `wanted`, given as `given` says. A page of them comes as columns, which PostgreSQL writes a quarter
 * faster; an item with its place comes as JSON, which costs the portal less than parting the two (decision: statements).
 */
const itemsOf = (wanted: SQL, given: SQL): SQL => sql`
  select ${given}
  from ${wanted} as w(kind, no, position)
  cross join lateral (
    select * from erp_items where kind = w.kind and no = w.no and not blocked offset 0) i
  ${nameOfItem(sql`i.no`, value('language'))}
  left join lateral (select hash from erp_images
    where parent_type = 'Soort' and parent_no = i.no order by line_no limit 1) im on true
  left join lateral (${pricesToday}) p on true
  left join lateral (
    select json_agg(json_build_array(label, value, unit, numeric_value, filter_kind) order by line_no) as data
    from erp_technical_properties where kind = i.kind and no = i.no) d on true
  cross join lateral (
    select i.no as "materieelSoort", i.kind, coalesce(t.text, i.description) as omschrijving,
      i.description_2 as "omschrijving2", i.category_code as categorie,
      i.unit_code as eenheid, i.price_type as "priceType", true as "toonPrijs",
      coalesce(p.day, i.rent_price_day)::float8 as "huurPrijs", coalesce(p.week, i.rent_price_week)::float8 as "huurPrijsWeek",
      coalesce(p.sale, i.sales_price)::float8 as "verkoopPrijs", i.buy_back_price::float8 as "terugkoopPrijs",
      i.weight::float8 as "gewichtPerStuk", i.bulk, ${isOrderable} as bestelbaar,
      nullif(i.recommended_qty, 0)::float8 as "aanbevolenAantal", greatest(i.order_multiple, 1)::float8 as "bestelEenheid",
      '/afbeeldingen/' || im.hash as afbeelding, null as aantal, coalesce(d.data, '[]'::json) as "technischeGegevens") shown
  order by w.position`

type Property = CatalogueItem['technischeGegevens'][number]

/** A technical property as the back office has it; its kind of filter is `Onbekend` for a word that nobody knows. */
export type StoredProperty = readonly [
  label: string,
  value: string,
  unit: string,
  waarde: Property['waarde'],
  filterSoort: Property['filterSoort'] | 'Onbekend',
]

/** An item that still lacks words: its unit is a code, and its technical data are in one language. */
export interface StoredItem extends Omit<CatalogueItem, 'technischeGegevens'> {
  readonly technischeGegevens: readonly StoredProperty[]
}

/** An item with its place among those asked for, from one on. */
interface PlacedItem {
  readonly position: number
  readonly item: StoredItem
}

const byKey = sql<StoredItem>`${itemsOf(
  sql`unnest(${hiddenArray(value('kinds'), 'text[]')}, ${hiddenArray(value('numbers'), 'text[]')}) with ordinality`,
  sql`shown.*`,
)}`
const byNumber = sql<PlacedItem>`${itemsOf(sql`(${numbered(sql`, w.position`)})`, sql`w.position::int as position, row_to_json(shown) as item`)}`

/** Fewer are not worth a second connection. */
const manyItems = 40

/**
 * Items in the order of `keys`; prices are the real ones, hiding is a rule of the use case. Many are read over two
 * connections at once, half of them each.
 */
export async function listItems(db: Db, keys: readonly ItemKey[], reader: ItemReader): Promise<readonly StoredItem[]> {
  if (keys.length === 0) return []
  const read = (some: readonly ItemKey[]) =>
    ask(db, byKey, { ...reader, kinds: some.map(({ kind }) => kind), numbers: some.map(({ no }) => no) })
  const half = keys.length >> 1
  const parts = keys.length < manyItems ? [keys] : [keys.slice(0, half), keys.slice(half)]
  return (await Promise.all(parts.map(read))).flat()
}

/** The item of each number, as `findItemKeys` finds it; null for one that is not there. */
export async function findNumbered(
  db: Db,
  numbers: readonly string[],
  reader: ItemReader,
): Promise<readonly (StoredItem | null)[]> {
  const rows = await ask(db, byNumber, { ...reader, numbers })
  const found = new Map(rows.map(({ position, item }) => [position, item]))
  return numbers.map((_, at) => found.get(at + 1) ?? null)
}
