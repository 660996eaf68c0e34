import type { orderList } from '@portal/contract/order-list.ts'
import { emptyId } from '@portal/contract/values.ts'
import type { UseCase } from '../../http/handlers.ts'
import { addToList } from './add-items.ts'
import { noList, readListAnswer } from './read-list-answer.ts'

/** One item onto the first list of the location; the answer replaces the list (R-LIST-02, R-PAY-05). */
export const addItem: UseCase<typeof orderList.addItem> = async (ctx, input) => {
  const added = await addToList(ctx, emptyId, { items: [input], sets: [] })
  const answer = (await readListAnswer(ctx, added.bestellijstId)) ?? noList
  return { ...answer, isMeegeleverdAdded: added.isMeegeleverdAdded }
}
