import type { orderList } from '@portal/contract/order-list.ts'
import { emptyId } from '@portal/contract/values.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf, signedIn } from '../../platform/context.ts'
import { addToList } from './add-items.ts'
import { findList } from './order-list.store.ts'
import { readListAnswer } from './read-list-answer.ts'

/** One item onto the first list of the location; the answer replaces the list (R-LIST-02, R-PAY-05). */
export const addItem: UseCase<typeof orderList.addItem> = async (ctx, input) => {
  const place = placeOf(ctx)
  const added = await addToList(ctx, emptyId, [input])
  const owner = { userName: signedIn(ctx).userName, locationNo: place.nummer }
  const answer = await readListAnswer(ctx, place, await findList(ctx.db, owner, added.bestellijstId))
  return { ...answer, isMeegeleverdAdded: added.isMeegeleverdAdded }
}
