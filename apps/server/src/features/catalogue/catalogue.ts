import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import { priceSettingsOf, pricesVisible } from '@portal/domain/prices/price-visibility.ts'
import { chargeCodeOf } from '@portal/domain/prices/urgent-charge.ts'
import type { Ctx } from '../../platform/context.ts'
import {
  type CatalogueKey,
  type ContentsReader,
  type ItemKey,
  type ItemReader,
  type ItemView,
  listItemKeys,
  listItems,
  listNumbered,
  listPriceGroups,
  type StoredItem,
} from './catalogue.store.ts'
import { withTechnicalWords } from './technical-words.ts'

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

/** How the reader of a call is told what is in requests and orders. */
export function contentsReaderOf({ language, settings }: Pick<Ctx, 'language' | 'settings'>): ContentsReader {
  return { language, chargeCode: chargeCodeOf(settings) }
}

/**
 * As `itemViewOf`, and the same for all who see the same: a customer without own prices buys at the list's, and a
 * person who sees no prices sees nobody's. So kept answers are shared, for any number of customers.
 */
export async function sharedViewOf(ctx: Ctx): Promise<ItemView> {
  const view = itemViewOf(ctx)
  if (view.customerNo === '') return view
  const groups = await ctx.answers.hold('price groups', ['catalogue'], () => listPriceGroups(ctx.db))
  return view.pricesVisible && groups.has(view.customerNo) ? view : { ...view, customerNo: '' }
}

/** Number and category of everything that may be shown, held until the catalogue changes. */
export function heldItemKeys({ answers, db }: Pick<Ctx, 'answers' | 'db'>): Promise<readonly CatalogueKey[]> {
  return answers.hold('item keys', ['catalogue'], () => listItemKeys(db))
}

type Reading = Pick<Ctx, 'db' | 'answers'>

const readerOf = ({ language, customerNo, today }: ItemView): ItemReader => ({
  language,
  priceGroup: customerNo,
  today,
})

/** Own texts, own prices or none, technical data or none. */
async function inView(ctx: Reading, items: readonly StoredItem[], view: ItemView): Promise<readonly CatalogueItem[]> {
  const shown = items.map((item) => hidePrices(item, view.pricesVisible))
  if (view.technicalDataVisible) return withTechnicalWords(ctx, shown)
  return shown.map((item) => ({ ...item, technischeGegevens: [] }))
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
  return inView(ctx, await listNumbered(ctx.db, numbers, readerOf(view)), view)
}
