import type { FavouriteDetails, favourites } from '@portal/contract/favourites.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type AskingCtx, signedIn } from '../../platform/context.ts'
import { itemViewOf } from '../catalogue/catalogue.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { listFavourites, listWithItem } from './favourites.store.ts'
import { requireFavourites } from './own-lists.ts'

/** The own lists and those that colleagues share with a location that is the person's now. */
async function readLists(ctx: AskingCtx, id: string | null): Promise<FavouriteDetails[]> {
  requireFavourites(ctx)
  const user = signedIn(ctx)
  const places = await listUserLocations(ctx.db, user)
  const { language, today, customerNo, pricesVisible } = itemViewOf(ctx)
  const seenBy = { userName: user.userName, locationNos: places.map((place) => place.nummer) }
  const lists = await listFavourites(ctx.db, seenBy, { id, reader: { language, today, priceGroup: customerNo } })
  return lists.map((list) => ({ ...list, items: list.items.map((item) => hidePrices(item, pricesVisible)) }))
}

export const getLists: UseCase<typeof favourites.getLists> = async (ctx) => ({ items: await readLists(ctx, null) })

export const getListsDetails: UseCase<typeof favourites.getListsDetails> = async (ctx, input) => ({
  items: await readLists(ctx, input.id),
})

export const inLists: UseCase<typeof favourites.inLists> = async (ctx, input) => {
  requireFavourites(ctx)
  const item = { kind: input.type, no: input.materieelSoort.toUpperCase() }
  return { items: await listWithItem(ctx.db, signedIn(ctx).userName, item) }
}
