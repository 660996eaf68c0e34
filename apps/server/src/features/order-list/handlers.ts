import type { orderList } from '@portal/contract/order-list.ts'
import { emptyId } from '@portal/contract/values.ts'
import type { NewItem } from '@portal/domain/order-list/plan-additions.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addItem } from './add-item.ts'
import { addToList } from './add-items.ts'
import { addLines } from './add-lines.ts'
import { addList } from './add-list.ts'
import { addMainSet, addSet } from './add-sets.ts'
import { changeLine } from './change-line.ts'
import { checkStatus } from './check-status.ts'
import { getOrderList } from './get-order-list.ts'
import { getOrderLists } from './get-order-lists.ts'
import { putLines } from './put-lines.ts'
import { removeAllItems } from './remove-all-items.ts'
import { removeItem } from './remove-item.ts'
import { renameList } from './rename-list.ts'
import { updateItems } from './update-items.ts'

const itemsOnly = ({ bestelListItems }: { readonly bestelListItems: readonly NewItem[] }) => ({
  items: bestelListItems,
  sets: [],
})

export const orderListHandlers: Handlers<typeof orderList> = {
  getOrderList,
  getOrderLists,
  addItem,
  addItems: (ctx, input) => addToList(ctx, emptyId, itemsOnly(input)),
  addDetails: (ctx, input) => addToList(ctx, input.bestellijstId, itemsOnly(input)),
  addSet,
  addMainSet,
  addLines,
  putLines,
  updateItems,
  changeLine,
  removeItem,
  removeAllItems,
  renameList,
  addList,
  checkStatus,
}
