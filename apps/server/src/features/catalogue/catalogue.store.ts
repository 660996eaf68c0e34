import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import type { Locale } from '@portal/contract/values.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import { itemKinds, priceTypes } from '@portal/domain/states/enums.ts'
import type { Db } from '../../platform/db/database.ts'
import { value } from '../../platform/db/named-query.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

/** How this visitor sees items: decides texts and prices, and with them which kept answers can be shared. */
export interface ItemView {
  readonly language: Locale
  readonly today: string
  /** The customer at whose prices the visitor buys; empty without a chosen location. */
  readonly customerNo: string
  readonly pricesVisible: boolean
  readonly technicalDataVisible: boolean
}

export interface ItemKey {
  readonly kind: string
  readonly no: string
}

export interface CatalogueKey extends ItemKey {
  readonly categoryCode: string
  readonly orderable: boolean
}

/** In whose words and at whose prices items are read. */
export interface ItemReader {
  readonly language: Locale
  /** The customer whose own prices hold; empty for the list prices. */
  readonly priceGroup: string
  readonly today: string
}

/** The same as places in a prepared statement, which gets an `ItemReader` among its values. */
export const preparedReader = { language: value('language'), priceGroup: value('priceGroup'), today: value('today') }

type AnyReader = ItemReader | typeof preparedReader

/** Number and category of everything that may be shown: light enough to decide membership of all categories at once. */
export async function listItemKeys(db: Db): Promise<readonly CatalogueKey[]> {
  const { rows } = await db.execute<CatalogueKey & Record<string, unknown>>(sql`
    select kind, no, category_code as "categoryCode", orderable
    from erp_items where not blocked order by no, kind`)
  return rows
}

/** Keys of items by number; a number of both kinds gives the equipment. Unknown and blocked numbers are left out. */
export async function findItemKeys(db: Db, numbers: readonly string[]): Promise<readonly ItemKey[]> {
  const { rows } = await db.execute<{ kind: string; no: string }>(sql`
    select distinct on (w.position) i.kind, i.no
    from unnest(${sql.param(numbers)}::text[]) with ordinality as w(no, position)
    join erp_items i on i.no = upper(w.no) and not i.blocked
    order by w.position, i.kind desc`)
  return rows
}

/**
 * Technical data of one item as JSON, with the texts of every language that has them: value and unit each in that
 * language. A number needs no translation of its own, a word without one stays Dutch together with its unit.
 */
