import { PortalError } from '@portal/contract/errors.ts'
import type { exitOrders } from '@portal/contract/exit-orders.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { Ctx } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { listDocuments } from '../documents/documents.store.ts'
import { ownPlace, type PlaceInput } from '../locations/locations.ts'
import { listPhotos } from '../orders/orders.store.ts'
import { findExitOrder, listExitOrderLines, type StoredExitOrder } from './exit-orders.store.ts'
import { hideAmounts } from './hide-amounts.ts'

type DetailCalls = (typeof exitOrders)['getExitOrder' | 'getProjectExitOrder']

/** An exit order of one of the user's locations; one of another location does not exist. */
async function findOwnExitOrder(
  ctx: Ctx,
  input: PlaceInput & { readonly nummer: string },
): Promise<{ readonly order: StoredExitOrder; readonly place: UserLocation }> {
  const order = await findExitOrder(ctx.db, input.nummer)
  if (order === null) throw new PortalError('error.niet_gevonden')
  return { order, place: await ownPlace(ctx, [order.materieellocatie], input) }
}

/** One exit order with its lines (R-ENT-35). */
export const getExitOrder: UseCase<DetailCalls> = async (ctx, input) => {
  const { order } = await findOwnExitOrder(ctx, input)
  const showsAmounts = ctx.settings.bool('Facturen_ToonBedragen')
  const lines = await listExitOrderLines(ctx.db, order.nummer, ctx.language)
  return {
    ...hideAmounts(order, showsAmounts),
    toonPrijs: showsAmounts,
    regels: lines.map((line) => hideAmounts(line, showsAmounts)),
  }
}

export const getExitOrderImages: UseCase<typeof exitOrders.getExitOrderImages> = async (ctx, input) => {
  const { order } = await findOwnExitOrder(ctx, input)
  return { items: await listPhotos(ctx.db, 'Exitorder', order.nummer) }
}

export const getExitOrderDocuments: UseCase<typeof exitOrders.getExitOrderDocuments> = async (ctx, input) => {
  const { order } = await findOwnExitOrder(ctx, input)
  return { items: await listDocuments(ctx.db, 'Exitorder', [order.nummer]) }
}
