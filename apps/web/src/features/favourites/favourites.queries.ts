import { favourites } from '@portal/contract/favourites.ts'

/** What a change of a list makes old. */
export const favouriteReads = [favourites.getLists, favourites.getListsDetails, favourites.inLists]
