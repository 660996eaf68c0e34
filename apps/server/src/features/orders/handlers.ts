import type { orders } from '@portal/contract/orders.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findOrders } from './find-orders.ts'
import { getAgain } from './get-again.ts'
import { getOpenOrders } from './get-open-orders.ts'
import { getOrder } from './get-order.ts'
import { getOrderCosts } from './get-order-costs.ts'
import { getOrderDocuments, getOrderImages } from './get-order-files.ts'
import { getOrders } from './get-orders.ts'

export const ordersHandlers: Handlers<typeof orders> = {
  getDeliveredOrders: getOrders('Aanvoer'),
  getProjectDeliveredOrders: getOrders('Aanvoer'),
  getRemovedOrders: getOrders('Afvoer'),
  getProjectRemovedOrders: getOrders('Afvoer'),
  getMovedOrders: getOrders('Overige_verplaatsingen'),
  getProjectMovedOrders: getOrders('Overige_verplaatsingen'),
  getDeliveredOrder: getOrder('Aanvoer'),
  getProjectDeliveredOrder: getOrder('Aanvoer'),
  getRemovedOrder: getOrder('Afvoer'),
  getProjectRemovedOrder: getOrder('Afvoer'),
  getMovedOrder: getOrder('Overige_verplaatsingen'),
  getProjectMovedOrder: getOrder('Overige_verplaatsingen'),
  getDeliveredCosts: getOrderCosts('Aanvoer'),
  getRemovedCosts: getOrderCosts('Afvoer'),
  getMovedCosts: getOrderCosts('Overige_verplaatsingen'),
  getAgain,
  findOrders,
  getOpenOrders,
  getOrderImages,
  getOrderDocuments,
}
