import { orderList } from '@portal/contract/order-list.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { callKey } from '../lib/call-key.ts'
import { queryClient } from '../lib/query-client.ts'
import { readCall } from '../lib/use-call.ts'
import { askedBy, leaveGone } from './follow-order-lists.ts'

/** Reads which lists there are, and leaves those on screen that are gone before anything asks for their lines. */
export async function leaveDeleted(): Promise<void> {
  const open = queryClient.getQueryCache().findAll({ queryKey: callKey(orderList.getOrderList), type: 'active' })
  const named = open.map(askedBy).filter(({ bestelijstId }) => bestelijstId !== emptyGuid)
  const [first] = named
  if (first === undefined) return
  // A read that is under way may not know of the change yet.
  await queryClient.cancelQueries({ queryKey: callKey(orderList.getOrderLists) })
  const { gebruikerLogin } = first
  const { lijsten } = await readCall(orderList.getOrderLists, { gebruikerLogin }, { staleMs: 0 })
  const there = new Set(lijsten.map(({ id }) => id))
  for (const asked of named) if (!there.has(asked.bestelijstId)) leaveGone(asked)
}
