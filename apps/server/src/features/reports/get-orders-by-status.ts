import { orderLists, type reports } from '@portal/contract/reports.ts'
import { knownValue, orderStatuses, unknownWord } from '@portal/domain/states/enums.ts'
import type { UseCase } from '../../http/handlers.ts'
import { countListedOrders } from '../orders/orders.ts'
import { reportPlaces } from './report-places.ts'
import { permitArea } from './switched-on.ts'

/** Orders by status in each of the lists that are switched on (R-SCR-REP-02). */
export const getOrdersByStatus: UseCase<typeof reports.getOrdersByStatus> = async (ctx, input) => {
  permitArea(ctx, 'AppMaterieelorders')
  const counts = await countListedOrders(ctx, await reportPlaces(ctx, input))
  const statuses = [...orderStatuses, unknownWord] as const
  const items = orderLists.flatMap((overzicht) =>
    statuses.map((status) => {
      const same = counts.filter(
        (one) => one.overzicht === overzicht && (knownValue(orderStatuses, one.status) ?? unknownWord) === status,
      )
      return { overzicht, status, aantal: same.reduce((sum, { aantal }) => sum + aantal, 0) }
    }),
  )
  return { items: items.filter(({ aantal }) => aantal > 0) }
}
