import type { Locale } from '@portal/contract/values.ts'
import type { MemberBounds } from '@portal/domain/catalogue/category-members.ts'
import { itemKinds, priceTypes } from '@portal/domain/states/enums.ts'
import { ask, hiddenArray, value } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
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

export interface StoredCategory {
  readonly id: string
  readonly parent: string | null
  readonly navisionFilter: string
  readonly omschrijving: string
  readonly volgorde: number
  /** Hash of the picture that the company chose. */
  readonly picture: string | null
}

/** The visible categories in the language asked; a category below a hidden one is hidden with it. */
export async function listCategories(db: Db, language: Locale): Promise<readonly StoredCategory[]> {
  const rows = await ask<StoredCategory>(
    db,
    sql`
    with recursive shown as (
      select c.code from erp_categories c left join category_choices o on o.code = c.code
      where not coalesce(o.hidden, c.hidden) and c.parent_code is null
      union
      select c.code from erp_categories c join shown s on c.parent_code = s.code
      left join category_choices o on o.code = c.code where not coalesce(o.hidden, c.hidden))
    select c.code as id, c.parent_code as parent, c.navision_filter as "navisionFilter",
      coalesce(t.text, c.description) as omschrijving, c.presentation_order as volgorde, o.picture
    from erp_categories c
    join shown s on s.code = c.code
    left join category_choices o on o.code = c.code
    left join erp_translations t on t.subject = 'Categorie' and t.code = c.code and t.language = ${language}
    order by c.presentation_order, c.code`,
  )
  return rows
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

/** Whether an item `i` is offered: the back office does not block it, and a category that shows it is not hidden. */
export const isOfferedItem = sql`(not i.blocked
  and not exists (select from hidden_items h where h.kind = i.kind and h.no = i.no))`

/** The same of a set `s`, which has a line. */
export const isOfferedSet = sql`(not s.blocked
  and not exists (select from hidden_items h where h.kind = 'Set' and h.no = s.no)
  and exists (select from erp_set_lines where set_no = s.no and quantity > 0))`

const allKeys = (condition: SQL) => sql<CatalogueKey>`
  select i.kind, i.no, i.category_code as "categoryCode", i.orderable
  from erp_items i where ${condition} order by i.no, i.kind`

const offeredKeys = allKeys(isOfferedItem)
const unblockedKeys = allKeys(sql`not i.blocked`)

/** Number and category of everything that is offered: light enough to decide membership of all categories at once. */
export function listItemKeys(db: Db): Promise<readonly CatalogueKey[]> {
  return ask(db, offeredKeys)
}

/** The same with what hidden categories hide. */
export function listAllItemKeys(db: Db): Promise<readonly CatalogueKey[]> {
  return ask(db, unblockedKeys)
}

const keysOf = sql<CatalogueKey>`
  select i.kind, i.no, i.category_code as "categoryCode", i.orderable
  from erp_items i where ${isOfferedItem} and i.no = any(${hiddenArray(value('numbers'), 'text[]')})`

/** The same of the items with these numbers, of either kind. */
export function listKeysOf(db: Db, numbers: readonly string[]): Promise<readonly CatalogueKey[]> {
  return ask(db, keysOf, { numbers })
}

const membersWithin = sql<CatalogueKey>`
  select i.kind, i.no, i.category_code as "categoryCode", i.orderable
  from erp_items i where ${isOfferedItem} and i.category_code = any(${value('codes')}::text[])
  union
  select i.kind, i.no, i.category_code, i.orderable
  from unnest(${hiddenArray(value('froms'), 'text[]')}, ${hiddenArray(value('tos'), 'text[]')}) as stretch(first, last)
  join erp_items i on i.no ~>=~ stretch.first and i.no ~<~ stretch.last
  where ${isOfferedItem}
  order by no, kind`

/** The same of everything within these bounds. */
export function listKeysWithin(db: Db, { codes, stretches }: MemberBounds): Promise<readonly CatalogueKey[]> {
  const [froms, tos] = [stretches.map(({ from }) => from), stretches.map(({ to }) => to)]
  return ask(db, membersWithin, { codes: [...codes], froms, tos })
}

/** From one customer to the next by their index: there are thousands of prices of each. */
const findPriceGroups = sql<{ group: string }>`
  with recursive own(price_group) as (
    (select price_group from erp_prices where price_group <> '' order by 1 limit 1)
    union all
    select (select p.price_group from erp_prices p
      where p.price_group <> '' and p.price_group > own.price_group order by 1 limit 1)
    from own where own.price_group is not null)
  select price_group as "group" from own where price_group is not null`

/** The customers that have prices of their own, for whatever item and time. */
export async function listPriceGroups(db: Db): Promise<ReadonlySet<string>> {
  return new Set((await ask(db, findPriceGroups)).map(({ group }) => group))
}

/** Keys of items by number; a number of both kinds gives the equipment. What is not offered is left out. */
export function findItemKeys(db: Db, numbers: readonly string[]): Promise<readonly ItemKey[]> {
  return ask(db, findKeys, { numbers })
}

/** The items with these numbers, in their order, of either kind. */
export const numbered = (columns: SQL): SQL => sql`
  select distinct on (w.position) i.kind, i.no ${columns}
  from unnest(${hiddenArray(value('numbers'), 'text[]')}) with ordinality as w(no, position)
  join erp_items i on i.no = upper(w.no) and ${isOfferedItem}
  order by w.position, i.kind desc`

const findKeys = sql<ItemKey>`${numbered(sql``)}`

const findHidden = sql<ItemKey>`
  select i.kind, i.no from hidden_items h join erp_items i on i.kind = h.kind and i.no = h.no and not i.blocked
  where h.no = upper(${value('number')}) order by i.kind desc limit 1`

/** An item that is not offered because its categories are hidden, by its number; null for every other. */
export async function findHiddenItem(db: Db, number: string): Promise<ItemKey | null> {
  const [found = null] = await ask(db, findHidden, { number })
  return found
}

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
 * The name `t` of an item by its number, in the reader's language. It is looked up by itself (`offset 0`): the planner would
 * rather pass all names of a language for the ten lines of a list.
 */
export const nameOfItem = (no: SQL, language: AnyReader['language'] | SQL): SQL => sql`
    left join lateral (select text from erp_translations
      where subject = 'Soort' and code = ${no} and language = ${language} offset 0) t on true`

/** As `nameOfItem`, with the unit `u` and `ut` of an item `i`. */
function textsOfItem(no: SQL, language: AnyReader['language'] | SQL): SQL {
  return sql`${nameOfItem(no, language)}
    left join lateral (select description from erp_units where code = i.unit_code offset 0) u on true
    left join lateral (select text from erp_translations
      where subject = 'Eenheid' and code = i.unit_code and language = ${language} offset 0) ut on true`
}

/**
 * The item that a line `l` (its kind and no) is of, as `i`, with its name `t` and its unit `u` and `ut`, all in the reader's
 * language; all are empty for an item that is gone.
 */
export function namesOfLine(language: AnyReader['language'] | SQL): SQL {
  return sql`left join lateral (select * from erp_items where kind = l.kind and no = l.no offset 0) i on true
    ${textsOfItem(sql`l.no`, language)}`
}

/** As `namesOfLine`, with its picture `im`. */
export function itemOfLine(language: AnyReader['language'] | SQL): SQL {
  return sql`${namesOfLine(language)}
    left join lateral (select hash from erp_images
      where parent_type = 'Soort' and parent_no = l.no order by line_no limit 1) im on true`
}

/** How lines are called by their contents. */
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

/** Whether an item `i` can be ordered: one that is offered, and none of an unknown kind or price. */
export const isOrderable = sql`(i.orderable and ${isOfferedItem}
  and i.kind = any(${sql.param([...itemKinds])}::text[]) and i.price_type = any(${sql.param([...priceTypes])}::text[]))`

/** The prices of an item `i` that hold today, each as `priceOf` finds it before the item's own, in one look-up. */
export const pricesToday = sql`
  select (array_agg(p.price order by p.price_group desc, p.starting_date desc)
      filter (where p.price_type = 'Verhuur' and p.unit_code = 'DAG'))[1] as day,
    (array_agg(p.price order by p.price_group desc, p.starting_date desc)
      filter (where p.price_type = 'Verhuur' and p.unit_code = 'WEEK'))[1] as week,
    (array_agg(p.price order by p.price_group desc, p.starting_date desc)
      filter (where p.price_type in ('Verkoop', 'Verkoop_Terugkoop')))[1] as sale
  from erp_prices p
  where p.kind = i.kind and p.no = i.no and p.price_group in ('', ${value('priceGroup')})
    and p.starting_date <= ${value('today')} and (p.ending_date is null or p.ending_date >= ${value('today')})`
