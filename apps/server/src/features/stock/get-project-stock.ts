import type { stock } from '@portal/contract/stock.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf } from '../../platform/context.ts'
import { itemViewOf } from '../catalogue/catalogue.ts'
import { listReadLocations } from '../locations/locations.ts'
import { signInspections } from './inspection-sign.ts'
import { listProjectStock } from './project-stock.store.ts'

/** What stands at all of the user's locations of a location's project, each with its cost-control post (decision: invoices). */
export const getProjectStock: UseCase<typeof stock.getProjectStock> = async (ctx, input) => {
  const view = itemViewOf(ctx)
  const projectNummer = placeOf(ctx).projectNummer
  const places = await listReadLocations(ctx, projectNummer === null ? input : { ...input, projectNummer })
  const rows = await listProjectStock(ctx.db, {
    locationNos: places.map(({ nummer }) => nummer),
    reader: { language: view.language, priceGroup: view.customerNo, today: view.today },
  })
  const sign = signInspections(ctx)
  return { projectNummer, items: rows.map((row) => hidePrices(sign(row), view.pricesVisible)) }
}
