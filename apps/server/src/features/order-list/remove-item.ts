import type { orderList } from '@portal/contract/order-list.ts'
import type { UseCase } from '../../http/handlers.ts'
import { lockListWithLines, tellListChanged } from './change-list.ts'
import { deleteLine } from './order-lines.store.ts'

/** A line, and with it the lines that came with it (R-LIST-01, R-PAY-11). */
export const removeItem: UseCase<typeof orderList.removeItem> = async (ctx, input) => {
  const { head: list } = await lockListWithLines(ctx, [input.id])
  await deleteLine(ctx.db, list.id, { id: input.id, at: ctx.clock.now() })
  tellListChanged(ctx, list.id, { removed: input.id })
  return null
}
