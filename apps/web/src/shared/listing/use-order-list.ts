import { orderList } from '@portal/contract/order-list.ts'
import { useSession } from '../../lib/session.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLocation } from '../location/location-store.ts'
import { useActiveList } from './active-list.ts'
import { useWithQueue } from './with-queue.ts'

/** What asks for the active order list of the chosen location. */
export function useOrderListInput() {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const materieellocatie = useLocation()?.nummer ?? ''
  return { gebruikerLogin, materieellocatie, bestelijstId: useActiveList(materieellocatie) }
}

/** The active order list of the chosen location with its lines. */
export function useOrderList() {
  const input = useOrderListInput()
  const query = useCall(orderList.getOrderList, input, {
    enabled: input.gebruikerLogin !== '' && input.materieellocatie !== '',
  })
  return useWithQueue(orderList.getOrderList, input, query)
}

/** The order lists of this person, over all locations. */
export function useOrderLists() {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  return useCall(orderList.getOrderLists, { gebruikerLogin }, { enabled: gebruikerLogin !== '' })
}
