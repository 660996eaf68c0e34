import type { removalList } from '@portal/contract/removal-list.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addItems } from './add-returns.ts'
import { addScanned } from './add-scanned.ts'
import { changeLine } from './change-line.ts'
import { getProjectRemovalList, getRemovalList } from './get-removal-list.ts'
import { removeItem, removeItems } from './remove-items.ts'
import { updateItems, updateProjectItems } from './update-items.ts'

export const removalListHandlers: Handlers<typeof removalList> = {
  getRemovalList,
  getProjectRemovalList,
  addItems,
  addScanned,
  updateItems,
  updateProjectItems,
  changeLine,
  removeItem,
  removeItems,
}
