import { orderList } from '@portal/contract/order-list.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { useSession } from '../lib/session.ts'
import { useCall } from '../lib/use-call.ts'
import { useLocation } from './location-store.ts'

/** Lines on the order list of the chosen location that the person chose; what comes with them does not count. */
export function useOrderListCount(): number {
  const userName = useSession().claims?.userName ?? ''
  const location = useLocation()
  const input = { gebruikerLogin: userName, materieellocatie: location?.nummer ?? '', bestelijstId: emptyGuid }
  const { data } = useCall(orderList.getOrderList, input, { enabled: userName !== '' && location !== null })
  if (location === null) return 0
  return data?.items.filter((item) => item.parentId === null).length ?? 0
}
