import type { CallInput } from '@portal/contract/define.ts'
import { orderList } from '@portal/contract/order-list.ts'
import type { QueryKey } from '@tanstack/react-query'
import { isNotFound } from '../lib/call-error.ts'
import { notify } from '../lib/notifications.ts'
import { queryClient } from '../lib/query-client.ts'
import { leaveList } from '../shared/listing/active-list.ts'

/** Which list a query reads: the key of a call ends with its input. */
export function askedBy({ queryKey }: { readonly queryKey: QueryKey }) {
  return queryKey[1] as CallInput<typeof orderList.getOrderList>
}

/** A list that was deleted elsewhere is left for the first one of its location, which is said once. */
export function leaveGone({ materieellocatie, bestelijstId }: ReturnType<typeof askedBy>): void {
  if (leaveList(materieellocatie, bestelijstId)) notify('orderList.left', { severity: 'info' })
}

/** Leaves a list that was deleted while nothing was open: the first answer says it. */
export function followOrderLists(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (event.query.queryKey[0] === orderList.getOrderList.path && isNotFound(event.action.error))
      leaveGone(askedBy(event.query))
  })
}
