import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import type { Locale } from '@portal/contract/values.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import { itemKinds, priceTypes } from '@portal/domain/states/enums.ts'
import type { Db } from '../../platform/db/database.ts'
import { prepare, value } from '../../platform/db/named-query.ts'
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

/** The customers that have prices of their own, for whatever item and time. */
export async function listPriceGroups(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ group: string }>(sql`
    select distinct price_group as "group" from erp_prices where price_group <> ''`)
  return new Set(rows.map(({ group }) => group))
}

/** Keys of items by number; a number of both kinds gives the equipment. Unknown and blocked numbers are left out. */
export function findItemKeys(db: Db, numbers: readonly string[]): Promise<readonly ItemKey[]> {
  return findKeys(db, { numbers })
}

const numbered = (columns: SQL): SQL => sql`
  select distinct on (w.position) i.kind, i.no ${columns}
  from unnest(${value('numbers')}::text[]) with ordinality as w(no, position)
  join erp_items i on i.no = upper(w.no) and not i.blocked
  order by w.position, i.kind desc`

const findKeys = prepare<ItemKey>(numbered(sql``))

/**
 * Technical data of the wanted items as JSON, with the texts of every language that has them: value and unit each in that
 * language. A number needs no translation of its own, a word without one stays Dutch together with its unit. Labels and
 * values are the same for many items, so each is looked up once.
 */
const technicalOf = (wanted: SQL): SQL => sql`
  with wanted as materialized (select * from ${wanted} as w(kind, no, position)),
  property as materialized (
    select p.* from wanted w join erp_technical_properties p on p.kind = w.kind and p.no = w.no),
  label as materialized (
    select p.label, json_object_agg(t.language, t.text) as texts
    from (select distinct label from property) p
    join erp_translations t on t.subject = 'Techlabel' and t.code = upper(left(p.label, 50)) group by p.label),
  words as materialized (
    select p.value, p.unit, concat_ws(' ', p.value, nullif(coalesce(tu.description, p.unit), '')) as text, v.texts
    from (select distinct value, unit from property) p
    left join erp_units tu on tu.code = p.unit
    left join lateral (
      select json_object_agg(w.language,
        concat_ws(' ', coalesce(w.value, p.value), nullif(coalesce(w.unit, tu.description, p.unit), ''))) as texts
      from (
        select t.language, max(t.text) filter (where t.subject = 'Techtekst') as value,
          max(t.text) filter (where t.subject = 'Eenheid') as unit
        from erp_translations t
        where (t.subject = 'Techtekst' and t.code = upper(left(p.value, 50)))
          or (t.subject = 'Eenheid' and t.code = p.unit)
        group by t.language) w
      where w.value is not null or p.value !~ '[[:alpha:]]') v on true)
  select p.kind, p.no, json_agg(json_build_object(
        'label', p.label,
        'text', w.text,
        'labelTranslations', coalesce(l.texts, '{}'::json),
        'textTranslations', coalesce(w.texts, '{}'::json),
        'waarde', p.numeric_value::float8,
        'filterSoort', p.filter_kind) order by p.line_no) as data
  from property p left join label l on l.label = p.label join words w on w.value = p.value and w.unit = p.unit
  group by p.kind, p.no`

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
 * The item that a line `l` (its kind and no) is of, as `i`, with its name `t` and its unit `u` and `ut`, all in the reader's
 * language; all are empty for an item that is gone.
 */
export function namesOfLine(language: AnyReader['language'] | SQL): SQL {
  return sql`left join erp_items i on i.kind = l.kind and i.no = l.no
    left join erp_translations t on t.subject = 'Soort' and t.code = l.no and t.language = ${language}
    left join erp_units u on u.code = i.unit_code
    left join erp_translations ut on ut.subject = 'Eenheid' and ut.code = i.unit_code and ut.language = ${language}`
}

/** As `namesOfLine`, with its picture `im`. */
export function itemOfLine(language: AnyReader['language'] | SQL): SQL {
  return sql`${namesOfLine(language)}
    left join lateral (select hash from erp_images
      where parent_type = 'Soort' and parent_no = l.no order by line_no limit 1) im on true`
}

/** How lines are told by their contents. */
export interface ContentsReader {
  readonly language: Locale
  /** The code of the charge for urgency, which is no thing. */
  readonly chargeCode: string
}

/** The first line of what `lines` selects as `first`: its name, its quantity, how many lines there are, its picture. */
export function firstOfLines(lines: SQL, language: Locale | SQL): SQL {
  return sql`
    left join lateral (
      select coalesce(t.text, i.description, l.description, l.no) as name, l.quantity::float8 as quantity, l.lines,
        '/afbeeldingen/' || im.hash as picture
      from (select *, count(*) over ()::int as lines from (${lines}) one order by line_no limit 1) l
      ${itemOfLine(language)}) first on true`
}

/** What `firstOfLines` found, as it is answered; `other` is the name of what has no lines. */
export function contentsOf(other: SQL = sql`''`): SQL {
  return sql`jsonb_build_object('naam', coalesce(first.name, ${other}, ''), 'aantal', coalesce(first.quantity, 0),
    'anderen', coalesce(first.lines, 1) - 1, 'afbeelding', first.picture)`
}

