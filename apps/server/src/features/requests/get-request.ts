import { PortalError } from '@portal/contract/errors.ts'
import { requests } from '@portal/contract/requests.ts'
import { may } from '@portal/domain/access/may.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import { promiseLine } from '@portal/domain/requests/promise-line.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { contentsReaderOf, itemViewOf } from '../catalogue/catalogue.ts'
import { ownPlace } from '../locations/locations.ts'
import { readPromiseFacts } from '../orders/orders.store.ts'
import { findListAgain } from './given-back.store.ts'
import { findRequest } from './listed-requests.store.ts'
import { findApproval, listRequestLines, listRequestOrders, listSteps } from './request-details.store.ts'
import { findOwnRequest } from './withdrawals.store.ts'

/**
 * One request with its lines and its course; one of another location, or not of the project asked for, does not exist
 * (R-ENT-33, OP-34).
 */
export const getRequest: UseCase<typeof requests.getRequest | typeof requests.getProjectRequest> = async (
  ctx,
  input,
) => {
  const request = await findRequest(ctx.db, { ...signedIn(ctx), ...contentsReaderOf(ctx) }, input.aanvraagnummer)
  if (request === null) throw new PortalError('error.niet_gevonden')
  const place = await ownPlace(ctx, request.locationNos, input)
  const view = itemViewOf({ ...ctx, place })
  const reader = { language: view.language, priceGroup: view.customerNo, today: view.today }
  const key = { requestId: request.id, requestNo: request.erpNummer ?? '', order: null, locationNo: place.nummer }
  const [lines, steps, orders, facts, terugOpLijst, goedkeuring, intrekbaar] = await Promise.all([
    listRequestLines(ctx.db, request, reader),
    listSteps(ctx.db, request),
    listRequestOrders(ctx.db, request),
    readPromiseFacts(ctx.db, key),
    findListAgain(ctx.db, request.id, signedIn(ctx).userName),
    findApproval(ctx.db, request.id),
    mayWithdraw(ctx, request.aanvraagnummer, place),
  ])
  const { id: _, locationNos: __, ...head } = request
  return {
    ...head,
    materieellocatie: place.nummer,
    locatieOmschrijving: place.omschrijving,
    terugOpLijst,
    goedkeuring,
    orders,
    regels: lines.map((line) => hidePrices(line, view.pricesVisible)),
    verloop: steps,
    beloften: [...promiseLine(facts)],
    intrekbaar,
  }
}

/** As `withdrawRequest` would decide now. */
async function mayWithdraw(ctx: Ctx, no: string, place: UserLocation): Promise<boolean> {
  const user = signedIn(ctx)
  const own = await findOwnRequest(ctx.db, user.userName, no)
  if (own?.delivery !== 'wachtrij' || own.locationNo !== place.nummer) return false
  return may(user, requests.withdrawRequest.access, place.rol) && ctx.erp.mayTakeBackWrite(ctx.db, own.id)
}
