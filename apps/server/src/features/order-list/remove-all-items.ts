import type { orderList } from '@portal/contract/order-list.ts'
import { emptyId } from '@portal/contract/values.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf } from '../../platform/context.ts'
import { lockEditableList, lockNamedList, tellListChanged } from './change-list.ts'
import { clearList, deleteList } from './order-list.store.ts'

/** A named list goes with all its lines; the empty id empties the first list and keeps it (R-PAY-12, R-ENT-11). */
export const removeAllItems: UseCase<typeof orderList.removeAllItems> = async (ctx, input) => {
  const place = placeOf(ctx)
  if (input.bestellijstId === emptyId) {
    const first = await lockEditableList(ctx, place, emptyId)
    if (first === null) return null
    await clearList(ctx.db, first.id, ctx.clock.now())
    tellListChanged(ctx, first.id, { emptied: first.aantalRegels })
    return null
  }
  const list = await lockNamedList(ctx, place, input.bestellijstId)
  await deleteList(ctx.db, list.id)
  tellListChanged(ctx, list.id, { deleted: list.naam })
  return null
}
