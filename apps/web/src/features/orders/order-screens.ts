import { orders } from '@portal/contract/orders.ts'
import type { OrderTableKeys } from '@portal/domain/orders/order-table.ts'
import type { OrderKind } from '@portal/domain/states/enums.ts'
import type { TextKey } from '../../lib/text.ts'

/** What sets one of the four order screens apart from the others. */
export interface OrderScreen extends OrderTableKeys {
  readonly path: '/orders/aanvoer' | '/orders/afvoer' | '/orders/naar-verplaatsing' | '/orders/van-verplaatsing'
  readonly type: OrderKind
  /** Which end of a move is this location; null where the kind says it. */
  readonly direction: 'naar' | 'van' | null
  readonly list: typeof orders.getMovedOrders | typeof orders.getDeliveredOrders
  readonly projectList: typeof orders.getProjectMovedOrders | typeof orders.getProjectDeliveredOrders
  readonly one: typeof orders.getDeliveredOrder
  readonly projectOne: typeof orders.getProjectDeliveredOrder
  readonly costs: typeof orders.getDeliveredCosts
  /** What the day is called on which it is carried out. */
  readonly day: TextKey
}

export const arrivals: OrderScreen = {
  path: '/orders/aanvoer',
  type: 'Aanvoer',
  direction: null,
  list: orders.getDeliveredOrders,
  projectList: orders.getProjectDeliveredOrders,
  one: orders.getDeliveredOrder,
  projectOne: orders.getProjectDeliveredOrder,
  costs: orders.getDeliveredCosts,
  columns: 'Orders_Aanvoer_Kolommen',
  sortColumn: 'Orders_Aanvoer_SorteerKolom',
  sortDirection: 'Orders_Aanvoer_SorteerRichting',
  day: 'requests.deliveryDate',
}

export const removals: OrderScreen = {
  path: '/orders/afvoer',
  type: 'Afvoer',
  direction: null,
  list: orders.getRemovedOrders,
  projectList: orders.getProjectRemovedOrders,
  one: orders.getRemovedOrder,
  projectOne: orders.getProjectRemovedOrder,
  costs: orders.getRemovedCosts,
  columns: 'Orders_Afvoer_Kolommen',
  sortColumn: 'Orders_Afvoer_SorteerKolom',
  sortDirection: 'Orders_Afvoer_SorteerRichting',
  day: 'requests.removalDate',
}

const moves = {
  type: 'Overige_verplaatsingen',
  list: orders.getMovedOrders,
  projectList: orders.getProjectMovedOrders,
  one: orders.getMovedOrder,
  projectOne: orders.getProjectMovedOrder,
  costs: orders.getMovedCosts,
  day: 'requests.moveDate',
  general: {
    columns: 'Orders_Verplaatsing_Kolommen',
    sortColumn: 'Orders_Verplaatsing_SorteerKolom',
    sortDirection: 'Orders_Verplaatsing_SorteerRichting',
  },
} as const

export const movesTo: OrderScreen = {
  ...moves,
  path: '/orders/naar-verplaatsing',
  direction: 'naar',
  columns: 'Orders_VerplaatsingNaar_Kolommen',
  sortColumn: 'Orders_VerplaatsingNaar_SorteerKolom',
  sortDirection: 'Orders_VerplaatsingNaar_SorteerRichting',
}

export const movesFrom: OrderScreen = {
  ...moves,
  path: '/orders/van-verplaatsing',
  direction: 'van',
  columns: 'Orders_VerplaatsingVan_Kolommen',
  sortColumn: 'Orders_VerplaatsingVan_SorteerKolom',
  sortDirection: 'Orders_VerplaatsingVan_SorteerRichting',
}
