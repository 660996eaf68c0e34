import type { favourites } from '@portal/contract/favourites.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type AskingCtx, signedIn } from '../../platform/context.ts'
import { itemViewOf } from '../catalogue/catalogue.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { type FavouriteReader, findFavourites, listFavourites, listWithItem } from './favourites.store.ts'
import { requireFavourites } from './own-lists.ts'

/** Sees the own lists and those that colleagues share with a location that is the person's now. */
async function readerOf(ctx: AskingCtx): Promise<FavouriteReader> {
  requireFavourites(ctx)
  const user = signedIn(ctx)
  const places = await listUserLocations(ctx.db, user)
  return { userName: user.userName, locationNos: places.map((place) => place.nummer) }
}

export const getLists: UseCase<typeof favourites.getLists> = async (ctx) => ({
  items: await listFavourites(ctx.db, await readerOf(ctx)),
})

export const getListsDetails: UseCase<typeof favourites.getListsDetails> = async (ctx, { id }) => {
  const { language, today, customerNo, pricesVisible } = itemViewOf(ctx)
  const reader = { language, today, priceGroup: customerNo }
  const lists = await findFavourites(ctx.db, await readerOf(ctx), { id, reader })
  return { items: lists.map((list) => ({ ...list, items: list.items.map((item) => hidePrices(item, pricesVisible)) })) }
}

export const inLists: UseCase<typeof favourites.inLists> = async (ctx, input) => {
  requireFavourites(ctx)
  const item = { kind: input.type, no: input.materieelSoort.toUpperCase() }
  return { items: await listWithItem(ctx.db, signedIn(ctx).userName, item) }
}
