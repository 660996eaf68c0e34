import { priceSettingsOf, pricesVisible } from '@portal/domain/prices/price-visibility.ts'
import type { Ctx } from '../../platform/context.ts'
import type { ItemView } from './catalogue.store.ts'

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
