import type { orders } from '@portal/contract/orders.ts'
import type { OrderKind } from '@portal/domain/states/enums.ts'
import type { UseCase } from '../../http/handlers.ts'
import { itemViewOf } from '../catalogue/catalogue.ts'
import { findOwnOrder } from './get-order.ts'
import { listOrderCosts } from './order-lines.store.ts'

/** The cost lines of an order by type; amounts that this visitor may not see stay here (R-VAL-15, R-STATE-07). */
export function getOrderCosts(type: OrderKind): UseCase<typeof orders.getMovedCosts> {
  return async (ctx, input) => {
    const { order, place } = await findOwnOrder(ctx, type, input)
    const { pricesVisible } = itemViewOf({ ...ctx, place })
    const lines = await listOrderCosts(ctx.db, { type, no: order.ordernummer })
    const kostenRegels = pricesVisible ? lines : lines.map((line) => ({ ...line, stuksPrijs: 0, bedrag: 0 }))
    return { toonPrijs: pricesVisible, kostenRegels }
  }
}
