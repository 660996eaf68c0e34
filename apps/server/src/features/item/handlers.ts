import type { item } from '@portal/contract/item.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getImageAddresses } from './get-image-addresses.ts'
import { getIncludedItems } from './get-included-items.ts'
import { getItem, getItems } from './get-item.ts'
import { getOrderTips } from './get-order-tips.ts'

export const itemHandlers: Handlers<typeof item> = {
  getItem,
  getItems,
  getIncludedItems,
  getOrderTips,
  getImageAddresses,
}
