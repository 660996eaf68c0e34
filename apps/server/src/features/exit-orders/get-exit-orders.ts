import type { exitOrders } from '@portal/contract/exit-orders.ts'
import type { UseCase } from '../../http/handlers.ts'
import { listReadLocations } from '../locations/locations.ts'
import { listExitOrders } from './exit-orders.store.ts'
import { hideAmounts } from './hide-amounts.ts'

type ListCalls = (typeof exitOrders)['getExitOrders' | 'getProjectExitOrders']

/** The exit orders of a location or of a project (R-ENT-35, OP-34). */
export const getExitOrders: UseCase<ListCalls> = async (ctx, input) => {
  const places = await listReadLocations(ctx, input)
  const showsAmounts = ctx.settings.bool('Facturen_ToonBedragen')
  const items = await listExitOrders(
    ctx.db,
    places.map(({ nummer }) => nummer),
  )
  return { items: items.map((item) => ({ ...hideAmounts(item, showsAmounts), toonPrijs: showsAmounts })) }
}
