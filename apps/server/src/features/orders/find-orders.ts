import type { orders } from '@portal/contract/orders.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { findOrdersByNumber } from './order-list.store.ts'

/** Orders by their number, at any location of the user and at no other. */
export const findOrders: UseCase<typeof orders.findOrders> = async (ctx, { term, maximum }) => {
  const places = await listUserLocations(ctx.db, signedIn(ctx))
  const locationNos = places.map(({ nummer }) => nummer)
  return { items: await findOrdersByNumber(ctx.db, { locationNos, term, most: maximum }) }
}
