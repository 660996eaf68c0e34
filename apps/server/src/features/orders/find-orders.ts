import type { orders } from '@portal/contract/orders.ts'
import { orderKinds } from '@portal/domain/states/enums.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { contentsReaderOf } from '../catalogue/catalogue.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { findOrdersByNumber } from './listed-orders.store.ts'
import { mayHaveOrders } from './permit-orders.ts'

/** Orders by their number, at any location of the user and at no other; without the kinds that are switched off. */
export const findOrders: UseCase<typeof orders.findOrders> = async (ctx, { term, maximum }) => {
  const places = await listUserLocations(ctx.db, signedIn(ctx))
  const locationNos = places.map(({ nummer }) => nummer)
  const reader = { ...signedIn(ctx), ...contentsReaderOf(ctx) }
  const kinds = orderKinds.filter((kind) => mayHaveOrders(ctx, kind))
  return { items: await findOrdersByNumber(ctx.db, reader, { locationNos, kinds, term, most: maximum }) }
}