const technicalData = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
      'label', p.label,
      'text', concat_ws(' ', p.value, nullif(coalesce(tu.description, p.unit), '')),
      'labelTranslations', coalesce(l.texts, '{}'::jsonb),
      'textTranslations', coalesce(v.texts, '{}'::jsonb),
      'waarde', p.numeric_value::float8,
      'filterSoort', p.filter_kind) order by p.line_no), '[]'::jsonb)
  from erp_technical_properties p
  left join erp_units tu on tu.code = p.unit
  left join lateral (
    select jsonb_object_agg(t.language, t.text) as texts from erp_translations t
    where t.subject = 'Techlabel' and t.code = upper(left(p.label, 50))) l on true
  left join lateral (
    select jsonb_object_agg(w.language,
      concat_ws(' ', coalesce(w.value, p.value), nullif(coalesce(w.unit, tu.description, p.unit), ''))) as texts
    from (
      select t.language, max(t.text) filter (where t.subject = 'Techtekst') as value,
        max(t.text) filter (where t.subject = 'Eenheid') as unit
      from erp_translations t
      where (t.subject = 'Techtekst' and t.code = upper(left(p.value, 50))) or (t.subject = 'Eenheid' and t.code = p.unit)
      group by t.language) w
    where w.value is not null or p.value !~ '[[:alpha:]]') v on true
  where p.kind = i.kind and p.no = i.no)`

/** The price that holds today in the customer's group, else in the list, else on the item itself. */
export function priceOf(reader: AnyReader, unit: 'day' | 'week' | 'sale') {
  const condition = {
    day: sql`p.price_type = 'Verhuur' and p.unit_code = 'DAG'`,
    week: sql`p.price_type = 'Verhuur' and p.unit_code = 'WEEK'`,
    sale: sql`p.price_type in ('Verkoop', 'Verkoop_Terugkoop')`,
  }[unit]
  const own = { day: sql`i.rent_price_day`, week: sql`i.rent_price_week`, sale: sql`i.sales_price` }[unit]
  return sql`coalesce((
    select p.price from erp_prices p
    where p.kind = i.kind and p.no = i.no and ${condition}
      and p.price_group in ('', ${reader.priceGroup})
      and p.starting_date <= ${reader.today} and (p.ending_date is null or p.ending_date >= ${reader.today})
    order by p.price_group desc, p.starting_date desc limit 1), ${own})::float8`
}

/**
 * The item that a line `l` (its kind and no) is of, as `i`, with its name `t`, its unit `u` and `ut`, all in the reader's
 * language, and its picture `im`; all are empty for an item that is gone.
 */
export function itemOfLine(language: AnyReader['language']): SQL {
  return sql`left join erp_items i on i.kind = l.kind and i.no = l.no
    left join erp_translations t on t.subject = 'Soort' and t.code = l.no and t.language = ${language}
    left join erp_units u on u.code = i.unit_code
    left join erp_translations ut on ut.subject = 'Eenheid' and ut.code = i.unit_code and ut.language = ${language}
    left join lateral (select hash from erp_images
      where parent_type = 'Soort' and parent_no = l.no order by line_no limit 1) im on true`
}

/** Whether an item `i` can be ordered: not one that is blocked, and none of a kind or a price that nobody here knows. */
export const isOrderable = sql`(i.orderable and not i.blocked
  and i.kind = any(${sql.param([...itemKinds])}::text[]) and i.price_type = any(${sql.param([...priceTypes])}::text[]))`

/** Items in the order of `keys`, in one statement; prices are the real ones, hiding is a rule of the use case. */
export async function readItems(
  db: Db,
  keys: readonly ItemKey[],
  reader: ItemReader,
): Promise<readonly CatalogueItem[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<CatalogueItem & Record<string, unknown>>(sql`
    select i.no as "materieelSoort", i.kind, coalesce(t.text, i.description) as omschrijving,
      i.description_2 as "omschrijving2", i.category_code as categorie,
      coalesce(ut.text, u.description, i.unit_code) as eenheid, i.price_type as "priceType", true as "toonPrijs",
      ${priceOf(reader, 'day')} as "huurPrijs", ${priceOf(reader, 'week')} as "huurPrijsWeek",
      ${priceOf(reader, 'sale')} as "verkoopPrijs", i.buy_back_price::float8 as "terugkoopPrijs",
      i.weight::float8 as "gewichtPerStuk", i.bulk, ${isOrderable} as bestelbaar,
      nullif(i.recommended_qty, 0)::float8 as "aanbevolenAantal", greatest(i.order_multiple, 1)::float8 as "bestelEenheid",
      '/afbeeldingen/' || im.hash as afbeelding, null as aantal, ${technicalData} as "technischeGegevens"
    from unnest(${sql.param(keys.map((key) => key.kind))}::text[], ${sql.param(keys.map((key) => key.no))}::text[])
      with ordinality as w(kind, no, position)
    join erp_items i on i.kind = w.kind and i.no = w.no and not i.blocked
    left join erp_translations t on t.subject = 'Soort' and t.code = i.no and t.language = ${reader.language}
    left join erp_units u on u.code = i.unit_code
    left join erp_translations ut on ut.subject = 'Eenheid' and ut.code = i.unit_code and ut.language = ${reader.language}
    left join lateral (select hash from erp_images
      where parent_type = 'Soort' and parent_no = i.no order by line_no limit 1) im on true
    order by w.position`)
  return rows
}

/** Items as this visitor may see them: own texts, own prices or none, technical data or none. */
export async function readItemsInView(
  db: Db,
  keys: readonly ItemKey[],
  view: ItemView,
): Promise<readonly CatalogueItem[]> {
  const items = await readItems(db, keys, { language: view.language, priceGroup: view.customerNo, today: view.today })
  return items.map((item) => {
    const shown = hidePrices(item, view.pricesVisible)
    return view.technicalDataVisible ? shown : { ...shown, technischeGegevens: [] }
  })
}
