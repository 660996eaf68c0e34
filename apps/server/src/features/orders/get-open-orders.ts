import type { orders } from '@portal/contract/orders.ts'
import type { UseCase } from '../../http/handlers.ts'
import { listReadLocations } from '../locations/locations.ts'
import { countOpenOrders } from './listed-orders.store.ts'

/** How many orders are still to be carried out, for the tiles of the location (R-SCR-HUB-01 to R-SCR-HUB-04). */
export const getOpenOrders: UseCase<typeof orders.getOpenOrders> = async (ctx, { projectNummer }) => {
  const places = await listReadLocations(ctx, projectNummer === undefined ? {} : { projectNummer })
  return countOpenOrders(
    ctx.db,
    places.map(({ nummer }) => nummer),
  )
}
