import type { exitOrders } from '@portal/contract/exit-orders.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getExitOrder, getExitOrderDocuments, getExitOrderImages } from './get-exit-order.ts'
import { getExitOrders } from './get-exit-orders.ts'

export const exitOrdersHandlers: Handlers<typeof exitOrders> = {
  getExitOrders,
  getProjectExitOrders: getExitOrders,
  getExitOrder,
  getProjectExitOrder: getExitOrder,
  getExitOrderImages,
  getExitOrderDocuments,
}