/** The name of a set by its number, in the reader's language; empty without a number. */
export function setNameOf(no: SQL, language: AnyReader['language']): SQL {
  return sql`coalesce(
    (select text from erp_translations where subject = 'Set' and code = ${no} and language = ${language}),
    (select description from erp_sets where no = ${no}), ${no}, '')`
}

/** Whether an item `i` can be ordered: not one that is blocked, and none of a kind or a price that nobody here knows. */
export const isOrderable = sql`(i.orderable and not i.blocked
  and i.kind = any(${sql.param([...itemKinds])}::text[]) and i.price_type = any(${sql.param([...priceTypes])}::text[]))`

const itemsOf = (wanted: SQL): SQL => sql`
    select i.no as "materieelSoort", i.kind, coalesce(t.text, i.description) as omschrijving,
      i.description_2 as "omschrijving2", i.category_code as categorie,
      coalesce(ut.text, u.description, i.unit_code) as eenheid, i.price_type as "priceType", true as "toonPrijs",
      ${priceOf(preparedReader, 'day')} as "huurPrijs", ${priceOf(preparedReader, 'week')} as "huurPrijsWeek",
      ${priceOf(preparedReader, 'sale')} as "verkoopPrijs", i.buy_back_price::float8 as "terugkoopPrijs",
      i.weight::float8 as "gewichtPerStuk", i.bulk, ${isOrderable} as bestelbaar,
      nullif(i.recommended_qty, 0)::float8 as "aanbevolenAantal", greatest(i.order_multiple, 1)::float8 as "bestelEenheid",
      '/afbeeldingen/' || im.hash as afbeelding, null as aantal
    from ${wanted} as w(kind, no, position)
    cross join lateral (
      select * from erp_items where kind = w.kind and no = w.no and not blocked offset 0) i
    left join erp_translations t on t.subject = 'Soort' and t.code = i.no and t.language = ${value('language')}
    left join erp_units u on u.code = i.unit_code
    left join erp_translations ut on ut.subject = 'Eenheid' and ut.code = i.unit_code and ut.language = ${value('language')}
    left join lateral (select hash from erp_images
      where parent_type = 'Soort' and parent_no = i.no order by line_no limit 1) im on true
    order by w.position`

type PlainItem = Omit<CatalogueItem, 'technischeGegevens'>

interface TechnicalRow extends ItemKey {
  readonly data: CatalogueItem['technischeGegevens']
}

const byKey = sql`unnest(${value('kinds')}::text[], ${value('numbers')}::text[]) with ordinality`
const byNumber = sql`(${numbered(sql`, w.position`)})`
const readers = {
  byKey: { items: prepare<PlainItem>(itemsOf(byKey)), technical: prepare<TechnicalRow>(technicalOf(byKey)) },
  byNumber: { items: prepare<PlainItem>(itemsOf(byNumber)), technical: prepare<TechnicalRow>(technicalOf(byNumber)) },
}

/** Items and their technical data are read side by side; joined in one statement they are compared each with each. */
async function readWith(
  db: Db,
  by: keyof typeof readers,
  values: ItemReader & { readonly numbers: readonly string[]; readonly kinds?: readonly string[] },
): Promise<readonly CatalogueItem[]> {
  const { items, technical } = readers[by]
  const [plain, rows] = await Promise.all([items(db, { ...values }), technical(db, { ...values })])
  const data = new Map(rows.map((row) => [`${row.kind} ${row.no}`, row.data]))
  return plain.map((item) => {
    return { ...item, technischeGegevens: data.get(`${item.kind} ${item.materieelSoort}`) ?? [] }
  })
}

/** Items in the order of `keys`; prices are the real ones, hiding is a rule of the use case. */
export async function readItems(
  db: Db,
  keys: readonly ItemKey[],
  reader: ItemReader,
): Promise<readonly CatalogueItem[]> {
  if (keys.length === 0) return []
  const kinds = keys.map(({ kind }) => kind)
  return readWith(db, 'byKey', { ...reader, kinds, numbers: keys.map(({ no }) => no) })
}

function inView(items: readonly CatalogueItem[], view: ItemView): readonly CatalogueItem[] {
  return items.map((item) => {
    const shown = hidePrices(item, view.pricesVisible)
    return view.technicalDataVisible ? shown : { ...shown, technischeGegevens: [] }
  })
}

const readerOf = ({ language, customerNo, today }: ItemView): ItemReader => ({
  language,
  priceGroup: customerNo,
  today,
})

/** Items as this visitor may see them: own texts, own prices or none, technical data or none. */
export async function readItemsInView(
  db: Db,
  keys: readonly ItemKey[],
  view: ItemView,
): Promise<readonly CatalogueItem[]> {
  return inView(await readItems(db, keys, readerOf(view)), view)
}

/** The same for items by number, as `findItemKeys` finds them. */
export async function readNumbersInView(
  db: Db,
  numbers: readonly string[],
  view: ItemView,
): Promise<readonly CatalogueItem[]> {
  return inView(await readWith(db, 'byNumber', { ...readerOf(view), numbers }), view)
}
