import type { favourites } from '@portal/contract/favourites.ts'
import type { Handlers } from '../../http/handlers.ts'
import {
  addItem,
  addItems,
  addList,
  addListAndItems,
  removeItem,
  removeList,
  renameList,
  setSharing,
} from './change-lists.ts'
import { getLists, getListsDetails, inLists } from './get-lists.ts'

export const favouritesHandlers: Handlers<typeof favourites> = {
  getLists,
  getListsDetails,
  addList,
  addItem,
  addItems,
  addListAndItems,
  removeList,
  removeItem,
  renameList,
  inLists,
  setSharing,
}
