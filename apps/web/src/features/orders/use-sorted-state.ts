import type { OrderSort } from '@portal/domain/orders/order-sort.ts'
import { orderSort } from '@portal/domain/orders/order-sort.ts'
import { orderTable } from '@portal/domain/orders/order-table.ts'
import { useSettings } from '../../lib/settings.ts'
import type { TableState } from '../../ui/table/table-state.ts'
import { useTableState } from '../../ui/table/use-table-state.ts'
import type { OrderScreen } from './order-screens.ts'

/** A sort given up is the one of the firm again; on its own column a third click turns it, else it could never turn. */
function withSort(next: TableState, before: TableState, own: OrderSort | null): TableState {
  if (own === null || next.sort !== null) return next
  const turned = { column: own.column, descending: !own.descending }
  return before.sort === null ? { ...next, sort: turned } : next
}

/** The table's state in the address, sorted as the firm set it until somebody sorts it (R-SET-34). */
export function useSortedState(screen: OrderScreen): [TableState, (next: TableState) => void] {
  const settings = useSettings()
  const [state, setState] = useTableState()
  const { columns, place, direction } = orderTable(settings, screen)
  const own = orderSort(columns, { place, direction })
  return [
    { ...state, sort: state.sort ?? own },
    (next) => {
      const isOwn = next.sort?.column === own?.column && next.sort?.descending === own?.descending
      const chosen = isOwn ? { ...next, sort: null } : next
      setState(isOwn ? chosen : withSort(chosen, state, own))
    },
  ]
}
