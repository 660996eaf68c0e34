import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { catalogueIds } from '@portal/contract/catalogue-ids.ts'
import { categoryMembers } from '@portal/domain/catalogue/category-members.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import { priceSettingsOf, pricesVisible } from '@portal/domain/prices/price-visibility.ts'
import { chargeCodeOf } from '@portal/domain/prices/urgent-charge.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { gathering } from '../../platform/db/gather.ts'
import { onBehalfOfAll } from '../../platform/db/on-behalf-of.ts'
import {
  type CatalogueKey,
  type ContentsReader,
  type ItemKey,
  type ItemReader,
  type ItemView,
  listCategories,
  listItemKeys,
  listKeysOf,
  listPriceGroups,
  type StoredCategory,
} from './catalogue.store.ts'
import { withWords } from './item-words.ts'
import { findNumbered, listItems, type StoredItem } from './items.store.ts'

/** R-PRICE-01 to R-PRICE-04 for prices, R-ROLE-12 for technical data. */
export function itemViewOf(ctx: Ctx): ItemView {
  const viewer = {
    loggedIn: ctx.user !== null,
    loginType: ctx.user?.loginType ?? null,
    locationChosen: ctx.place !== null,
  }
  return {
    language: ctx.language,
    today: ctx.clock.today(),
    customerNo: ctx.place?.customerNo ?? '',
    pricesVisible: pricesVisible(priceSettingsOf(ctx.settings), viewer),
    technicalDataVisible: ctx.user !== null || ctx.settings.bool('AppDetails_TechnischeGegevensAnoniem'),
  }
}

/** How requests and orders are called for the reader of a call. */
export function contentsReaderOf({ language, settings }: Pick<Ctx, 'language' | 'settings'>): ContentsReader {
  return { language, chargeCode: chargeCodeOf(settings) }
}

/**
 * As `itemViewOf`, and the same for all who see the same: a customer without own prices buys at the list's, and a
 * person who sees no prices sees none of anybody. So cached answers are shared, for any number of customers.
 */
export async function sharedViewOf(ctx: Ctx): Promise<ItemView> {
  const view = itemViewOf(ctx)
  if (view.customerNo === '') return view
  const groups = await ctx.memory.get({ key: 'price groups', reads: ['prices'] }, () => listPriceGroups(ctx.db))
  return view.pricesVisible && groups.has(view.customerNo) ? view : { ...view, customerNo: '' }
}

/** Number and category of everything that may be shown, cached until the catalogue changes. */
export function heldItemKeys({ memory, db }: Reading): Promise<readonly CatalogueKey[]> {
  return memory.get({ key: 'item keys', reads: ['catalogue'] }, (loading) => {
    loading.only([catalogueIds.list])
    return listItemKeys(db)
  })
}

/** The visible categories; a change of an item changes none of them. */
export function heldCategories({
  memory,
  db,
  language,
}: Reading & Pick<Ctx, 'language'>): Promise<readonly StoredCategory[]> {
  return memory.get({ key: `categories ${language}`, reads: ['catalogue', 'texts'] }, (loading) => {
    loading.only([catalogueIds.categories])
    return listCategories(db, language)
  })
}

/** The visible categories that hold one of these items now, by the items' numbers. */
export async function listHoldingCategories(db: Db, numbers: readonly string[]): Promise<readonly string[]> {
  const [categories, keys] = await Promise.all([listCategories(db, 'nl-NL'), listKeysOf(db, numbers)])
  const holding = categories.filter(({ id }) => (categoryMembers(categories, keys, id) ?? []).length > 0)
  return holding.map(({ id }) => id)
}

type Reading = Pick<Ctx, 'db' | 'memory'>

const readerOf = ({ language, customerNo, today }: ItemView): ItemReader => ({
  language,
  priceGroup: customerNo,
  today,
})

/** Own texts, own prices or none, technical data or none. */
async function inView(ctx: Reading, items: readonly StoredItem[], view: ItemView): Promise<readonly CatalogueItem[]> {
  return withWords(
    ctx,
    items.map((item) => hidePrices(item, view.pricesVisible)),
    view,
  )
}

/** Items as this visitor may see them, in the order of `keys`. */
export async function readItemsInView(
  ctx: Reading,
  keys: readonly ItemKey[],
  view: ItemView,
): Promise<readonly CatalogueItem[]> {
  return inView(ctx, await listItems(ctx.db, keys, readerOf(view)), view)
}

/** The same for items by number, as `findItemKeys` finds them. */
export async function readNumbersInView(
  ctx: Reading,
  numbers: readonly string[],
  view: ItemView,
): Promise<readonly CatalogueItem[]> {
  const found = await findNumbered(ctx.db, numbers, readerOf(view))
  return inView(
    ctx,
    found.filter((item) => item !== null),
    view,
  )
}

/** One of them, or null; of several that are asked at the same moment many are read by one statement. */
export async function readNumberInView(ctx: Reading, no: string, view: ItemView): Promise<CatalogueItem | null> {
  const reader = readerOf(view)
  // It keeps no item, so no change of one ends it. Its statements are sent on behalf of all who wait.
  const find = await ctx.memory.get({ key: `items by number ${JSON.stringify(reader)}`, reads: [] }, async () => {
    const db = onBehalfOfAll(ctx.db)
    return gathering((numbers) => findNumbered(db, numbers, reader))
  })
  const item = await find(no)
  const [shown = null] = item === null ? [] : await inView(ctx, [item], view)
  return shown
}
