import type { orders } from '@portal/contract/orders.ts'
import type { UseCase } from '../../http/handlers.ts'
import { listDocuments } from '../documents/documents.store.ts'
import { findOwnOrder } from './get-order.ts'
import { listPhotos } from './orders.store.ts'

export const getOrderImages: UseCase<typeof orders.getOrderImages> = async (ctx, input) => {
  const { order } = await findOwnOrder(ctx, input.soort, input)
  return { items: await listPhotos(ctx.db, 'Order', order.ordernummer) }
}

export const getOrderDocuments: UseCase<typeof orders.getOrderDocuments> = async (ctx, input) => {
  const { order } = await findOwnOrder(ctx, input.soort, input)
  return { items: await listDocuments(ctx.db, 'Order', [order.ordernummer]) }
}
