import { priceSettingsOf, pricesVisible } from '@portal/domain/prices/price-visibility.ts'
import { chargeCodeOf } from '@portal/domain/prices/urgent-charge.ts'
import type { Ctx } from '../../platform/context.ts'
import {
  type CatalogueKey,
  type ContentsReader,
  type ItemView,
  listItemKeys,
  listPriceGroups,
} from './catalogue.store.ts'

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
