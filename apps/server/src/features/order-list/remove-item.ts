import type { orderList } from '@portal/contract/order-list.ts'
import type { UseCase } from '../../http/handlers.ts'
import { openListOfLines, tellListChanged } from './change-list.ts'
import { goneLinePart, goneSetPart } from './order-lines.store.ts'
import { changeList } from './order-list.ts'

/** A line, and with it the lines that came with it (R-LIST-01, R-PAY-11), or the whole set it belongs to. */
export const removeItem: UseCase<typeof orderList.removeItem> = async (ctx, input) => {
  const list = await openListOfLines(ctx, [input.id])
  await changeList(ctx, list, [[input.heleSet ? goneSetPart : goneLinePart, { id: input.id }]])
  tellListChanged(ctx, list.id, { removed: input.id, ...(input.heleSet && { wholeSet: true }) })
  return null
}
