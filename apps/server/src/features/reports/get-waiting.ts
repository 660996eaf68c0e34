import type { reports, WaitingItem } from '@portal/contract/reports.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import { daysWaited, sumAmounts, waitingRent, waitingSpan } from '@portal/domain/reports/waiting-equipment.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf } from '../../platform/context.ts'
import { itemViewOf } from '../catalogue/catalogue.ts'
import { listStandingRent, type StandingRow } from './reports.store.ts'

/** A row that waits, as its reader may see it. */
function waitingItem(ctx: Ctx, row: StandingRow, dagen: number | null): WaitingItem {
  const {
    isOnItsWay: _,
    huurPrijs,
    huurPrijsWeek,
    toonPrijs,
    ...shown
  } = hidePrices(row, itemViewOf(ctx).pricesVisible)
  const prices = { aantal: row.aantal, huurPrijs, huurPrijsWeek }
  const huurPerWeek = waitingRent(prices, ctx.settings.int('MaterieelPrijs_DaysInWeek'))
  return { ...shown, dagen, wacht: waitingSpan(dagen), toonPrijs: toonPrijs && huurPerWeek > 0, huurPerWeek }
}

/**
 * What stands for rent at the location and no order touched for some days, with what that costs a week (decision: reports).
 * Who may see no prices gets no rent, and neither an order nor a sum made of it (R-VAL-15).
 */
export const getWaiting: UseCase<typeof reports.getWaiting> = async (ctx, { dagen }) => {
  const view = itemViewOf(ctx)
  const reader = { language: view.language, priceGroup: view.customerNo, today: view.today }
  const rows = await listStandingRent(ctx.db, placeOf(ctx).nummer, reader)
  const asked = { today: view.today, longerThan: dagen }
  const items = rows.flatMap((row) => {
    const days = daysWaited({ lastTouched: row.laatsteOrder, isOnItsWay: row.isOnItsWay }, asked)
    return days === false ? [] : [waitingItem(ctx, row, days)]
  })
  return {
    toonPrijs: view.pricesVisible,
    items: items.toSorted((a, b) => b.huurPerWeek - a.huurPerWeek),
    somHuurPerWeek: sumAmounts(items.map(({ huurPerWeek }) => huurPerWeek)),
    zonderPrijs: view.pricesVisible ? items.filter(({ toonPrijs }) => !toonPrijs).length : 0,
  }
}
