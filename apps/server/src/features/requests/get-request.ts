import { PortalError } from '@portal/contract/errors.ts'
import type { requests } from '@portal/contract/requests.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { Ctx, UserLocation } from '../../platform/context.ts'
import { itemViewOf } from '../../platform/item-view.ts'
import { listOrderNumbers, listRequestLines, listSteps } from './request-details.store.ts'
import { findRequest } from './request-list.store.ts'

/** One request with its lines and its course; one of another location does not exist (R-ENT-33). */
export const getRequest: UseCase<typeof requests.getRequest> = async (ctx, input) => {
  const request = await findRequest(ctx.db, input.aanvraagnummer)
  if (request === null) throw new PortalError('error.niet_gevonden')
  const place = await ownPlace(ctx, request.locationNos)
  const view = itemViewOf({ ...ctx, place })
  const reader = { language: view.language, priceGroup: view.customerNo, today: view.today }
  const [lines, steps, orders] = await Promise.all([
    listRequestLines(ctx.db, request, reader),
    listSteps(ctx.db, request),
    listOrderNumbers(ctx.db, request),
  ])
  const { id: _, locationNos: __, ...head } = request
  return {
    ...head,
    materieellocatie: place.nummer,
    locatieOmschrijving: place.omschrijving,
    orders,
    regels: lines.map((line) => hidePrices(line, view.pricesVisible)),
    verloop: steps,
  }
}

/** The first of the request's locations that is the user's: a move is seen from both ends. */
async function ownPlace(ctx: Ctx, locationNos: readonly string[]): Promise<UserLocation> {
  for (const no of locationNos) {
    try {
      return await ctx.at(no)
    } catch (error) {
      const isElsewhere = error instanceof PortalError && error.code === 'error.niet_gevonden'
      if (!isElsewhere) throw error
    }
  }
  throw new PortalError('error.niet_gevonden')
}
