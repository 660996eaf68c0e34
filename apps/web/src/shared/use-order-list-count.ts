import { useLocation } from './location-store.ts'
import { useOrderList } from './use-order-list.ts'

/** Lines on the active order list that the person chose; what comes with them does not count. */
export function useOrderListCount(): number {
  const { data } = useOrderList()
  if (useLocation() === null) return 0
  return data?.items.filter((item) => item.parentId === null).length ?? 0
}
