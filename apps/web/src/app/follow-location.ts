import { orderList } from '@portal/contract/order-list.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { notify } from '../lib/notifications.ts'
import { queryClient } from '../lib/query-client.ts'
import { refreshCalls } from '../lib/use-call.ts'
import { onLocationEffect } from '../shared/location/location-store.ts'

const orderLists = [orderList.getOrderList, orderList.getOrderLists]
export const removalLists = [removalList.getRemovalList, removalList.getProjectRemovalList]

/** The two lists are those of the chosen location: another one reads them again, none empties them. */
export function followLocation(): void {
  onLocationEffect('loadOrderList', () => void refreshCalls(orderLists))
  onLocationEffect('clearOrderList', () => queryClient.removeQueries({ queryKey: [orderList.getOrderList.path] }))
  onLocationEffect('loadRemovalList', () => void refreshCalls(removalLists))
  onLocationEffect('clearRemovalList', () => {
    for (const { path } of removalLists) queryClient.removeQueries({ queryKey: [path] })
  })
  onLocationEffect('warnSelectionLost', () => notify('geselecteerde_locatie'))
}
