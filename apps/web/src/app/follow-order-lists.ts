import type { CallInput } from '@portal/contract/define.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import type { QueryKey } from '@tanstack/react-query'
import { isNotFound } from '../lib/call-error.ts'
import { callKey } from '../lib/call-query.ts'
import { beforeReading } from '../lib/follow-changes.ts'
import { notify } from '../lib/notifications.ts'
import { queryClient } from '../lib/query-client.ts'
import { readCall } from '../lib/use-call.ts'
import { leaveList } from '../shared/listing/active-list.ts'

export const orderLists = [orderList.getOrderList, orderList.getOrderLists]

/** Which list a query reads: the key of a call ends with its input. */
function askedBy({ queryKey }: { readonly queryKey: QueryKey }) {
  return queryKey[1] as CallInput<typeof orderList.getOrderList>
}

/** A list that was deleted elsewhere is left for the first one of its location, which is said once. */
function leaveGone({ materieellocatie, bestelijstId }: ReturnType<typeof askedBy>): void {
  if (leaveList(materieellocatie, bestelijstId)) notify('orderList.left', { severity: 'info' })
}

/** Reads which lists there are, and leaves those on screen that are gone before anything asks for their lines. */
async function leaveDeleted(): Promise<void> {
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

/** Leaves lists that are there no more: those on screen before they are read again, and others once they are opened. */
export function followOrderLists(): void {
  beforeReading('orderLists', leaveDeleted)
  // Deleted while nothing was open: the first answer says it.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (event.query.queryKey[0] === orderList.getOrderList.path && isNotFound(event.action.error))
      leaveGone(askedBy(event.query))
  })
}
