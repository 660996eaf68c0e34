import type { OrderListName } from '@portal/contract/reports.ts'
import type { OrderDirection } from '@portal/domain/orders/order-switches.ts'
import type { OrderKind } from '@portal/domain/states/enums.ts'
import type { Ctx } from '../../platform/context.ts'
import { countOrders, type OrderCount } from './listed-orders.store.ts'
import { mayHaveOrders } from './permit-orders.ts'

const lists: Readonly<Record<OrderListName, readonly [kind: OrderKind, direction: OrderDirection]>> = {
  aanvoer: ['Aanvoer', 'naar'],
  afvoer: ['Afvoer', 'van'],
  naarVerplaatsing: ['Overige_verplaatsingen', 'naar'],
  vanVerplaatsing: ['Overige_verplaatsingen', 'van'],
}

/** Which of the four lists of orders are switched on. */
export function listOrderLists(ctx: Ctx): readonly OrderListName[] {
  // Its keys are the names.
  return (Object.keys(lists) as OrderListName[]).filter((name) => mayHaveOrders(ctx, ...lists[name]))
}

/** How many orders some locations have in each list that is switched on, by status and by whether their day has passed. */
export async function countListedOrders(ctx: Ctx, locationNos: readonly string[]): Promise<readonly OrderCount[]> {
  const open = listOrderLists(ctx)
  const counts = await countOrders(ctx.db, locationNos, ctx.clock.today())
  return counts.filter(({ overzicht }) => open.includes(overzicht))
}
