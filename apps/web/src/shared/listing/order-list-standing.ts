import type { OrderList } from '@portal/contract/order-list.ts'
import type { OrderListStanding } from '@portal/domain/order-list/list-state.ts'
import { orderListStanding } from '@portal/domain/order-list/list-state.ts'

const savedStatuses = { open: null, ingediend: 'Requested', afgekeurd: 'Disapproved', geblokkeerd: null } as const

/** How a list stands, from what the wire says of it: whether it can be changed, and why not (OP-32, OP-33). */
export function standingOfList(list: Pick<OrderList, 'toestand' | 'redenAfkeuring'>): OrderListStanding {
  return orderListStanding({
    savedStatus: savedStatuses[list.toestand],
    rejectionReason: list.redenAfkeuring,
    locationBlocked: list.toestand === 'geblokkeerd',
  })
}
