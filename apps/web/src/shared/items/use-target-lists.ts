import type { OrderList } from '@portal/contract/order-list.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { setActiveList, useActiveList } from '../listing/active-list.ts'
import { standingOfList } from '../listing/order-list-standing.ts'
import { useOrderLists } from '../listing/use-order-list.ts'
import { useLocation } from '../location/location-store.ts'
import type { AddTarget } from './add-items.ts'

/** The lists at the chosen location that take items, the active one, and where an addition goes by default. */
export function useTargetLists() {
  const locationNo = useLocation()?.nummer ?? ''
  const active = useActiveList(locationNo)
  const { data } = useOrderLists()
  const here = (data?.lijsten ?? []).filter((list) => list.materieelLocatieNr === locationNo)
  const lists = here.filter((list) => standingOfList(list).editable)
  const current = here.find((list) => list.id === active) ?? here[0]
  // The first list of a location is asked for by the empty id, which also stands for one that is not made yet.
  const idOf = (list: OrderList | undefined) => (list === undefined || list === here[0] ? emptyGuid : list.id)
  // Until the lists are read, things go where this person last worked.
  const target: AddTarget = { listId: data === undefined ? active : idOf(current) }
  const activate = (list: OrderList) => setActiveList(locationNo, idOf(list))
  return { lists, current, target, activate }
}
