import { useStore } from '../../lib/store.ts'
import { useLocation } from '../location/location-store.ts'
import { removedLines } from './removed-lines.ts'
import { useOrderList } from './use-order-list.ts'

/** Lines on the active order list that the person chose; what comes with them does not count. */
export function useOrderListCount(): number {
  const { data } = useOrderList()
  const gone = useStore(removedLines)
  if (useLocation() === null) return 0
  return data?.items.filter((item) => item.parentId === null && !gone.has(item.id)).length ?? 0
}
