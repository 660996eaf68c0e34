import type { Locale } from '@portal/contract/values.ts'
import { priceSettingsOf, pricesVisible } from '@portal/domain/prices/price-visibility.ts'
import type { Ctx } from './context.ts'

/** How this visitor sees items: decides texts and prices, and with them which kept answers can be shared. */
export interface ItemView {
  readonly language: Locale
  readonly today: string
  /** The customer at whose prices the visitor buys; empty without a chosen location. */
  readonly customerNo: string
  readonly pricesVisible: boolean
  readonly technicalDataVisible: boolean
}

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
