import type { orders } from '@portal/contract/orders.ts'
import type { OrderKind } from '@portal/domain/states/enums.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { contentsReaderOf } from '../catalogue/catalogue.ts'
import { listReadLocations } from '../locations/locations.ts'
import { listOrders } from './listed-orders.store.ts'
import { permitOrders } from './permit-orders.ts'

type ListCalls = (typeof orders)[
  | 'getDeliveredOrders'
  | 'getProjectDeliveredOrders'
  | 'getMovedOrders'
  | 'getProjectMovedOrders']

/** What comes is an order to the location, what goes one from it; a move is both. */
const ownDirection = { Aanvoer: 'naar', Afvoer: 'van', Overige_verplaatsingen: 'beide' } as const

/** Lists the orders of one kind of a location or of a project (R-ENT-34, R-STATE-04, OP-34). */
export function getOrders(type: OrderKind): UseCase<ListCalls> {
  return async (ctx, input) => {
    const direction = ('richting' in input ? input.richting : undefined) ?? ownDirection[type]
    permitOrders(ctx, type, direction)
    const places = await listReadLocations(ctx, input)
    const locationNos = places.map(({ nummer }) => nummer)
    const items = await listOrders(
      ctx.db,
      { ...signedIn(ctx), ...contentsReaderOf(ctx) },
      { type, direction, locationNos },
    )
    return { items }
  }
}
